import { describe, expect, it } from 'vitest';
import { buildFactSheet, readInput, writeListing } from '../index.ts';

const sheetOf = (notes: string) => buildFactSheet(readInput({ address: '12 Elm St, Boise, ID', notes }));
const factsOf = (notes: string) =>
  sheetOf(notes).facts.flatMap((f) =>
    f.source.kind === 'notes' ? [f.status === 'proposed' ? `${f.label}?` : f.label] : [],
  );
const leftOut = (notes: string) => sheetOf(notes).refused.map((r) => r.text);

describe('what agents write, and how it is read', () => {
  it.each([
    ['quartz kitchen counters renovated in 2021', ['quartz kitchen counters, renovated in 2021']],
    ['quartz countertops installed 2022', ['new quartz kitchen counters (2022)']],
    ['hardwood throughout', ['hardwood floors throughout']],
    ['hardwood floors throughout', ['hardwood floors throughout']],
    ['pine floors refinished 2016', ['pine floors, refinished in 2016']],
    ['original hardwood under carpet', ['original hardwood floors?']],
    ['new LVP flooring on main level', ['new luxury vinyl plank floors on the main level']],
    ['vinyl siding', ['vinyl siding']],
    ['new windows throughout in 2017', ['new windows throughout (2017)']],
    ['floor-to-ceiling windows', ['floor-to-ceiling windows']],
    ['subway tile backsplash added 2021', ['new tile backsplash (2021)']],
    ['roof replaced in 2019', ['new roof (2019)']],
    ['both bathrooms updated in 2018', ['2 bathrooms, updated in 2018']],
    ['marble counters in the bathroom', ['marble counters, bathroom']],
    ['natural gas cooktop', ['gas cooktop']],
    ['covered back porch overlooking the creek', ['covered back porch']],
    ['Walk to the light rail.', ['near the light rail']],
    ['Walking distance to downtown and Julia Davis Park', ['near downtown', 'near Julia Davis Park']],
    ['HOA $1,250/year', ['HOA $1,250 a year']],
    ['cabinets painted white in 2020', []],
  ])('%s', (notes, facts) => expect(factsOf(notes)).toEqual(facts));

  it('every part shows up, as a fact or among what is left out', () => {
    expect(leftOut('Walk to the boulangerie.')).toEqual(['Walk to the boulangerie']);
    expect(leftOut('Gas range, carpet in bedrooms, corner lot. Seller will pay closing costs.')).toEqual([
      'carpet in bedrooms',
      'Seller will pay closing costs',
    ]);
    expect(leftOut('3 bed, 2 bath, 1,850 sq ft. Covered deck, fenced yard')).toEqual([]);
  });

  it('work on a thing is told in good English, with what it is made of', async () => {
    for (let version = 1; version <= 12; version++) {
      const { description } = await writeListing(sheetOf('quartz kitchen counters renovated in 2021'), { version });
      expect(description).toMatch(/quartz/i);
      expect(description).not.toMatch(/counters renovation/);
    }
    for (let version = 1; version <= 12; version++)
      expect((await writeListing(sheetOf('RV parking'), { version })).description).not.toMatch(
        /parking (for|provides) parking/i,
      );
  });

  it('groups thousands', () => {
    const { facts } = buildFactSheet(readInput({ squareFootage: 2140, listingPrice: '$689,000', lotSquareFeet: 9167 }));
    expect(facts.map((f) => f.label)).toEqual(['2,140 square feet', 'lot of 9,167 square feet', '$689,000']);
  });
});
