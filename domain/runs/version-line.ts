type Run = { readonly id: string; readonly revisedAssetId: string | null };
type Result = { readonly id: string; readonly sourceServiceRunId: string | null };

/** A result and the results that it was made from, one after the other, newest first. */
export const versionLine = (resultId: string, runs: readonly Run[], results: readonly Result[]): string[] => {
  const line: string[] = [];
  for (let at: string | null = resultId; at !== null && !line.includes(at); ) {
    line.push(at);
    const made = results.find(({ id }) => id === at)?.sourceServiceRunId;
    at = runs.find(({ id }) => id === made)?.revisedAssetId ?? null;
  }
  return line;
};
