/** The page's pictures: our own engines' work on the sample listing, made by scripts/landing-pictures.ts. */
const pictures = {
  'house-day': { alt: 'The front of a house in flat daylight', widths: [800, 1200, 1600, 2048] },
  'house-dusk': { alt: 'The same house at dusk, windows lit', widths: [800, 1200, 1600, 2048] },
  'corner-day': { alt: 'A house under a grey sky', widths: [800, 1600] },
  'corner-dusk': { alt: 'The same house at dusk under a rose sky', widths: [800, 1600] },
  'living-empty': { alt: 'An empty living room', widths: [800, 1200] },
  'room-before': { alt: 'A bedroom with clothes and boxes on the floor', widths: [800, 1600] },
} as const;

export type PictureName = keyof typeof pictures;

type Props = {
  name: PictureName;
  sizes: string /** The first screen's pictures: one is fetched before all else, the one behind it after. */;
  eager?: 'first' | 'next';
  className?: string;
  decorative?: boolean;
};

export function Picture({ name, sizes, eager, className, decorative }: Props) {
  const { alt, widths } = pictures[name];
  const at = (width: number) => `/pictures/${name}-${width}.webp`;
  return (
    <img
      src={at(widths[1])}
      srcSet={widths.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={widths[1]}
      height={Math.round((widths[1] * 2) / 3)}
      alt={decorative ? '' : alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager === 'first' ? 'high' : undefined}
      decoding="async"
      draggable={false}
      className={className}
    />
  );
}
