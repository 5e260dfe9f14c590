/** What can be said about a thing beyond its being there; all of it follows from the thing itself and adds no fact. */
export type Sayings = {
  /** Verb phrases with the thing as subject. */
  readonly does: readonly string[];
  /** Whole clauses with {a} or {the} somewhere in them. */
  readonly scenes: readonly string[];
  /** What follows the noun: 'overhead'. */
  readonly uses: readonly string[];
};

/** One thing a line: id ¦ does / does ¦ scene / scene ¦ use / use. */
export const readPage = (page: string): Map<string, Sayings> =>
  new Map(
    page
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => {
        const [id = '', ...cells] = line.split('¦').map((cell) => cell.trim());
        const [does = [], scenes = [], uses = []] = cells.map((cell) =>
          cell
            .split(' / ')
            .map((s) => s.trim())
            .filter(Boolean),
        );
        return [id, { does, scenes, uses }] as const;
      }),
  );

const NONE: Sayings = { does: [], scenes: [], uses: [] };

/** What can be said of a thing, its verbs agreeing in number. */
export const sayingsFrom = (book: ReadonlyMap<string, Sayings>, concept: string, plural: boolean): Sayings => {
  const said = book.get(concept) ?? NONE;
  const forms = agreed.get(said) ?? [agreeing(said, false), agreeing(said, true)];
  agreed.set(said, forms);
  return forms[plural ? 1 : 0];
};

/** Every draft asks for the same few forms. */
const agreed = new WeakMap<Sayings, readonly [Sayings, Sayings]>();
const agreeing = ({ does, scenes, uses }: Sayings, plural: boolean): Sayings => {
  const inNumber = (text: string): string => text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, plural ? '$2' : '$1');
  return { does: does.map(inNumber), scenes: scenes.map(inNumber), uses: uses.map(inNumber) };
};
