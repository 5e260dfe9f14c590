import type { ServiceType } from '#contracts/services.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** What decides how a film's clips look. Everything else (cut, titles, music) is put on top of clips that exist. */
const FILMED = ['selectedAssetIds', 'duration', 'resolution', 'transition', 'fps', 'fitMode', 'aspect', 'reveal'];

const filming = (parameters: Parameters): string => JSON.stringify(FILMED.map((name) => parameters[name] ?? null));

/** A film that was paid for once is cut again for nothing: other titles, other music, the branded cut or the MLS one. */
export const isRecut = (
  service: ServiceType,
  parameters: Parameters,
  earlier: readonly { serviceType: ServiceType; status: string; parameters: Parameters }[],
): boolean =>
  service === 'ken_burns_video' &&
  earlier.some(
    (run) =>
      run.serviceType === service && run.status === 'completed' && filming(run.parameters) === filming(parameters),
  );
