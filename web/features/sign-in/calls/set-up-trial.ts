import { useMutation } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { call } from '#web/lib/client.ts';

export const useSetUpTrial = () =>
  useMutation({
    mutationFn: (createDefaultProject: boolean) => call(api.setupTrial, { body: { createDefaultProject } }),
  });
