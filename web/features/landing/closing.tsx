import { type FormEvent, useId, useState } from 'react';
import { leaveTo, served } from '#web/lib/paths.ts';
import { prefillEmail } from '#web/lib/pending.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/field.tsx';
import { Picture } from './pictures.tsx';

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
    <section aria-labelledby="closing-title" className="relative isolate overflow-hidden bg-[#0d1613] text-white">
      <Picture
        name="corner-dusk"
        sizes="100vw"
        decorative
        className="absolute inset-0 -z-10 size-full object-cover object-[50%_35%]"
      />
      <div aria-hidden className="absolute inset-0 -z-10 bg-[#0d1613]/65" />
      <div className="page py-28 text-center lg:py-40">
        <h2 id="closing-title" className="mx-auto max-w-[16ch] text-5xl sm:text-7xl">
          Your next listing goes live tonight.
        </h2>
        <p className="mt-5 text-lg text-white/85">7 days, 10 credits, no card.</p>
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
            className="h-13! text-ink"
          />
          <Button type="submit" size="lg" className="bg-[#f6d9a6]! text-[#1b221e]! hover:bg-white!">
            Start free trial
          </Button>
        </form>
      </div>
    </section>
  );
}
