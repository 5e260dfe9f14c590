import type { LetteringCard, LetteringItem } from '#engines/ports.ts';
import { type Line, type Page, stack, stackHeight } from '#engines/video/lettering/layout.ts';
import { HOUSE_COLOR, inkOn } from '#engines/video/lettering/palette.ts';
import { addressLines } from '#engines/video/lettering/words.ts';
import type { Brand, Titles } from '#engines/video/parameters/parameters.ts';

/** The widest block that is both centred in the frame and inside the safe area. */
const column = ({ frame, safe }: Page) => {
  const middle = frame.width / 2;
  return { middle, width: 2 * Math.min(middle - safe.left, safe.right - middle) };
};

type Part = { height: number; draw(top: number): LetteringItem[] };

/** Parts under one another, the whole as near to the frame's middle as the safe area lets it: an app's buttons take the lower third. */
function compose(page: Page, color: string, parts: readonly Part[], gap: number): LetteringCard {
  const space = gap * page.unit;
  const height = parts.reduce((sum, part) => sum + part.height, 0) + space * (parts.length - 1);
  const { frame, safe } = page;
  let y = Math.max(safe.top, Math.min((frame.height - height) / 2, safe.bottom - height - 14 * page.unit));
  const items = parts.flatMap((part) => {
    const drawn = part.draw(Math.round(y));
    y += part.height + space;
    return drawn;
  });
  return { ...page.frame, background: color, items };
}

const words = (page: Page, lines: readonly Line[]): Part => {
  const { middle, width } = column(page);
  return {
    height: stackHeight(page, lines),
    draw: (top) => stack(page, lines, { x: middle, top, align: 'center', maxWidth: width }).items,
  };
};

/** The logo on a white plate: most logos are drawn for paper, and the brand's own colour behind them may swallow them. */
const logoPart = (page: Page, logo: Uint8Array, height: number): Part => {
  const { middle, width } = column(page);
  const tall = height * page.unit;
  const wide = Math.min(width, tall * 2.6);
  const inset = tall * 0.14;
  const x = middle - wide / 2;
  return {
    height: tall,
    draw: (y) => [
      { kind: 'box', x, y, width: wide, height: tall, color: '#ffffff', radius: tall * 0.12 },
      { kind: 'picture', x: x + inset, y: y + inset, width: wide - 2 * inset, height: tall - 2 * inset, png: logo },
    ],
  };
};

const rule = (page: Page, color: string): Part => ({
  height: 3 * page.unit,
  draw: (y) => [
    { kind: 'box', x: column(page).middle - 60 * page.unit, y, width: 120 * page.unit, height: 3 * page.unit, color },
  ],
});

/** Two blank modules of margin around the code; scanners want four, and the white plate is wider than that. */
const codePart = (page: Page, url: string, ink: string): Part => {
  const { middle } = column(page);
  const size = Math.round(300 * page.unit);
  const plate = Math.round(352 * page.unit);
  const label: Line = { text: 'Scan to see the listing', size: 30, weight: 500, face: 'sans', color: ink, leading: 54 };
  return {
    height: plate + stackHeight(page, [label]),
    draw: (y) => [
      { kind: 'box', x: middle - plate / 2, y, width: plate, height: plate, color: '#ffffff', radius: 24 * page.unit },
      {
        kind: 'code',
        x: Math.round(middle - size / 2),
        y: Math.round(y + (plate - size) / 2),
        size,
        text: url,
        color: '#14181d',
      },
      ...words(page, [label]).draw(y + plate),
    ],
  };
};

/** Opens the branded cut; nothing when the account has neither logo nor company. */
export function introCard(page: Page, brand: Brand, titles: Titles): LetteringCard | undefined {
  if (!brand.logo && !brand.company) return undefined;
  const color = brand.color ?? HOUSE_COLOR;
  const ink = inkOn(color);
  const { street, place } = addressLines(titles);
  const parts: Part[] = [];
  if (brand.logo) parts.push(logoPart(page, brand.logo, 250));
  else {
    parts.push(
      words(page, [{ text: brand.company!, size: 84, weight: 500, face: 'serif', color: ink.strong, leading: 84 }]),
    );
  }
  parts.push(rule(page, ink.soft));
  const lines: Line[] = [
    { text: 'Presents', size: 32, weight: 500, face: 'sans', color: ink.soft, leading: 34, tracking: 4 },
  ];
  if (street) lines.push({ text: street, size: 62, weight: 500, face: 'serif', color: ink.strong, leading: 84 });
  if (place) lines.push({ text: place, size: 34, weight: 500, face: 'sans', color: ink.soft, leading: 56 });
  if (lines.length > 1) parts.push(words(page, lines));
  return compose(page, color, parts, 54);
}

/** Closes the branded cut: who to call and where to look further. */
export function endCard(page: Page, brand: Brand): LetteringCard | undefined {
  const { agent, company, website, logo, shareUrl } = brand;
  if (!agent && !company && !website && !logo && !shareUrl) return undefined;
  const color = brand.color ?? HOUSE_COLOR;
  const ink = inkOn(color);
  const parts: Part[] = [];
  if (logo) parts.push(logoPart(page, logo, 170));
  const lines: Line[] = [];
  if (agent) {
    lines.push({ text: agent.name, size: 68, weight: 500, face: 'serif', color: ink.strong, leading: 68 });
    if (agent.phone)
      lines.push({ text: agent.phone, size: 44, weight: 600, face: 'sans', color: ink.strong, leading: 70 });
    if (agent.email)
      lines.push({ text: agent.email, size: 34, weight: 500, face: 'sans', color: ink.soft, leading: 54 });
  }
  if (company) {
    const alone = lines.length === 0;
    lines.push({
      text: company,
      size: alone ? 68 : 34,
      weight: 500,
      face: alone ? 'serif' : 'sans',
      color: alone ? ink.strong : ink.soft,
      leading: alone ? 68 : 58,
    });
  }
  if (website) lines.push({ text: website, size: 32, weight: 500, face: 'sans', color: ink.soft, leading: 52 });
  if (agent?.licence)
    lines.push({ text: agent.licence, size: 26, weight: 400, face: 'sans', color: ink.soft, leading: 44 });
  if (lines.length) parts.push(words(page, lines));
  if (shareUrl) parts.push(codePart(page, shareUrl, ink.soft));
  return compose(page, color, parts, 48);
}
