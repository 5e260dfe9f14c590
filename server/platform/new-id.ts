import { randomUUID } from 'node:crypto';

/** Ids are opaque strings. */
export const newId = (): string => randomUUID();
