import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { leaveTo, paths } from '#web/lib/paths.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { useSignIn } from './calls/sign-in.ts';
import { useSignUp } from './calls/sign-up.ts';
import { EmailField, type TypedEmail, telling } from './email-field.tsx';
import { FormFrame } from './form-frame.tsx';

const onward = () => leaveTo(paths.authCallback);

export function SignInForm({ email, onEmail }: TypedEmail) {
  const signIn = useSignIn();
  const form = useForm<BodyIn<typeof api.signIn>>({
    resolver: zodResolver(api.signIn.body),
    defaultValues: { email, password: '' },
  });
  const { errors } = form.formState;
  return (
    <FormFrame
      onSubmit={form.handleSubmit((body) => signIn.mutate(body, { onSuccess: onward }))}
      error={signIn.error}
      fallback="We could not sign you in. Please try again."
      isPending={signIn.isPending || signIn.isSuccess}
      submit="Sign in"
    >
      <EmailField error={errors.email?.message} field={form.register('email', telling(onEmail))} />
      <Field label="Password" error={errors.password?.message}>
        {(wiring) => (
          <Input type="password" autoComplete="current-password" {...wiring} {...form.register('password')} />
        )}
      </Field>
    </FormFrame>
  );
}

export function SignUpForm({ email, onEmail }: TypedEmail) {
  const signUp = useSignUp();
  const form = useForm<BodyIn<typeof api.signUp>>({
    resolver: zodResolver(api.signUp.body),
    defaultValues: { email, password: '', name: '' },
  });
  const { errors } = form.formState;
  return (
    <FormFrame
      onSubmit={form.handleSubmit((body) => signUp.mutate(body, { onSuccess: onward }))}
      error={signUp.error}
      fallback="We could not create your account. Please try again."
      isPending={signUp.isPending || signUp.isSuccess}
      submit="Create account"
    >
      <Field label="Name" error={errors.name?.message}>
        {(wiring) => <Input autoComplete="name" {...wiring} {...form.register('name')} />}
      </Field>
      <EmailField error={errors.email?.message} field={form.register('email', telling(onEmail))} />
      <Field label="Password" hint="At least 8 characters" error={errors.password?.message}>
        {(wiring) => <Input type="password" autoComplete="new-password" {...wiring} {...form.register('password')} />}
      </Field>
    </FormFrame>
  );
}
