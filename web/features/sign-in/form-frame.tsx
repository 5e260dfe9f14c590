import { CircleAlert } from 'lucide-react';
import type { FormEventHandler, ReactNode } from 'react';
import { sentence } from '#web/lib/http.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type FormFrameProps = {
  onSubmit: FormEventHandler;
  error: unknown;
  fallback: string;
  isPending: boolean;
  submit: string;
  children: ReactNode;
};

/** What the sign-in forms share: the server's refusal above the button, and the button itself. */
export function FormFrame({ onSubmit, error, fallback, isPending, submit, children }: FormFrameProps) {
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      {children}
      {error ? (
        <Notice tone="danger" role="alert" icon={<CircleAlert aria-hidden />}>
          {sentence(error, fallback)}
        </Notice>
      ) : null}
      <Button type="submit" size="lg" disabled={isPending}>
        {isPending ? 'One moment...' : submit}
      </Button>
    </form>
  );
}
