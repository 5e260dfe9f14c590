import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { disclosureFor } from '#domain/photos/disclosure-label.ts';
import { call } from '#web/lib/client.ts';
import { useWorkspace } from '../workspace-context.ts';

type Checked = { text: string; kind: BodyIn<typeof api.checkCopy>['kind']; takesNotice: boolean };
type Rules = { mlsId: string | null; alteredPhotos: boolean };

/** What the listing asks of its texts: the rules of its MLS, and a notice where altered photos go with them. */
export function useCheckRules(): Rules {
  const { detail, photos } = useWorkspace();
  const alteredPhotos = photos.some((photo) => photo.processingType !== null && disclosureFor(photo.processingType));
  return { mlsId: detail.project.mlsId, alteredPhotos };
}

const checkCopy = ({ text, kind, takesNotice }: Checked, { mlsId, ...rules }: Rules) => {
  const alteredPhotos = rules.alteredPhotos && takesNotice;
  return queryOptions({
    queryKey: [api.checkCopy.path, kind, mlsId, alteredPhotos, text] as const,
    queryFn: ({ signal }) => call(api.checkCopy, { body: { text, kind, mlsId, alteredPhotos }, signal }),
    enabled: text.trim() !== '',
  });
};

/** Fair Housing and MLS findings for a text, while it is being written. */
export const useCopyCheck = (checked: Checked, rules: Rules) =>
  useQuery({ ...checkCopy(checked, rules), placeholderData: keepPreviousData });

/** The same for several texts that stand still; findings in the order of the texts. */
export const useCopyChecks = (texts: readonly Checked[], rules: Rules) =>
  useQueries({
    queries: texts.map((text) => checkCopy(text, rules)),
    combine: (results) => results.map((result) => result.data?.findings ?? []),
  });
