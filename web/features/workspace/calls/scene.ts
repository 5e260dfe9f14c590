import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { ServiceRun } from '#contracts/entities/run.ts';
import type { Operation } from '#contracts/scene.ts';
import { Scene } from '#domain/scene/scene.ts';
import { getProject } from '#web/lib/calls/get-project.ts';
import { call } from '#web/lib/client.ts';

/** Where the furniture of a staged photo stands. It never changes: an edit makes another photo. */
export const useScene = (id: string, assetId: string) =>
  useQuery({
    queryKey: ['scene', id, assetId] as const,
    queryFn: async ({ signal }) => Scene.parse((await call(api.getScene, { params: { id, assetId }, signal })).scene),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const previewScene = async (id: string, assetId: string, operations: Operation[]): Promise<string> => {
  const reply = await call(api.editScene, { params: { id, assetId }, body: { operations } });
  return 'previewPath' in reply ? reply.previewPath : '';
};

/** Renders the edits at full size: a free revision, whose run joins the listing's. */
export function useApplyScene(id: string, assetId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (operations: Operation[]): Promise<ServiceRun | null> => {
      const reply = await call(api.editScene, { params: { id, assetId }, body: { operations, apply: true } });
      return 'serviceRun' in reply ? reply.serviceRun : null;
    },
    onSuccess: (run) =>
      queries.setQueryData(getProject(id).queryKey, (detail) =>
        detail && run ? { ...detail, serviceRuns: [run, ...detail.serviceRuns] } : detail,
      ),
  });
}
