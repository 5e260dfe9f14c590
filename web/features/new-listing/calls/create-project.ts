import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { call } from '#web/lib/client.ts';

export function useCreateProject() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof api.createProject>) => call(api.createProject, { body }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [api.listProjects.path] }),
        queries.invalidateQueries({ queryKey: [api.usage.path] }),
      ]),
  });
}
