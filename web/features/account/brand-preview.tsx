import type { BrandKit } from './calls/brand-kit.ts';

/** White or near-black, whichever reads on the colour (relative luminance of WCAG 2, cut where both read alike). */
function inkOn(color: string): string {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5) > 0.179 ? '#1b221e' : '#ffffff';
}

/** How the last frame of a video will look, about. */
export function BrandPreview({ kit }: { kit: BrandKit }) {
  const { agentName, brokerage, phone, website, licence, color, logoPath } = kit;
  return (
    <figure className="justify-self-center">
      <div
        className="flex aspect-[9/16] w-[200px] flex-col items-center justify-center gap-1 overflow-hidden rounded-[22px] p-5 text-center shadow-lift"
        style={{ backgroundColor: color, color: inkOn(color) }}
      >
        {logoPath ? <img src={logoPath} alt="Your logo" className="mb-4 max-h-20 max-w-full object-contain" /> : null}
        <p className="font-serif text-xl leading-tight wrap-anywhere">{agentName || 'Your name'}</p>
        {[brokerage, phone, website, licence].filter(Boolean).map((line) => (
          <p key={line} className="text-xs wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
      <figcaption className="mt-3 text-center text-sm text-ink-faint">The end of your videos</figcaption>
    </figure>
  );
}
