import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { prefillEmail } from '#web/lib/pending.ts';
import { toast } from '#web/lib/toasts.ts';
import { useVisitor } from '#web/lib/visitor.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import type { TypedEmail } from './email-field.tsx';
import { ForgotForm, MagicLinkForm, ResetForm } from './mail-forms.tsx';
import { formFor, headings, isDeadLink, likelyMode, type Mode, SignInSearch } from './modes.ts';
import { OtherWays } from './other-ways.tsx';
import { SignInForm, SignUpForm } from './password-forms.tsx';

const tabs = [
  { value: 'in', label: 'Sign in' },
  { value: 'up', label: 'Create account' },
] as const;

export default function SignInScreen() {
  const search = SignInSearch.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [fallbackMode] = useState(likelyMode);
  const [email, setEmail] = useState(() => search.email ?? prefillEmail.read());
  const mode = formFor(search, fallbackMode);
  const { user } = useVisitor();
  // Whoever came for a new password stays, signed in or not: saving it ends every session.
  const [cameFor] = useState(search.mode);
  const isThrough = user !== null && cameFor !== 'reset';
  useEffect(() => {
    if (isThrough) void navigate({ to: paths.authCallback, replace: true });
  }, [isThrough, navigate]);
  const show = (next: Mode) => void navigate({ to: paths.signIn, search: { mode: next }, replace: true });
  const isPassword = mode === 'in' || mode === 'up';
  return (
    <main className="grid min-h-dvh lg:grid-cols-2">
      <title>{`${headings[mode].title} · Portico`}</title>
      <div className="flex flex-col px-6 py-8 sm:px-12">
        <a href={paths.home} className="self-start rounded-md">
          <Wordmark />
        </a>
        <div className="mx-auto my-auto w-full max-w-[420px] py-12">
          <h1 className="text-[42px]">{headings[mode].title}</h1>
          <p className="mt-2 mb-8 text-ink-soft">{headings[mode].lead}</p>
          {isDeadLink(search) ? (
            <Notice tone="danger" role="alert" className="mb-6">
              This link has been used or has expired. Ask for a new one.
            </Notice>
          ) : null}
          {isPassword ? (
            <div className="mb-6 grid gap-6">
              <Segments
                label="Sign in or create an account"
                value={mode}
                options={tabs}
                onChange={show}
                className="grid! grid-cols-2"
              />
              <OtherWays />
            </div>
          ) : null}
          <Form mode={mode} email={email} onEmail={setEmail} token={search.token} show={show} />
          <div className="mt-6 flex flex-wrap justify-between gap-3">
            {isPassword ? (
              <>
                <Button look="link" onClick={() => show('magic')}>
                  Email me a link instead
                </Button>
                {mode === 'in' ? (
                  <Button look="link" onClick={() => show('forgot')}>
                    Forgot password?
                  </Button>
                ) : null}
              </>
            ) : (
              <>
                <Button look="link" onClick={() => show('in')}>
                  Back to sign in
                </Button>
                {mode === 'reset' ? (
                  <Button look="link" onClick={() => show('forgot')}>
                    Ask for a new link
                  </Button>
                ) : null}
              </>
            )}
          </div>
        </div>
      </div>
      <div className="relative hidden overflow-hidden lg:block">
        <img src="/pictures/house-dusk-1600.webp" alt="" className="absolute inset-0 size-full object-cover" />
        <div className="absolute inset-0 bg-linear-to-t from-black/70 via-black/10 to-transparent" />
        <p className="absolute inset-x-12 bottom-12 max-w-[20ch] font-serif text-5xl leading-tight text-white">
          Every listing at its best hour.
        </p>
      </div>
    </main>
  );
}

type FormProps = TypedEmail & { mode: Mode; token: string | undefined; show: (mode: Mode) => void };

function Form({ mode, token, show, ...typed }: FormProps) {
  switch (mode) {
    case 'in':
      return <SignInForm {...typed} />;
    case 'up':
      return <SignUpForm {...typed} />;
    case 'magic':
      return <MagicLinkForm {...typed} />;
    case 'forgot':
      return <ForgotForm {...typed} />;
    case 'reset':
      return (
        <ResetForm
          token={token ?? ''}
          onDone={() => {
            toast({ title: 'Password changed', description: 'Sign in with your new password.' });
            show('in');
          }}
        />
      );
  }
}
