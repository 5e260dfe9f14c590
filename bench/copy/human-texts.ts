import { existsSync, readFileSync } from 'node:fs';

/** Real records with remarks that people wrote; outside the repository, measured against and never shipped. */
const FILE = new URL('../../../shared/text/listings.csv', import.meta.url);

export type HumanRecord = { readonly fields: Readonly<Record<string, string>>; readonly remarks: string };

/** Every record, or null where the file is not there. */
export const humanRecords = (): HumanRecord[] | null => {
  if (!existsSync(FILE)) return null;
  const [head = '', ...lines] = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  const names = head.split(',');
  return lines.map((line) => {
    const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((m) =>
      m[1]!.replace(/^"|"$/g, '').replaceAll('""', '"'),
    );
    const { description = '', photos: _, ...fields } = Object.fromEntries(names.map((n, i) => [n, cells[i] ?? '']));
    return { fields, remarks: description };
  });
};
