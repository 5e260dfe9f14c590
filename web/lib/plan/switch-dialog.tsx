import type { RefObject } from 'react';
import type { CurrentSubscription, Plan } from '#contracts/entities/money.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions, DialogClose, DialogContent, DialogRoot } from '#web/ui/dialog.tsx';
import { switchWords } from './plan-offer.ts';

type SwitchDialogProps = {
  plan: Plan;
  current: CurrentSubscription;
  onClose: () => void;
  onConfirm: () => void;
  returnTo: RefObject<HTMLElement | null>;
};

/** A smaller plan is arranged without a payment page: it is asked for first. */
export default function SwitchDialog({ plan, current, onClose, onConfirm, returnTo }: SwitchDialogProps) {
  return (
    <DialogRoot open onOpenChange={onClose}>
      <DialogContent
        title={`Switch to ${plan.name}`}
        description={switchWords(plan, current)}
        onCloseAutoFocus={() => returnTo.current?.focus()}
      >
        <DialogActions>
          <DialogClose asChild>
            <Button look="quiet">Cancel</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button onClick={onConfirm}>Confirm</Button>
          </DialogClose>
        </DialogActions>
      </DialogContent>
    </DialogRoot>
  );
}
