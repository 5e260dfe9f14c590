import type { Quad } from '#web/ui/quad-drag.ts';
import type { PickedQuad } from '#web/ui/quad-picker.tsx';

const isQuad = (value: unknown): value is Quad =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((point) => Array.isArray(point) && point.length === 2 && point.every((n) => typeof n === 'number'));

type Found = { id?: unknown; quad?: unknown; lit?: unknown; drawn?: unknown; lamp?: unknown; porch?: unknown };
const foundIn = (report: Readonly<Record<string, unknown>> | null): Found[] => {
  const { windows } = (report?.details ?? {}) as { windows?: unknown };
  return Array.isArray(windows) ? windows : [];
};

const namesOf = ({ lamp, porch }: Found): Pick<PickedQuad, 'noun' | 'note'> =>
  porch === true ? { noun: 'Porch light', note: 'no fixture seen' } : lamp === true ? { noun: 'Lamp' } : {};

/** The windows, lamps and porches that dusk found and lit or left dark, from the report of its run. Windows lie on the porch in which they are. */
export function windowsIn(report: Readonly<Record<string, unknown>> | null): PickedQuad[] {
  return foundIn(report)
    .toSorted((a, b) => Number(b.porch === true) - Number(a.porch === true))
    .flatMap((found) =>
      typeof found.id === 'string' && isQuad(found.quad)
        ? [
            {
              id: found.id,
              quad: found.quad,
              isOn: found.lit === true,
              isDrawn: found.drawn === true,
              ...namesOf(found),
            },
          ]
        : [],
    );
}

/** Whether a light burns of which the photo shows no fixture. */
export const hasUnseenLight = (report: Readonly<Record<string, unknown>> | null): boolean =>
  foundIn(report).some(({ porch, lit }) => porch === true && lit === true);

/** The order that makes exactly these windows shine. */
export function lightsOrder(windows: readonly PickedQuad[]): Record<string, unknown> {
  const ids = (isOn: boolean) =>
    windows.filter((window) => !window.isDrawn && window.isOn === isOn).map((window) => window.id);
  const added = windows.filter((window) => window.isDrawn && window.isOn).map((window) => window.quad);
  return { noLights: false, windows: { on: ids(true), off: ids(false), added } };
}

/** Whether two lists shine alike and have the same shapes. */
export const isSameLights = (a: readonly PickedQuad[], b: readonly PickedQuad[]): boolean =>
  a.length === b.length &&
  a.every(({ id, isOn, quad }, at) => {
    const other = b[at]!;
    return other.id === id && other.isOn === isOn && String(other.quad) === String(quad);
  });
