import { useMutation } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { call } from '#web/lib/client.ts';

export const useCreatePaymentIntent = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof api.createPaymentIntent>) => call(api.createPaymentIntent, { body }),
  });
