import type { MediaAsset } from '#contracts/entities/photo.ts';

/** The largest box of the photo's shape that fits the stage; known before a byte of it has arrived. */
export const frameOf = ({ width, height }: Pick<MediaAsset, 'width' | 'height'>) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100cqw, calc(100cqh * ${width / height}))`,
});
