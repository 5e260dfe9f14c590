import { CHECKED_ON, SOURCES } from './sources.ts';

/** What one listing service asks of public remarks. Editable by the host; the numbers disagree between sources. */
export type MlsPack = {
  readonly id: string;
  readonly name: string;
  readonly characterCap: number;
  /** False where two sources print different caps: the host should check before relying on it. */
  readonly capAgreed: boolean;
  /** Words that must open the remarks when virtually staged photos are used. */
  readonly stagedFirstWords?: string;
  /** Twilight photos may show no light that was not there: dusk then lights nothing unless the person asks for it. */
  readonly noAddedLights: boolean;
  readonly source: string;
  readonly checkedOn: string;
};

const pack = (id: string, name: string, characterCap: number, rest: Partial<MlsPack> = {}): MlsPack => ({
  id,
  name,
  characterCap,
  capAgreed: false,
  noAddedLights: false,
  source: SOURCES.remarkCaps,
  checkedOn: CHECKED_ON,
  ...rest,
});

/** 800 is the smallest common cap (Matrix, FlexMLS, FMLS): what fits there fits everywhere. */
export const DEFAULT_CAP = 800;

export const MLS_PACKS: readonly MlsPack[] = [
  pack('default', 'Any MLS', DEFAULT_CAP, { capAgreed: true }),
  pack('crmls', 'CRMLS', 1500, { capAgreed: true }),
  pack('stellar', 'Stellar MLS', 2000, {
    stagedFirstWords: 'One or more photo(s) was virtually staged.',
    noAddedLights: true,
    source: SOURCES.stellarStaging,
  }),
  pack('bright', 'Bright MLS', 1000),
  pack('mred', 'MRED', 1000),
  pack('nwmls', 'NWMLS', 1000),
  pack('armls', 'ARMLS', 1000, { source: SOURCES.armlsCap }),
  pack('actris', 'ACTRIS', 1024),
  pack('rmls', 'RMLS', 1500),
  pack('mlslistings', 'MLSListings', 1500),
  pack('smartmls', 'SmartMLS', 1500),
  pack('har', 'HAR', 2000),
  pack('fmls', 'FMLS', 800),
];

/** Nobody's field is smaller or larger. */
export const CAP_LIMITS = { least: 100, most: 10_000 } as const;

/** 'crmls', or 'crmls:1200' where the person knows the cap of the day better than our sources do. */
export const mlsPack = (id: string | null | undefined): MlsPack => {
  const [name, cap] = (id ?? '').toLowerCase().split(':');
  const found = MLS_PACKS.find((candidate) => candidate.id === name) ?? MLS_PACKS[0]!;
  const own = /^\d+$/.test(cap ?? '') ? Number(cap) : 0;
  return own >= CAP_LIMITS.least && own <= CAP_LIMITS.most ? { ...found, characterCap: own, capAgreed: true } : found;
};

/** The pack with the person's own cap; the plain pack where the cap is the pack's anyway. */
export const mlsIdOf = (packId: string, cap: number): string =>
  mlsPack(packId.split(':')[0]).characterCap === cap
    ? packId.split(':')[0]!
    : `${packId.split(':')[0]}:${Math.round(cap)}`;
