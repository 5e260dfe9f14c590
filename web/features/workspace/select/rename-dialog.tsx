import { type FormEvent, useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { type PhotoSubject, PhotoSubject as PhotoSubjects } from '#contracts/services.ts';
import { sentence } from '#web/lib/http.ts';
import { subjects } from '#web/lib/listing/property-words.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions, DialogClose, DialogContent, DialogRoot } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useUpdatePhoto } from '../calls/update-photo.ts';
import { useWorkspace } from '../workspace-context.ts';

const options = [
  { value: '', label: 'Not set' },
  ...PhotoSubjects.options.map((value) => ({ value, label: subjects[value] })),
];

/** The name, and the room type that was guessed at upload and can be corrected. */
export function RenameDialog({ asset, onClose }: { asset: MediaAsset; onClose: () => void }) {
  const { id } = useWorkspace();
  const update = useUpdatePhoto(id);
  const guessed = asset.roomType ?? asset.roomTypeGuess ?? '';
  const [name, setName] = useState(asset.fileName);
  const [subject, setSubject] = useState<PhotoSubject | ''>(guessed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    update.mutate(
      { assetId: asset.id, fileName: name.trim(), ...(subject && subject !== guessed ? { roomType: subject } : {}) },
      {
        onSuccess: onClose,
        onError: (error) =>
          toast({
            title: 'Failed to rename photo',
            description: sentence(error, 'Please try again'),
            tone: 'destructive',
          }),
      },
    );
  };
  return (
    <DialogRoot open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title="Rename Photo">
        <form onSubmit={submit} className="mt-6 grid gap-5">
          <Field label="File name">
            {(wiring) => (
              <Input {...wiring} value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
          <Field label="Room type" hint={asset.roomType ? undefined : 'Guessed from the photo'}>
            {(wiring) => (
              <Select
                {...wiring}
                options={options}
                value={subject}
                onChange={(event) => setSubject(event.target.value as PhotoSubject | '')}
              />
            )}
          </Field>
          <DialogActions>
            <DialogClose asChild>
              <Button look="quiet">Cancel</Button>
            </DialogClose>
            <Button type="submit" disabled={!name.trim() || update.isPending}>
              Rename
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
