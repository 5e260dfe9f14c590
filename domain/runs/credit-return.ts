/** The promise on the front page: a staged photo that is still not right after a free restage costs nothing. */
export const RETURN_DAYS = 30;
/** In RETURN_DAYS. Beyond it the promise is no longer used as one, and a person looks at it. */
export const RETURN_LIMIT = 5;

type Run = {
  readonly id: string;
  readonly serviceType: string;
  readonly status: string;
  readonly isRevision: boolean;
  readonly revisedAssetId: string | null;
  readonly finishedAt: Date | null;
};
type Result = { readonly id: string; readonly sourceServiceRunId: string | null };

export type Order<R extends Run> = {
  readonly paid: R;
  readonly results: readonly Result[];
  readonly restaged: boolean;
};

/** The run that was paid for behind a result, and all that was made from it since. */
export const orderBehind = <R extends Run>(
  resultId: string,
  runs: readonly R[],
  results: readonly Result[],
): Order<R> | null => {
  const runOf = (id: string | null) => runs.find((run) => run.id === id);
  const madeBy = (id: string | null) => runOf(results.find((result) => result.id === id)?.sourceServiceRunId ?? null);
  const firstOf = (run: R | undefined): R | undefined => {
    let at = run;
    // Each step goes to an older run, so as many steps as there are runs are enough.
    for (let i = 0; i < runs.length && at?.isRevision; i++) at = madeBy(at.revisedAssetId);
    return at;
  };
  const paid = firstOf(madeBy(resultId));
  if (!paid) return null;
  const family = results.filter(({ id }) => firstOf(madeBy(id)) === paid);
  return { paid, results: family, restaged: family.some(({ id }) => madeBy(id)?.isRevision) };
};

/** Why credits do not come back, in words for the person, or null when they do. */
export const whyNoReturn = (order: Order<Run>, returnedLately: number, now: Date): string | null => {
  if (order.paid.serviceType !== 'virtual_staging') return 'The promise is for staged photos.';
  if (!order.restaged) return 'Restage it first: that is free. If it still is not right, its credits come back.';
  const since = (now.getTime() - (order.paid.finishedAt ?? now).getTime()) / 86_400_000;
  if (since > RETURN_DAYS) return `Credits come back within ${RETURN_DAYS} days of the staging.`;
  if (returnedLately >= RETURN_LIMIT)
    return `Credits came back ${RETURN_LIMIT} times in ${RETURN_DAYS} days. Please write to us, and we look at it together.`;
  return null;
};
