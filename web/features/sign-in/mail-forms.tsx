import { zodResolver } from '@hookform/resolvers/zod';
import { MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '#contracts/api.ts';
import { paths } from '#web/lib/paths.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useRequestMagicLink } from './calls/request-magic-link.ts';
import { useRequestPasswordReset } from './calls/request-password-reset.ts';
import { useResetPassword } from './calls/reset-password.ts';
import { useSignInOptions } from './calls/sign-in-options.ts';
import { EmailField, type TypedEmail, telling } from './email-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { addressOfMode } from './modes.ts';

const JustEmail = api.requestMagicLink.body.pick({ email: true });
type JustEmail = z.infer<typeof JustEmail>;

function Sent({ children }: { children: string }) {
  const options = useSignInOptions();
  return (
    <Notice tone="accent" role="status" icon={<MailCheck aria-hidden />}>
      {children}
      {options.data?.outbox ? (
        <>
          {' '}
          This server writes its mail to{' '}
          <a className="underline" href="/dev/outbox">
            the outbox
          </a>
          .
        </>
      ) : null}
    </Notice>
  );
}

export function MagicLinkForm({ email, onEmail }: TypedEmail) {
  const request = useRequestMagicLink();
  const form = useForm<JustEmail>({ resolver: zodResolver(JustEmail), defaultValues: { email } });
  if (request.isSuccess) return <Sent>Check your inbox: the link signs you in.</Sent>;
  return (
    <FormFrame
      onSubmit={form.handleSubmit((values) => request.mutate({ ...values, callbackURL: paths.authCallback }))}
      error={request.error}
      fallback="We could not send the link. Please try again."
      isPending={request.isPending}
      submit="Email me a sign-in link"
    >
      <EmailField error={form.formState.errors.email?.message} field={form.register('email', telling(onEmail))} />
    </FormFrame>
  );
}

export function ForgotForm({ email, onEmail }: TypedEmail) {
  const request = useRequestPasswordReset();
  const form = useForm<JustEmail>({ resolver: zodResolver(JustEmail), defaultValues: { email } });
  if (request.isSuccess)
    return <Sent>If there is an account with that address, a link to choose a new password is on its way.</Sent>;
  return (
    <FormFrame
      onSubmit={form.handleSubmit((values) => request.mutate({ ...values, redirectTo: addressOfMode('reset') }))}
      error={request.error}
      fallback="We could not send the link. Please try again."
      isPending={request.isPending}
      submit="Send reset link"
    >
      <EmailField error={form.formState.errors.email?.message} field={form.register('email', telling(onEmail))} />
    </FormFrame>
  );
}

const NewPassword = api.resetPassword.body.pick({ newPassword: true });

export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const reset = useResetPassword();
  const form = useForm<z.infer<typeof NewPassword>>({
    resolver: zodResolver(NewPassword),
    defaultValues: { newPassword: '' },
  });
  return (
    <FormFrame
      onSubmit={form.handleSubmit((values) => reset.mutate({ ...values, token }, { onSuccess: onDone }))}
      error={reset.error}
      fallback="That link has expired. Please ask for a new one."
      isPending={reset.isPending}
      submit="Save new password"
    >
      <Field label="New password" hint="At least 8 characters" error={form.formState.errors.newPassword?.message}>
        {(wiring) => (
          <Input type="password" autoComplete="new-password" {...wiring} {...form.register('newPassword')} />
        )}
      </Field>
    </FormFrame>
  );
}
