import { cn } from './class-names.ts';

type PhotoFrameProps = {
  src: string;
  alt: string;
  /** A tiny blurred picture, shown until the photo is there. */
  preview?: string | null;
  width?: number;
  height?: number;
  srcSet?: string;
  sizes?: string;
  fit?: 'cover' | 'contain';
  className?: string;
};

/** A picture that keeps its place from the first paint. */
export function PhotoFrame({
  src,
  alt,
  preview,
  width,
  height,
  srcSet,
  sizes,
  fit = 'cover',
  className,
}: PhotoFrameProps) {
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={cn(
        'size-full bg-sunk bg-cover bg-center',
        fit === 'cover' ? 'object-cover' : 'object-contain',
        className,
      )}
      style={preview ? { backgroundImage: `url("${preview}")` } : undefined}
    />
  );
}
