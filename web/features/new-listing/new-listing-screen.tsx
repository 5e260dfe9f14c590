import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Info } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { sentence } from '#web/lib/http.ts';
import { propertyTypes } from '#web/lib/listing/property-words.ts';
import { paths } from '#web/lib/paths.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field, Input, Textarea } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { useCreateProject } from './calls/create-project.ts';
import { asRequest, emptyListing, type ListingFacts, type ListingFields, ListingForm } from './listing-form.ts';

const typeOptions = Object.entries(propertyTypes).map(([value, label]) => ({ value, label }));

export default function NewListingScreen() {
  const navigate = useNavigate();
  const create = useCreateProject();
  const form = useForm<ListingFields, unknown, ListingFacts>({
    resolver: zodResolver(ListingForm),
    defaultValues: emptyListing,
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((facts) =>
    create.mutate(asRequest(facts), {
      onSuccess: ({ project }) => {
        toast({ title: 'Listing created successfully!' });
        void navigate({ to: paths.listing(project.id) });
      },
      onError: (error) =>
        toast({
          title: 'Failed to create project',
          description: sentence(error, 'Something went wrong. Please try again.'),
          tone: 'destructive',
        }),
    }),
  );
  return (
    <div className="page max-w-[820px]! pt-10">
      <title>Create New Listing · Portico</title>
      <Link
        to={paths.listings}
        className="inline-flex items-center gap-2 rounded-sm text-[15px] text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to Listings
      </Link>
      <h1 className="mt-6 text-5xl">Create New Listing</h1>
      <p className="mt-3 text-lg text-ink-soft">The facts here are what the listing copy rests on.</p>
      <form onSubmit={submit} noValidate className="mt-8 grid gap-6">
        <Notice icon={<Info aria-hidden />}>
          Property information cannot be edited after creation. Please check it before you create the listing.
        </Notice>
        <Card className="grid gap-5 sm:grid-cols-6">
          <h2 className="text-2xl sm:col-span-6">Property</h2>
          <Field label="Property Address" className="sm:col-span-6" error={errors.address?.message}>
            {(wiring) => (
              <Input
                autoComplete="off"
                placeholder="123 Main St, City, State"
                {...wiring}
                {...form.register('address')}
              />
            )}
          </Field>
          <Field label="Property Type" className="sm:col-span-3" error={errors.propertyType?.message}>
            {(wiring) => <Select options={typeOptions} {...wiring} {...form.register('propertyType')} />}
          </Field>
          <Field label="Listing Price" optional className="sm:col-span-3" error={errors.listingPrice?.message}>
            {(wiring) => <Input placeholder="$750,000" {...wiring} {...form.register('listingPrice')} />}
          </Field>
          <Field label="Bedrooms" optional className="sm:col-span-2" error={errors.bedrooms?.message}>
            {(wiring) => (
              <Input type="number" inputMode="numeric" min={0} max={50} {...wiring} {...form.register('bedrooms')} />
            )}
          </Field>
          <Field label="Bathrooms" optional className="sm:col-span-2" error={errors.bathrooms?.message}>
            {(wiring) => (
              <Input
                type="number"
                inputMode="decimal"
                min={0}
                max={50}
                step={0.5}
                {...wiring}
                {...form.register('bathrooms')}
              />
            )}
          </Field>
          <Field label="Square Footage" optional className="sm:col-span-2" error={errors.squareFootage?.message}>
            {(wiring) => (
              <Input
                type="number"
                inputMode="numeric"
                min={0}
                max={1_000_000}
                {...wiring}
                {...form.register('squareFootage')}
              />
            )}
          </Field>
        </Card>
        <Card className="grid gap-5">
          <h2 className="text-2xl">Listing</h2>
          <Field
            label="Listing Name"
            error={errors.projectName?.message}
            hint="How you find it again; it can be changed later."
          >
            {(wiring) => <Input autoComplete="off" {...wiring} {...form.register('projectName')} />}
          </Field>
          <Field label="Description" optional error={errors.description?.message}>
            {(wiring) => <Textarea {...wiring} {...form.register('description')} />}
          </Field>
        </Card>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button asChild look="outline" size="lg">
            <Link to={paths.listings}>Cancel</Link>
          </Button>
          <Button type="submit" size="lg" disabled={create.isPending}>
            {create.isPending ? 'Creating...' : 'Create Listing'}
          </Button>
        </div>
      </form>
    </div>
  );
}
