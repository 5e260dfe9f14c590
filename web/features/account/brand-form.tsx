import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '#contracts/api.ts';
import type { BodyIn } from '#contracts/route.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { type BrandKit, useSaveBrandKit } from './calls/brand-kit.ts';
import { LogoField } from './logo-field.tsx';

type Typed = BodyIn<typeof api.saveBrandKit>;

const lines = [
  { name: 'agentName', label: 'Agent name', autoComplete: 'name' },
  { name: 'brokerage', label: 'Brokerage', autoComplete: 'organization' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel' },
  { name: 'website', label: 'Website', autoComplete: 'url' },
  { name: 'licence', label: 'License number', autoComplete: 'off' },
] as const;

export function BrandForm({ kit }: { kit: BrandKit }) {
  const { logoPath, ...saved } = kit;
  const save = useSaveBrandKit();
  const form = useForm<Typed>({ resolver: zodResolver(api.saveBrandKit.body), defaultValues: saved });
  const { errors, isDirty } = form.formState;
  const typed = form.watch();
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: () => {
        form.reset(body);
        toast({ title: 'Brand kit saved', description: 'Your next branded video carries it.' });
      },
      onError: (error) =>
        toast({ title: 'Error', description: sentence(error, 'Please try again'), tone: 'destructive' }),
    }),
  );
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_240px]">
      <form onSubmit={submit} noValidate className="grid content-start gap-4 sm:grid-cols-2">
        {lines.map(({ name, label, autoComplete }) => (
          <Field key={name} label={label} error={errors[name]?.message}>
            {(wiring) => <Input autoComplete={autoComplete} {...wiring} {...form.register(name)} />}
          </Field>
        ))}
        <Field label="Color" error={errors.color?.message}>
          {(wiring) => (
            <Input
              type="color"
              defaultValue={saved.color}
              className="cursor-pointer p-1.5!"
              {...wiring}
              {...form.register('color')}
            />
          )}
        </Field>
        <LogoField logoPath={logoPath} className="sm:col-span-2" />
        <Button type="submit" className="justify-self-start" disabled={save.isPending || !isDirty}>
          {save.isPending ? 'Saving...' : 'Save brand kit'}
        </Button>
      </form>
      <BrandPreview kit={{ ...typed, logoPath }} />
    </div>
  );
}
