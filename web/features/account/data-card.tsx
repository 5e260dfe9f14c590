import { useState } from 'react';
import { api } from '#contracts/api.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { DialogActions, DialogClose, DialogContent, DialogRoot, DialogTrigger } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { useDeleteAccount } from './calls/delete-account.ts';

const WORD = 'DELETE';

/** Everything that is stored, to take away or to end. */
export function DataCard() {
  const [typed, setTyped] = useState('');
  const remove = useDeleteAccount();
  return (
    <Card aria-labelledby="data-title">
      <CardTitle hint="Take everything with you, or end it for good.">
        <span id="data-title">Your data</span>
      </CardTitle>
      <div className="flex flex-wrap gap-3">
        <Button asChild look="outline">
          <a href={api.exportAccount.path} download>
            Export my data
          </a>
        </Button>
        <DialogRoot onOpenChange={() => setTyped('')}>
          <DialogTrigger asChild>
            <Button look="quiet" className="text-danger!">
              Delete account
            </Button>
          </DialogTrigger>
          <DialogContent
            title="Delete account"
            description="Listings, photos, results and texts are deleted and cannot be brought back."
          >
            <Field label={`Type ${WORD} to confirm`} className="mt-6">
              {(wiring) => (
                <Input
                  {...wiring}
                  autoComplete="off"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
            <DialogActions>
              <DialogClose asChild>
                <Button look="quiet">Cancel</Button>
              </DialogClose>
              <Button
                look="danger"
                disabled={typed !== WORD || remove.isPending}
                onClick={() =>
                  remove.mutate(undefined, {
                    onError: (error) =>
                      toast({ title: 'Error', description: sentence(error, 'Please try again'), tone: 'destructive' }),
                  })
                }
              >
                Delete account
              </Button>
            </DialogActions>
          </DialogContent>
        </DialogRoot>
      </div>
    </Card>
  );
}
