import { cleanName } from './clean.ts';

export type Place = {
  readonly line?: string;
  readonly street?: string;
  readonly city?: string;
  readonly state?: string;
};

const STATE = /^(?:([A-Z]{2})|([A-Z][a-z]+(?: [A-Z][a-z]+)?))(?:\s+\d{5}(?:-\d{4})?)?$/;
const cityOf = (text: string | null | undefined): string | undefined => {
  const city = cleanName(text, 40);
  return city && /^[\p{L}][\p{L} .'’-]*$/u.test(city) ? city : undefined;
};

/** '114 Sample St, Asheville, NC 28804' into its parts, as far as they are there. */
export const readAddress = (
  address: string | null | undefined,
  city: string | null | undefined,
  state: string | null | undefined,
): Place => {
  const line = cleanName(address, 120);
  const known = line && !/to be added|unknown|undisclosed/i.test(line) ? line : undefined;
  const parts = (known ?? '')
    .split(',')
    .map((p) => p.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  const stateMatch = parts.length > 1 ? STATE.exec(last) : null;
  const before = stateMatch ? parts.slice(0, -1) : parts.filter((p) => !/^\d{5}(-\d{4})?$/.test(p));
  const inLine = before.length > 1 ? cityOf(before.at(-1)) : undefined;
  const street = before[0];
  return {
    line: known,
    street: street && /\d/.test(street) ? street : undefined,
    city: cityOf(city) ?? inLine,
    state: /^[A-Za-z]{2}$/.test(state?.trim() ?? '') ? state!.trim().toUpperCase() : (stateMatch?.[1] ?? undefined),
  };
};
