import { z } from 'zod';

export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  onboardingCompleted: z.boolean(),
  isAdmin: z.boolean(),
});
export type User = z.infer<typeof User>;
