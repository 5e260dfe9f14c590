/** A sentence before it has a place in a text. `weight` decides what goes first when there is too much. */
export type Planned = {
  readonly text: string;
  /** Before the capital and the full stop, for joining. */
  readonly raw: string;
  /** Two sentences made one. */
  readonly joined?: boolean;
  readonly factIds: readonly string[];
  readonly part: 'opening' | 'body' | 'close' | 'disclosure';
  readonly weight: number;
  /** 0 is about the whole and the inside, 1 about the outside, 2 about place and terms. */
  readonly block: 0 | 1 | 2;
  /** What it speaks of; only sentences on one subject are joined. */
  readonly subject: 'whole' | 'inside' | 'outside' | 'work' | 'place';
};
