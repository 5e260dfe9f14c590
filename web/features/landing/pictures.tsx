/** The page's pictures: our own engines' work on the sample listing, made by scripts/landing-pictures.ts in two widths. */
const pictures = {
  'house-day': 'The front of a house in flat daylight',
  'house-dusk': 'The same house at dusk, windows lit',
  'living-empty': 'An empty living room',
  'living-staged': 'The same living room with sofa, rug and lamp',
  'room-before': 'A bedroom full of boxes and clothes',
} as const;

export type PictureName = keyof typeof pictures;

const WIDTH = 1600;
const HEIGHT = 1067;

type Props = { name: PictureName; sizes: string; eager?: boolean; className?: string; decorative?: boolean };

export function Picture({ name, sizes, eager, className, decorative }: Props) {
  return (
    <img
      src={`/pictures/${name}-1600.webp`}
      srcSet={`/pictures/${name}-800.webp 800w, /pictures/${name}-1600.webp 1600w`}
      sizes={sizes}
      width={WIDTH}
      height={HEIGHT}
      alt={decorative ? '' : pictures[name]}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      draggable={false}
      className={className}
    />
  );
}
