import { useState } from 'react';
import { CAP_LIMITS, MLS_PACKS, mlsIdOf, mlsPack } from '#domain/compliance/index.ts';
import { quoteRun } from '#domain/runs/prices.ts';
import { counted } from '#web/lib/counting.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useUpdateListing } from '../calls/update-listing.ts';
import { defaultOptions, type Options } from '../services/start-requests.ts';
import { useStart } from '../services/use-start.ts';
import { useWorkspace } from '../workspace-context.ts';

const tones = [
  { value: 'warm', label: 'Warm' },
  { value: 'crisp', label: 'Crisp' },
  { value: 'luxury', label: 'Luxury' },
  { value: 'plain', label: 'Plain' },
];
const lengths = [
  { value: 'mls', label: 'MLS remarks' },
  { value: 'portal', label: 'Portal' },
  { value: 'website', label: 'Website' },
];
const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
];
const packs = MLS_PACKS.map((pack) => ({ value: pack.id, label: pack.name }));

function MlsChoice() {
  const { id, detail } = useWorkspace();
  const update = useUpdateListing(id);
  const { name, mlsId } = detail.project;
  const pack = mlsPack(mlsId);
  const save = (next: string) =>
    update.mutate(
      { name, mlsId: next },
      {
        onError: (error) =>
          void toast({
            title: 'Failed to save the MLS',
            description: sentence(error, 'Please try again'),
            tone: 'destructive',
          }),
      },
    );
  const saveCap = (typed: string) => {
    const cap = Math.round(Number(typed));
    if (cap >= CAP_LIMITS.least && cap <= CAP_LIMITS.most && cap !== pack.characterCap) save(mlsIdOf(pack.id, cap));
  };
  return (
    <div className="grid grid-cols-[1fr_7rem] gap-3">
      <Field label="MLS rules">
        {(wiring) => (
          <Select
            {...wiring}
            className="w-full"
            options={packs}
            value={pack.id}
            disabled={update.isPending}
            onChange={(event) => save(event.target.value)}
          />
        )}
      </Field>
      <Field label="Characters">
        {(wiring) => (
          <Input
            {...wiring}
            key={pack.characterCap}
            type="number"
            inputMode="numeric"
            min={CAP_LIMITS.least}
            max={CAP_LIMITS.most}
            defaultValue={pack.characterCap}
            disabled={update.isPending}
            onBlur={(event) => saveCap(event.target.value)}
            onKeyDown={(event) => (event.key === 'Enter' ? saveCap(event.currentTarget.value) : undefined)}
          />
        )}
      </Field>
      <p className="col-span-2 -mt-1.5 text-sm text-ink-faint">
        Limit and required first words of the remarks. Services change their limit: yours counts.
      </p>
    </div>
  );
}

/** Orders words: tone, length and language, for a first version or another one. */
export function WriterCard() {
  const { detail } = useWorkspace();
  const { start, isStarting } = useStart();
  const [options, setOptions] = useState<Options>(defaultOptions);
  const change = (changes: Partial<Options>) => setOptions((old) => ({ ...old, ...changes }));
  const has = (type: string) => detail.contentDrafts.some((draft) => draft.contentType === type);
  const isWriting = detail.serviceRuns.some(
    (run) =>
      ['listing_copy', 'social_media_pack'].includes(run.serviceType) && ['queued', 'processing'].includes(run.status),
  );
  const pick =
    (key: 'tone' | 'length' | 'language') =>
    (event: { target: { value: string } }): void =>
      change({ [key]: event.target.value });
  const cost = counted(quoteRun('listing_copy', {}), 'credit');
  return (
    <Card aria-label="Writer">
      <h2 className="text-2xl">Writer</h2>
      <div className="mt-4 grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          <Field label="Tone">
            {(wiring) => (
              <Select {...wiring} className="w-full" options={tones} value={options.tone} onChange={pick('tone')} />
            )}
          </Field>
          <Field label="Language">
            {(wiring) => (
              <Select
                {...wiring}
                className="w-full"
                options={languages}
                value={options.language}
                onChange={pick('language')}
              />
            )}
          </Field>
        </div>
        <Field label="Length of the description">
          {(wiring) => (
            <Select {...wiring} className="w-full" options={lengths} value={options.length} onChange={pick('length')} />
          )}
        </Field>
        <MlsChoice />
        <div className="grid gap-2">
          <Button disabled={isStarting || isWriting} onClick={() => void start('listing_copy', options)}>
            {has('listing_description') ? 'Write another description' : 'Write the description'}
          </Button>
          <Button
            look="outline"
            disabled={isStarting || isWriting}
            onClick={() => void start('social_media_pack', options)}
          >
            {has('social_media_pack') ? 'Write another social pack' : 'Write a social pack'}
          </Button>
        </div>
        <p className="text-sm text-ink-faint">
          {isWriting ? 'Writing...' : `${cost} each. Earlier versions are kept.`}
        </p>
      </div>
    </Card>
  );
}
