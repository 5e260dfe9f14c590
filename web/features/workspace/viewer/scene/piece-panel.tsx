import { RotateCcw, RotateCw, Shuffle, Trash2 } from 'lucide-react';
import { nameOf } from '#domain/scene/operations.ts';
import type { Item } from '#domain/scene/plan.ts';
import { Button } from '#web/ui/button.tsx';
import type { SceneEdit } from './use-scene-edit.ts';

/** Cloth and wood as shops have them; any other by the last field. */
const COLOURS = [
  ['White', '#f1eee8'],
  ['Cream', '#e9dfcb'],
  ['Beige', '#cfbfa5'],
  ['Camel', '#b08a5b'],
  ['Terracotta', '#b5664a'],
  ['Mustard', '#c0953c'],
  ['Sage', '#98a58b'],
  ['Green', '#56715a'],
  ['Blue', '#4a6a8c'],
  ['Navy', '#2b3a55'],
  ['Grey', '#868788'],
  ['Charcoal', '#3c3e40'],
] as const;

const cm = (metres: number) => Math.round(metres * 100);
const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;

/** What can be done to the piece that was chosen. */
export function PiecePanel({ item, edit }: { item: Item; edit: SceneEdit }) {
  const turn = (degrees: number) => edit.act({ op: 'turn', item: item.id, degrees });
  const recolour = (colour: string) => edit.act({ op: 'recolour', item: item.id, colour });
  return (
    <section aria-label={`Chosen: ${nameOf(item)}`} className="grid gap-5">
      <div>
        <h3 className="font-serif text-2xl">{capital(nameOf(item))}</h3>
        <p className="text-sm text-ink-faint">
          {cm(item.width)} × {cm(item.depth)} × {cm(item.height)} cm
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button look="outline" size="sm" onClick={() => turn(15)}>
          <RotateCcw aria-hidden />
          Turn left
        </Button>
        <Button look="outline" size="sm" onClick={() => turn(-15)}>
          <RotateCw aria-hidden />
          Turn right
        </Button>
        <Button look="outline" size="sm" onClick={() => edit.act({ op: 'swap', item: item.id })}>
          <Shuffle aria-hidden />
          Other design
        </Button>
        <Button look="outline" size="sm" onClick={() => edit.act({ op: 'remove', item: item.id })}>
          <Trash2 aria-hidden />
          Take out
        </Button>
      </div>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Color</legend>
        <div className="grid grid-cols-7 gap-2">
          {COLOURS.map(([name, hex]) => (
            <button
              key={hex}
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={item.tint === hex}
              onClick={() => recolour(hex)}
              style={{ backgroundColor: hex }}
              className="aspect-square rounded-full border border-line-strong/40 ring-accent ring-offset-2 ring-offset-surface aria-pressed:ring-2"
            />
          ))}
          <input
            type="color"
            aria-label="Another color"
            title="Another color"
            value={item.tint ?? '#8a7f70'}
            onChange={(event) => recolour(event.target.value)}
            className="aspect-square h-full w-full cursor-pointer rounded-full border border-line-strong/40 bg-surface p-0.5"
          />
        </div>
      </fieldset>
    </section>
  );
}
