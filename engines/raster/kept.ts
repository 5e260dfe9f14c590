/**
 * Holds on to the last function of a kind that is made anew for each thing or photo: V8 drops compiled code with the last function that
 * ran it, and a full collection between two photos let it compile the same loop for every one. What such a function reads stays in memory
 * until the next, so nothing large is kept so.
 */
export const keeper = <Kind extends (...given: never[]) => unknown>(): ((made: Kind) => Kind) => {
  const held: Kind[] = [];
  return (made) => {
    held[0] = made;
    return made;
  };
};
