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
export const EVENT_HEARTBEAT = 'heartbeat';
