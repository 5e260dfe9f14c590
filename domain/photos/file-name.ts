const LONGEST = 120;
// Control characters, and the invisible ones that turn text around or hide in it.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A name that is safe on every system and in every header, as close to the person's as can be. */
export function cleanFileName(given: string, fallback = 'photo'): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(UNSEEN, '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const { base, extension } = splitName(plain);
  const short =
    [...base]
      .slice(0, LONGEST - extension.length)
      .join('')
      .trim() + extension;
  return RESERVED.test(short) ? `_${short}` : short || fallback;
}

/** 'Kitchen.v2.jpg' is 'Kitchen.v2' and '.jpg'; only endings that look like one count. */
export function splitName(fileName: string): { base: string; extension: string } {
  const found = /^(.+)(\.[a-z0-9]{1,5})$/i.exec(fileName);
  return found ? { base: found[1]!, extension: found[2]! } : { base: fileName, extension: '' };
}

const ENDINGS = {
  jpeg: ['.jpg', '.jpeg', '.jpe', '.jfif'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
  heic: ['.heic', '.heif', '.hif'],
} as const;

/** The name with an ending that tells what the file really is: 'plan.exe' that is a PNG becomes 'plan.png'. */
export function nameForKind(fileName: string, kind: keyof typeof ENDINGS): string {
  const { base, extension } = splitName(fileName);
  const fitting: readonly string[] = ENDINGS[kind];
  return fitting.includes(extension.toLowerCase()) ? fileName : `${base}${fitting[0]}`;
}

/** What a download of a photo or result is called: `{base}_{serviceType}.jpg`, plain `{base}.jpg` for a photo. */
export function downloadName(fileName: string, serviceType: string | null): string {
  const { base } = splitName(fileName);
  const isNamedSo = serviceType !== null && new RegExp(`_${serviceType}(_\\d+)?$`).test(base);
  return serviceType && !isNamedSo ? `${base}_${serviceType}.jpg` : `${base}.jpg`;
}

/** The second result of one service for one photo is called `..._2.jpg`, so that two downloads never take one name. */
export function versionName(fileName: string, serviceType: string, version: number): string {
  const name = downloadName(fileName, serviceType);
  return version > 1 ? name.replace(/\.jpg$/, `_${version}.jpg`) : name;
}
