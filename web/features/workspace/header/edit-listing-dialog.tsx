import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions, DialogClose, DialogContent, DialogRoot, DialogTrigger } from '#web/ui/dialog.tsx';
import { Field, Input, Textarea } from '#web/ui/field.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { useUpdateListing } from '../calls/update-listing.ts';
import { useWorkspace } from '../workspace-context.ts';

export function EditListingDialog() {
  const [open, setOpen] = useState(false);
  return (
    <DialogRoot open={open} onOpenChange={setOpen}>
      <Tooltip text="Edit listing details">
        <DialogTrigger asChild>
          <Button look="quiet" size="icon" aria-label="Edit listing details">
            <Pencil aria-hidden />
          </Button>
        </DialogTrigger>
      </Tooltip>
      {open ? <EditForm onDone={() => setOpen(false)} /> : null}
    </DialogRoot>
  );
}

function EditForm({ onDone }: { onDone: () => void }) {
  const { id, detail } = useWorkspace();
  const [name, setName] = useState(detail.project.name);
  const [description, setDescription] = useState(detail.project.description ?? '');
  const update = useUpdateListing(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) {
      toast({ title: 'Name is required', description: 'Please enter a listing name', tone: 'destructive' });
      return;
    }
    update.mutate(
      { name: name.trim(), description: description.trim() || null },
      {
        onSuccess: () => {
          toast({ title: 'Listing updated' });
          onDone();
        },
        onError: (error) =>
          toast({
            title: 'Failed to update listing details',
            description: sentence(error, 'Please try again'),
            tone: 'destructive',
          }),
      },
    );
  };
  return (
    <DialogContent title="Edit Listing Details">
      <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
        <Field label="Listing Name">
          {(wiring) => (
            <Input {...wiring} value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Field label="Description" optional>
          {(wiring) => (
            <Textarea
              {...wiring}
              value={description}
              maxLength={5000}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <DialogClose asChild>
            <Button look="quiet">Cancel</Button>
          </DialogClose>
          <Button type="submit" disabled={update.isPending}>
            {update.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </DialogActions>
      </form>
    </DialogContent>
  );
}
