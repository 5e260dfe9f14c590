import { Picture } from './pictures.tsx';

/** The brush over what should go, in pixels of a 1345 px wide copy of the sample room. */
const STROKES = [
  'M110 720 L250 700 L310 760 L220 840 L110 860',
  'M530 780 L680 770 L820 790 L930 860 L700 870 L580 850',
  'M860 710 L1000 715 M1000 770 L1050 800',
  'M1020 570 L1040 660 M1150 560 L1180 680',
];

/** The product's own brush at work. A cleared room stands here once clearing of a room as full as this one is good enough to sell. */
export function BrushedRoom({ sizes }: { sizes: string }) {
  return (
    <div className="relative aspect-[3/2] overflow-hidden">
      <Picture name="room-before" sizes={sizes} className="size-full object-cover" />
      <svg
        viewBox="0 0 1345 897"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {STROKES.map((stroke) => (
          <path
            key={stroke}
            d={stroke}
            fill="none"
            stroke="#1f8a63"
            strokeOpacity="0.5"
            strokeWidth="88"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <span className="absolute bottom-4 left-4 rounded-full bg-black/60 px-3 py-1 text-xs font-semibold text-white">
        Brush over what should go
      </span>
    </div>
  );
}
