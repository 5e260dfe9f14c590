/**
 * The shape of a picture that takes fingers for itself. It is no higher than the screen leaves room for: it is seen whole, and beside
 * it there is room to scroll from.
 */
export const pictureRoom = (width: number, height: number) => ({
  aspectRatio: `${width} / ${height}`,
  maxWidth: `calc((100dvh - 8rem) * ${width / height})`,
});
