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
  /** The first picture of a page: fetched at once and before others. */
  isLead?: boolean;
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
  isLead = false,
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
      loading={isLead ? 'eager' : 'lazy'}
      fetchPriority={isLead ? 'high' : 'auto'}
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
