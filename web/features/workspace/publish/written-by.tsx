import { parseContent } from '#web/lib/listing/draft-sections.ts';

type Stored = { tone?: unknown; language?: unknown; writer?: { fellBack?: { from?: unknown; reason?: unknown } } };

/** Tone and language of a draft, and whether the built-in writer had to step in for a model. */
export function WrittenBy({ content }: { content: string }) {
  const { tone, language, writer } = (parseContent(content) ?? {}) as Stored;
  const fell = writer?.fellBack;
  return (
    <>
      {typeof tone === 'string' ? <span>· {tone}</span> : null}
      {language === 'es' ? <span>· Spanish</span> : null}
      {fell ? (
        <span role="note">
          · {String(fell.from)} could not write it ({String(fell.reason)}); the built-in writer did
        </span>
      ) : null}
    </>
  );
}
