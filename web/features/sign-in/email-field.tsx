import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, Input } from '#web/ui/field.tsx';

/** An address typed in one form stands in the next as well: 'Forgot password?' comes after typing it. */
export type TypedEmail = { email: string; onEmail: (email: string) => void };

export const telling = (onEmail: TypedEmail['onEmail']) => ({
  onChange: (event: { target: { value: string } }) => onEmail(event.target.value),
});

export function EmailField({ error, field }: { error: string | undefined; field: UseFormRegisterReturn }) {
  return (
    <Field label="Email" error={error}>
      {(wiring) => <Input type="email" autoComplete="email" {...wiring} {...field} />}
    </Field>
  );
}
