import { Plus } from 'lucide-react';
import { withArticle } from '#domain/chat/article.ts';
import { CATALOGUE } from '#domain/scene/catalogue.ts';
import { freeSpot } from '#domain/scene/free-spot.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import type { SceneEdit } from './use-scene-edit.ts';

/** What people add by hand; sets of small things belong to whole plans. */
const KINDS = [
  'plant',
  'small-plant',
  'rug',
  'floor-lamp',
  'table-lamp',
  'art',
  'mirror',
  'armchair',
  'sofa',
  'loveseat',
  'ottoman',
  'coffee-table',
  'side-table',
  'bookshelf',
  'console',
  'sideboard',
  'bench',
  'dresser',
  'desk',
  'office-chair',
  'vase',
  'books',
  'basket',
] as const;

/** Puts a new piece where the photo shows a free place. */
export function AddPiece({ edit, onAdded }: { edit: SceneEdit; onAdded: (id: string) => void }) {
  const add = (kind: string) => {
    const name = CATALOGUE[kind]?.name ?? kind;
    const spot = freeSpot(edit.scene, kind);
    if (!spot) return edit.refuse(`There is no free place for ${withArticle(name)}. Move or take something out first.`);
    const operation = { op: 'add', kind, ...spot } as const;
    const added = edit.tryOut(operation).plan.items.at(-1);
    if (edit.act(operation) && added) onAdded(added.id);
  };
  return (
    <Menu
      label="Add a piece"
      trigger={
        <Button look="outline" size="sm">
          <Plus aria-hidden />
          Add a piece
        </Button>
      }
    >
      <div className="max-h-[50vh] overflow-y-auto">
        {KINDS.map((kind) => (
          <MenuItem key={kind} onSelect={() => add(kind)}>
            {CATALOGUE[kind]?.name}
          </MenuItem>
        ))}
      </div>
    </Menu>
  );
}
