import { type FormEvent, useId, useState } from 'react';
import { leaveTo, served } from '#web/lib/paths.ts';
import { prefillEmail } from '#web/lib/pending.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/field.tsx';

/** The address typed here pre-fills the sign-up form in this browser; it is sent nowhere. */
export function Closing() {
  const [email, setEmail] = useState('');
  const id = useId();
  const start = (event: FormEvent) => {
    event.preventDefault();
    prefillEmail.store(email.trim());
    leaveTo(served.login);
  };
  return (
    <section aria-labelledby="closing-title" className="page py-24 text-center lg:py-32">
      <h2 id="closing-title" className="mx-auto max-w-[16ch] text-5xl sm:text-6xl">
        Your next listing goes live tonight.
      </h2>
      <p className="mt-5 text-lg text-ink-soft">7 days, 10 credits, no card.</p>
      <form onSubmit={start} noValidate className="mx-auto mt-8 flex max-w-lg flex-col gap-3 sm:flex-row">
        <label htmlFor={id} className="sr-only">
          Email address
        </label>
        <Input
          id={id}
          type="email"
          autoComplete="email"
          placeholder="you@brokerage.com"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className="h-13!"
        />
        <Button type="submit" size="lg">
          Start free trial
        </Button>
      </form>
    </section>
  );
}
