import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { useSignInElsewhere } from './calls/sign-in-elsewhere.ts';
import { useSignInOptions } from './calls/sign-in-options.ts';

/** Google and the host's own provider, only where this server offers them. */
export function OtherWays() {
  const options = useSignInOptions();
  const elsewhere = useSignInElsewhere();
  const { google, oidc } = options.data ?? { google: false, oidc: null };
  if (!google && !oidc) return null;
  const go = (provider: 'google' | 'oidc') =>
    elsewhere.mutate(provider, {
      onError: (error) =>
        toast({ title: 'Error', description: sentence(error, 'Please try again'), tone: 'destructive' }),
    });
  return (
    <div className="grid gap-3">
      {google ? (
        <Button look="outline" size="lg" disabled={elsewhere.isPending} onClick={() => go('google')}>
          Continue with Google
        </Button>
      ) : null}
      {oidc ? (
        <Button look="outline" size="lg" disabled={elsewhere.isPending} onClick={() => go('oidc')}>
          Continue with {oidc.name}
        </Button>
      ) : null}
      <p className="flex items-center gap-4 text-sm text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
    </div>
  );
}
