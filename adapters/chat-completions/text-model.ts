import type { TextModel } from '#engines/ports.ts';

/** Longer than any good answer takes; then the built-in writer steps in. */
const PATIENCE_MS = 30_000;
const LONGEST_ANSWER = 100_000;

type Settings = { readonly url: string; readonly model: string; readonly key?: string };

/** Any server that speaks the chat-completions dialect: a hosted model with a key, or one of the host's own without. */
export const chatCompletionsModel = ({ url, model, key }: Settings): TextModel => ({
  name: model,
  write: async (prompt, signal) => {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ model, messages: [{ role: 'user', content: prompt }] }),
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    }).catch((error: unknown) => {
      // The cause names the host's own network; the person needs only to know that it did not answer.
      throw new Error(patience.aborted ? 'no answer in 30 seconds' : 'it could not be reached', { cause: error });
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const answer = (await response.text()).slice(0, LONGEST_ANSWER);
    return contentOf(answer);
  },
});

const contentOf = (answer: string): string => {
  try {
    const { choices } = JSON.parse(answer) as { choices?: { message?: { content?: unknown } }[] };
    const content = choices?.[0]?.message?.content;
    if (typeof content === 'string') return content;
  } catch {
    // falls through to the one refusal below
  }
  throw new Error('its answer was not a chat completion');
};
