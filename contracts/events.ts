import { z } from 'zod';
import { RunStatus } from './entities/run.ts';

/** What travels on GET /api/projects/{id}/events, as `event: <name>` with JSON data. */
export const ServiceRunUpdate = z.object({
  serviceRunId: z.string(),
  status: RunStatus,
  error: z.string().nullable(),
  progress: z.number(),
});
export type ServiceRunUpdate = z.infer<typeof ServiceRunUpdate>;

export const EVENT_CONNECTED = 'connected';
export const EVENT_RUN_UPDATE = 'service-run-update';
/** Photos of the listing have been looked at: read the listing again. */
export const EVENT_PHOTOS_UPDATE = 'photos-update';
export const EVENT_HEARTBEAT = 'heartbeat';
