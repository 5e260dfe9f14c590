import { useState } from 'react';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions, DialogClose, DialogContent, DialogRoot, DialogTrigger } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { useSetAddress } from '../calls/set-address.ts';
import { useWorkspace } from '../workspace-context.ts';

/** The listing that came with the trial has no address yet; it may be set once. */
export function SetAddress() {
  const { id } = useWorkspace();
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const save = useSetAddress(id);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    save.mutate(address.trim(), {
      onSuccess: () => setOpen(false),
      onError: (error) =>
        toast({
          title: 'Failed to update listing details',
          description: sentence(error, 'Please try again'),
          tone: 'destructive',
        }),
    });
  };
  return (
    <DialogRoot open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button look="link">Set address</Button>
      </DialogTrigger>
      <DialogContent
        title="Set the address"
        description="The address can be set once and cannot be changed afterwards."
      >
        <form onSubmit={submit} className="mt-6">
          <Field label="Property Address">
            {(wiring) => (
              <Input
                {...wiring}
                value={address}
                onChange={(event) => setAddress(event.target.value)}
                placeholder="123 Main St, City, State"
              />
            )}
          </Field>
          <DialogActions>
            <DialogClose asChild>
              <Button look="quiet">Cancel</Button>
            </DialogClose>
            <Button type="submit" disabled={!address.trim() || save.isPending}>
              Save address
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
