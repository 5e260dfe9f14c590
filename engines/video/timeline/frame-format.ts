import type { Size } from '#engines/video/shots/view.ts';

export const ASPECTS = ['9:16', '4:5', '1:1', '16:9'] as const;
export type Aspect = (typeof ASPECTS)[number];
/** preview is a third of 1080p a side: a look before the real thing. */
export const QUALITIES = ['preview', '1080p', '4k'] as const;
export type Quality = (typeof QUALITIES)[number];

const SHORT_SIDE: Record<Quality, number> = { preview: 360, '1080p': 1080, '4k': 2160 };

export function frameSize(aspect: Aspect, quality: Quality): Size {
  const short = SHORT_SIDE[quality];
  const [across, up] = aspect.split(':').map(Number) as [number, number];
  const unit = short / Math.min(across, up);
  return { width: Math.round((across * unit) / 2) * 2, height: Math.round((up * unit) / 2) * 2 };
}

/** How the encoder is run: 4K on two cores is only quick at superfast, and its pixels hide the coarser search. */
export const encodingFor = (quality: Quality) =>
  quality === '4k' ? ({ preset: 'superfast', crf: 22 } as const) : ({ preset: 'veryfast', crf: 20 } as const);

export type SafeArea = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/**
 * Where no app lays its own buttons, as shares of the frame. Upright video: Reels keeps 14 % above and 35 % below for
 * itself and TikTok's button rail takes the right 13 %. Elsewhere the usual title margin.
 */
const SAFE: Record<Aspect, SafeArea> = {
  '9:16': { left: 0.065, top: 0.14, right: 0.87, bottom: 0.65 },
  '4:5': { left: 0.065, top: 0.065, right: 0.935, bottom: 0.92 },
  '1:1': { left: 0.065, top: 0.065, right: 0.935, bottom: 0.92 },
  '16:9': { left: 0.05, top: 0.07, right: 0.95, bottom: 0.92 },
};

export function safeArea(aspect: Aspect, frame: Size): SafeArea {
  const share = SAFE[aspect];
  return {
    left: Math.round(share.left * frame.width),
    top: Math.round(share.top * frame.height),
    right: Math.round(share.right * frame.width),
    bottom: Math.round(share.bottom * frame.height),
  };
}
