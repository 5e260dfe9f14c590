import { z } from 'zod';
import { Camera } from './camera.ts';
import { FurniturePlan } from './plan.ts';
import { Room } from './room.ts';

/** All that a staged photo needs to be edited or rendered again: no pixels, only metres. */
export const Scene = z.object({ camera: Camera, room: Room, plan: FurniturePlan });
export type Scene = z.infer<typeof Scene>;
