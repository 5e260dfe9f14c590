import type { PickedQuad, Quad } from '#web/ui/quad-picker.tsx';

const isQuad = (value: unknown): value is Quad =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((point) => Array.isArray(point) && point.length === 2 && point.every((n) => typeof n === 'number'));

/** The windows that dusk found and lit or left dark, from the report of its run. */
export function windowsIn(report: Readonly<Record<string, unknown>> | null): PickedQuad[] {
  const { windows } = (report?.details ?? {}) as { windows?: unknown };
  if (!Array.isArray(windows)) return [];
  return windows.flatMap((window: { id?: unknown; quad?: unknown; lit?: unknown; drawn?: unknown }) =>
    typeof window.id === 'string' && isQuad(window.quad)
      ? [{ id: window.id, quad: window.quad, isOn: window.lit === true, isDrawn: window.drawn === true }]
      : [],
  );
}

/** The order that makes exactly these windows shine. */
export function lightsOrder(windows: readonly PickedQuad[]): Record<string, unknown> {
  const ids = (isOn: boolean) =>
    windows.filter((window) => !window.isDrawn && window.isOn === isOn).map((window) => window.id);
  const added = windows.filter((window) => window.isDrawn && window.isOn).map((window) => window.quad);
  return { noLights: false, windows: { on: ids(true), off: ids(false), added } };
}
