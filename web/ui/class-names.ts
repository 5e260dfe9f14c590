import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Later classes win over earlier ones of the same kind, so that a caller can override a component's own. */
export const cn = (...classes: ClassValue[]) => twMerge(clsx(classes));
