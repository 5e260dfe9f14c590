import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '#contracts/api.ts';
import { addressOf } from '#web/lib/client.ts';
import { download, downloadInTurn } from '#web/lib/download.ts';
import { BeforeAfter } from '#web/ui/before-after.tsx';
import { Button } from '#web/ui/button.tsx';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import { type Pair, titleOf } from './results-of.ts';

type PairsSectionProps = {
  id: string;
  title: string;
  pairs: Pair[];
  words?: [string, string];
  altered: string;
  withAll?: boolean;
  /** Downloads carry the disclosure on the picture. */
  withLabel: boolean;
};

export function PairsSection({
  id,
  title,
  pairs,
  words = ['Before', 'After'],
  altered,
  withAll = true,
  withLabel,
}: PairsSectionProps) {
  const [isBusy, setBusy] = useState(false);
  if (pairs.length === 0) return null;
  const query = withLabel ? { label: 'true' } : {};
  const save = (pair: Pair) =>
    download(addressOf(api.downloadPhoto.path, { id, assetId: pair.after.id }, query), pair.name);
  const saveAll = async () => {
    setBusy(true);
    await downloadInTurn(pairs, save);
    setBusy(false);
  };
  return (
    <section aria-label={title}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-3xl">{title}</h2>
        {withAll ? (
          <Button look="outline" disabled={isBusy} onClick={() => void saveAll()}>
            <Download aria-hidden />
            Download All ({pairs.length})
          </Button>
        ) : null}
      </div>
      <div className={pairs.length === 1 ? 'grid max-w-[920px]' : 'grid gap-8 md:grid-cols-2'}>
        {pairs.map((pair) => (
          <figure key={pair.after.id}>
            {pair.before ? (
              <BeforeAfter
                label={`Compare ${pair.after.fileName} with its original`}
                beforeLabel={words[0]}
                afterLabel={words[1]}
                className="aspect-[4/3]"
                before={<PhotoFrame src={pair.before.mediumPath} alt="" preview={pair.before.preview} />}
                after={
                  <PhotoFrame
                    src={pair.after.mediumPath}
                    alt={`${words[1]}: ${pair.after.fileName}`}
                    preview={pair.after.preview}
                  />
                }
              />
            ) : (
              <PhotoFrame
                src={pair.after.mediumPath}
                alt={pair.after.fileName}
                preview={pair.after.preview}
                className="aspect-[4/3] rounded-frame"
              />
            )}
            <figcaption className="mt-3 flex items-center justify-between gap-4">
              <span>
                <span className="block font-medium">{titleOf(pair)}</span>
                <span className="block text-sm text-ink-faint">{altered}</span>
              </span>
              <Button look="quiet" size="sm" aria-label={`Download ${pair.name}`} onClick={() => void save(pair)}>
                <Download aria-hidden />
                Download
              </Button>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
