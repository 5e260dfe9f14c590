/** Photos of one room are told apart by their names' ends: `_2.jpg`. */
const END_LENGTH = 10;

/** A file name as the part that may be cut off and the end that stays. */
export const cutName = (name: string): { start: string; end: string } => ({
  start: name.slice(0, -END_LENGTH),
  end: name.slice(-END_LENGTH),
});
