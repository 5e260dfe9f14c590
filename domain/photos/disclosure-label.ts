/** What an altered photo says of itself on its face. Videos show no such label: they carry captions. */
const WORDS: Readonly<Record<string, string>> = {
  virtual_staging: 'Virtually staged',
  room_clearing: 'Digitally altered: items removed',
  day_to_dusk: 'Digitally altered: virtual twilight',
};

export const disclosureFor = (service: string): string | null => WORDS[service] ?? null;

export type DisclosureLabel = {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly left: number;
  readonly top: number;
};

/**
 * The label grows with the picture, so that it can still be read where a large photo is shown small: type of 2.4 % of the longer
 * side, at least 12 pixels. It stands at the lower left. null for a photo that nothing altered.
 */
export function planLabel(service: string | null, photo: { width: number; height: number }): DisclosureLabel | null {
  const text = service === null ? undefined : WORDS[service];
  if (!text) return null;
  const fitting = (photo.width * 0.9) / (text.length * 0.5 + 1.5);
  const fontSize = Math.max(
    8,
    Math.round(Math.min(Math.max(12, Math.max(photo.width, photo.height) * 0.024), fitting)),
  );
  const width = Math.min(photo.width, Math.round(text.length * fontSize * 0.5 + fontSize * 1.5));
  const height = Math.min(photo.height, Math.round(fontSize * 2));
  const margin = Math.round(fontSize * 0.8);
  return {
    text,
    width,
    height,
    fontSize,
    left: Math.max(0, Math.min(margin, photo.width - width)),
    top: Math.max(0, photo.height - height - margin),
  };
}
