/** A result that is a new version of another. */
type Revision = { readonly resultId: string; readonly revisedAssetId: string | null };

/** A result and the results that it was made from, one after the other, newest first. */
export const versionLine = (resultId: string, revisions: readonly Revision[]): string[] => {
  const line: string[] = [];
  for (let at: string | null = resultId; at !== null && !line.includes(at); ) {
    line.push(at);
    at = revisions.find((one) => one.resultId === at)?.revisedAssetId ?? null;
  }
  return line;
};
