import { Armchair, Undo2, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { nameOf } from '#domain/scene/operations.ts';
import type { Item } from '#domain/scene/plan.ts';
import type { Scene } from '#domain/scene/scene.ts';
import { counted } from '#web/lib/counting.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { GuardedRoot } from '#web/ui/guarded-root.tsx';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import { Spinner, Waiting } from '#web/ui/waiting.tsx';
import { useApplyScene, useScene } from '../../calls/scene.ts';
import { useWorkspace } from '../../workspace-context.ts';
import { frameOf } from '../frame-of.ts';
import { AddPiece } from './add-piece.tsx';
import { operationFor } from './piece-keys.ts';
import { PiecePanel } from './piece-panel.tsx';
import { SceneOutlines } from './scene-outlines.tsx';
import { usePreview } from './use-preview.ts';
import { useSceneEdit } from './use-scene-edit.ts';

type EditorProps = { asset: MediaAsset; onStarted: (runId: string) => void };

/** The button and, full screen, the photo whose furniture can be taken and dragged. */
export function EditFurniture({ asset, onStarted }: EditorProps) {
  const [open, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  return (
    <GuardedRoot open={open} onOpenChange={setOpen} isChanged={isChanged}>
      <Dialog.Trigger asChild>
        <Button look="outline" size="sm">
          <Armchair aria-hidden />
          Edit furniture
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 grid animate-fade grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-paper focus:outline-none beside:grid-cols-[minmax(0,1fr)_clamp(288px,36vw,380px)] beside:grid-rows-[auto_minmax(0,1fr)]"
        >
          <Opened
            asset={asset}
            onChanged={setChanged}
            onStarted={(runId) => {
              setOpen(false);
              onStarted(runId);
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </GuardedRoot>
  );
}

type OpenedProps = EditorProps & { onChanged: (isChanged: boolean) => void };

function Opened(props: OpenedProps) {
  const { id } = useWorkspace();
  const scene = useScene(id, props.asset.id);
  if (scene.data) return <Editor {...props} first={scene.data} />;
  return (
    <div className="col-span-full row-span-full grid place-items-center gap-4">
      <Dialog.Title className="sr-only">Edit furniture</Dialog.Title>
      {scene.isError ? (
        <p role="alert">{sentence(scene.error, 'The furniture could not be loaded.')}</p>
      ) : (
        <Waiting text="Loading the furniture..." />
      )}
      <Dialog.Close asChild>
        <Button look="quiet">Close</Button>
      </Dialog.Close>
    </div>
  );
}

function Editor({ asset, first, onStarted, onChanged }: OpenedProps & { first: Scene }) {
  const { id } = useWorkspace();
  const edit = useSceneEdit(first);
  const preview = usePreview(id, asset.id, edit.steps);
  const apply = useApplyScene(id, asset.id);
  const [selected, setSelected] = useState<string | null>(null);
  const item = edit.scene.plan.items.find((one) => one.id === selected);
  const isChanged = edit.steps.length > 0;
  useLayoutEffect(() => {
    onChanged(isChanged);
    return () => onChanged(false);
  }, [isChanged, onChanged]);
  const onKey = (one: Item, event: KeyboardEvent) => {
    const operation = event.metaKey || event.ctrlKey ? null : operationFor(event, one, edit.scene.camera);
    if (!operation) return;
    event.preventDefault();
    edit.act(operation);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    edit.undo();
  };
  const render = () =>
    apply.mutate([...edit.steps], {
      onSuccess: (run) => run && onStarted(run.id),
      onError: (error) =>
        toast({ title: 'Not applied', description: sentence(error, 'Please try again'), tone: 'destructive' }),
    });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo works wherever the focus is
    <div className="contents" onKeyDown={onKeyDown}>
      <header className="flex items-center gap-3 border-b px-4 py-3 beside:col-span-2 lg:px-6 low:py-1.5">
        <Dialog.Title className="min-w-0 truncate font-serif text-xl">Edit furniture</Dialog.Title>
        <Button look="quiet" size="sm" className="ml-auto" disabled={!isChanged} onClick={edit.undo}>
          <Undo2 aria-hidden />
          Undo
        </Button>
        <Button size="sm" disabled={!isChanged || apply.isPending} onClick={render}>
          {apply.isPending ? 'Applying...' : 'Apply'}
        </Button>
        <Dialog.Close asChild>
          <Button look="quiet" size="icon" aria-label="Close the editor">
            <X aria-hidden />
          </Button>
        </Dialog.Close>
      </header>
      <div className="relative min-h-0 bg-[#101412] p-3 lg:p-6 low:p-3">
        <div className="[container-type:size] grid size-full place-items-center">
          <div className="relative overflow-hidden rounded-soft" style={frameOf(asset)}>
            <PhotoFrame
              src={preview.src ?? asset.largePath}
              alt={`${asset.fileName}, edited`}
              preview={asset.preview}
            />
            <SceneOutlines edit={edit} selected={selected} onSelect={setSelected} onKey={onKey} />
          </div>
        </div>
        <p
          role="status"
          className="pointer-events-none absolute inset-x-0 top-5 mx-auto w-fit rounded-full bg-black/70 px-4 py-1.5 text-sm font-medium text-white empty:hidden lg:top-9"
        >
          {preview.isBusy || !preview.isCurrent ? (
            preview.fault ? (
              preview.fault
            ) : (
              <span className="flex items-center gap-2">
                <Spinner className="size-4! text-white!" />
                Updating the preview...
              </span>
            )
          ) : isChanged ? (
            'Preview'
          ) : null}
        </p>
      </div>
      <aside
        aria-label="The chosen piece"
        className="flex max-h-[42dvh] min-h-0 flex-col gap-5 overflow-y-auto border-t p-4 beside:max-h-none beside:border-t-0 beside:border-l lg:p-6 low:gap-3 low:p-4"
      >
        {edit.refusal ? (
          <p role="alert" className="rounded-soft bg-brass-soft px-4 py-2.5 text-[15px] text-brass">
            {edit.refusal}
          </p>
        ) : null}
        {item ? <PiecePanel item={item} edit={edit} /> : <Hint />}
        <Pieces items={edit.scene.plan.items} selected={selected} onSelect={setSelected}>
          <AddPiece edit={edit} onAdded={setSelected} />
        </Pieces>
        <p className="mt-auto text-sm text-ink-faint">
          The preview is quick and rough. Apply renders it in full as a free revision beside this version.
        </p>
      </aside>
    </div>
  );
}

function Hint() {
  return (
    <div>
      <h3 className="font-serif text-2xl">Drag a piece along the floor</h3>
      <p className="mt-1 text-[15px] text-ink-soft">
        Choose one on the photo or below. Arrow keys move it 10 cm, R turns it, S tries another design, Delete takes it
        out.
      </p>
    </div>
  );
}

type PiecesProps = {
  items: readonly Item[];
  selected: string | null;
  onSelect: (id: string) => void;
  children: React.ReactNode;
};

function Pieces({ items, selected, onSelect, children }: PiecesProps) {
  return (
    <section aria-label="All pieces" className="border-t pt-5">
      <div className="mb-3 flex items-center justify-between gap-3">
        <p className="text-sm font-semibold">{counted(items.length, 'piece')}</p>
        {children}
      </div>
      <div className="flex flex-wrap gap-1.5">
        {items.map((one) => (
          <button
            key={one.id}
            type="button"
            aria-pressed={one.id === selected}
            onClick={() => onSelect(one.id)}
            className="rounded-full border px-3 py-1 text-sm hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            {nameOf(one)}
          </button>
        ))}
      </div>
    </section>
  );
}
