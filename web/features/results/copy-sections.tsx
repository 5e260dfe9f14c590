import { Braces, Copy } from 'lucide-react';
import type { ContentDraft } from '#contracts/entities/draft.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { copiedText, draftSections, parseContent } from '#web/lib/listing/draft-sections.ts';
import { whenPublishable } from '#web/lib/listing/when-publishable.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { countWords } from './results-of.ts';

const TITLE = 'AI Listing Description';

export function ListingDescription({ id, draft, name }: { id: string; draft: ContentDraft; name: string }) {
  const parsed = parseContent(draft.content);
  const description = typeof parsed?.description === 'string' ? parsed.description : draft.content;
  const features = Array.isArray(parsed?.features) ? parsed.features.map(String) : [];
  const words = typeof parsed?.wordCount === 'number' ? parsed.wordCount : countWords(description);
  return (
    <Card aria-label={TITLE}>
      <CardTitle
        aside={
          <Button look="outline" size="sm" onClick={() => void whenPublishable(id, () => copyText(copiedText(draft)))}>
            <Copy aria-hidden />
            Copy
          </Button>
        }
      >
        {TITLE}
      </CardTitle>
      <h3 className="text-xl wrap-anywhere">{draft.title === TITLE ? name : draft.title}</h3>
      <p className="mt-3 max-w-[72ch] leading-relaxed whitespace-pre-line wrap-anywhere">{description}</p>
      {features.length > 0 ? (
        <>
          <div className="mt-6 flex items-center justify-between gap-3">
            <h4 className="font-semibold">Key Features</h4>
            <Button
              look="quiet"
              size="sm"
              aria-label="Copy Key Features"
              onClick={() => void whenPublishable(id, () => copyText(features.map((one) => `• ${one}`).join('\n')))}
            >
              <Copy aria-hidden />
            </Button>
          </div>
          <ul className="mt-2 grid list-disc gap-1 pl-5 sm:grid-cols-2">
            {features.map((feature) => (
              <li key={feature} className="wrap-anywhere">
                {feature}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <footer className="mt-6 border-t pt-4 text-sm text-ink-faint">{words} words</footer>
    </Card>
  );
}

export function SocialAssets({ id, draft }: { id: string; draft: ContentDraft }) {
  const sections = draftSections(draft);
  const parsed = parseContent(draft.content);
  const all = parsed ? Object.fromEntries(sections.map(({ key }) => [key, parsed[key]])) : { text: draft.content };
  return (
    <Card aria-label="Social Media Assets">
      <CardTitle
        aside={
          <Button
            look="outline"
            size="sm"
            onClick={() => void whenPublishable(id, () => copyText(JSON.stringify(all, null, 2)))}
          >
            <Braces aria-hidden />
            Export
          </Button>
        }
      >
        Social Media Assets
      </CardTitle>
      <div className="grid gap-6 md:grid-cols-2">
        {sections.map((section) => (
          <section key={section.key} aria-label={section.label} className="rounded-soft bg-sunk p-5">
            <div className="mb-2 flex items-center justify-between gap-3">
              <h3 className="font-sans text-[15px] font-semibold tracking-normal">{section.label}</h3>
              <Button
                look="quiet"
                size="sm"
                aria-label={`Copy ${section.label}`}
                onClick={() => void whenPublishable(id, () => copyText(section.text))}
              >
                <Copy aria-hidden />
              </Button>
            </div>
            <p className="leading-relaxed whitespace-pre-line wrap-anywhere">{section.text}</p>
          </section>
        ))}
      </div>
    </Card>
  );
}
