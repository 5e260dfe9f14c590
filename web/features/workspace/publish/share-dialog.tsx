import { Copy, Link2Off } from 'lucide-react';
import { useState } from 'react';
import type { Share } from '#contracts/entities/share.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { counted } from '#web/lib/counting.ts';
import { inDays } from '#web/lib/dates.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions, DialogClose, DialogContent, DialogRoot } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useCreateShare, useRevokeShare, useShares } from '../calls/shares.ts';
import { useWorkspace } from '../workspace-context.ts';

const DEFAULT_DAYS = '30';
const lives = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
];
const parts = [
  { key: 'photos', label: 'Photos' },
  { key: 'videos', label: 'Videos' },
  { key: 'copy', label: 'Copy' },
] as const;

const say = (error: unknown) =>
  toast({ title: 'Error', description: sentence(error, 'Please try again'), tone: 'destructive' });

function ShareRow({ share }: { share: Share }) {
  const { id } = useWorkspace();
  const revoke = useRevokeShare(id);
  const [isAsking, setAsking] = useState(false);
  const address = new URL(share.url, window.location.origin).href;
  const isOver = share.revokedAt !== null || new Date(share.expiresAt) <= new Date();
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-b py-3 last:border-b-0">
      <span className="min-w-0">
        <span className="block truncate text-[15px] font-medium">{address}</span>
        <span className="block text-sm text-ink-faint">
          {counted(share.views, 'view')} ·{' '}
          {share.revokedAt ? 'Revoked' : isOver ? 'Expired' : `Expires ${inDays(share.expiresAt)}`}
        </span>
      </span>
      {isOver ? null : (
        <span className="flex gap-3">
          <Button look="quiet" size="icon" aria-label="Copy link" onClick={() => void copyText(address)}>
            <Copy aria-hidden />
          </Button>
          <Button
            look="quiet"
            size="icon"
            aria-label="Revoke link"
            disabled={revoke.isPending}
            onClick={() => setAsking(true)}
          >
            <Link2Off aria-hidden />
          </Button>
        </span>
      )}
      {isAsking ? (
        <RevokeDialog onRevoke={() => revoke.mutate(share.id, { onError: say })} onClose={() => setAsking(false)} />
      ) : null}
    </li>
  );
}

/** A revoked link is gone for good, wherever it was sent. */
function RevokeDialog({ onRevoke, onClose }: { onRevoke: () => void; onClose: () => void }) {
  const revoke = () => {
    onRevoke();
    onClose();
  };
  return (
    <DialogRoot open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title="Revoke Link"
        description="Whoever has this link will no longer see the listing. This action cannot be undone."
      >
        <DialogActions>
          <DialogClose asChild>
            <Button look="quiet">Cancel</Button>
          </DialogClose>
          <Button look="danger" onClick={revoke}>
            Revoke
          </Button>
        </DialogActions>
      </DialogContent>
    </DialogRoot>
  );
}

/** Makes public links and shows those there are. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { id } = useWorkspace();
  const shares = useShares(id);
  const create = useCreateShare(id);
  const [days, setDays] = useState(DEFAULT_DAYS);
  const [include, setInclude] = useState({ photos: true, videos: true, copy: true });
  const isNothing = !include.photos && !include.videos && !include.copy;
  const make = () =>
    create.mutate(
      { expiresInDays: Number(days), include },
      { onSuccess: (share) => void copyText(new URL(share.url, window.location.origin).href), onError: say },
    );
  return (
    <DialogRoot open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title="Generate Share Link"
        description="Anyone with the link sees the listing, without signing in. Altered photos are shown beside their originals."
      >
        <div className="mt-6 grid gap-5">
          <Field label="Expires after">
            {(wiring) => (
              <Select {...wiring} options={lives} value={days} onChange={(event) => setDays(event.target.value)} />
            )}
          </Field>
          <fieldset>
            <legend className="mb-2 text-sm font-semibold">Include</legend>
            <div className="flex flex-wrap gap-5">
              {parts.map((part) => (
                <label key={part.key} className="flex cursor-pointer items-center gap-2">
                  <input
                    type="checkbox"
                    checked={include[part.key]}
                    onChange={(event) => setInclude((before) => ({ ...before, [part.key]: event.target.checked }))}
                    className="size-4.5 accent-accent"
                  />
                  {part.label}
                </label>
              ))}
            </div>
          </fieldset>
          <Button disabled={create.isPending || isNothing} onClick={make}>
            {create.isPending ? 'Making the link...' : 'Create link and copy it'}
          </Button>
        </div>
        {shares.data && shares.data.length > 0 ? (
          <section aria-label="Links" className="mt-8">
            <h3 className="text-xl">Links</h3>
            <ul className="mt-2">
              {shares.data.map((share) => (
                <ShareRow key={share.id} share={share} />
              ))}
            </ul>
          </section>
        ) : null}
      </DialogContent>
    </DialogRoot>
  );
}
