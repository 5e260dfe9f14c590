import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import type { ServiceType } from '#contracts/services.ts';
import { sentence } from '#web/lib/http.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Input } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/waiting.tsx';
import { useChat, usePostChat } from '../calls/chat.ts';
import { isUnderWay } from '../run-news.ts';
import { useWorkspace } from '../workspace-context.ts';

/** First words for whoever does not know what to ask. */
const openers: Partial<Record<ServiceType, readonly string[]>> = {
  virtual_staging: ['Scandinavian style', 'Another layout', 'Warmer', 'Add a plant'],
  day_to_dusk: ['No added lights', 'Golden hour', 'Blue hour'],
  room_clearing: ['Only declutter', 'Take out everything'],
};

/** What to write where nothing is written yet. */
const examples: Partial<Record<ServiceType, string>> = {
  virtual_staging: 'Make the sofa green',
  day_to_dusk: 'A little warmer',
  room_clearing: 'Only declutter',
};

type ChatPanelProps = {
  asset: MediaAsset;
  onStarted: (runId: string) => void;
  /** What stands above the conversation and scrolls with it. */
  children: ReactNode;
};

/** What is known of a result, what was said about it, and at the foot, always in reach, where to say more. */
export function ChatPanel({ asset, onStarted, children }: ChatPanelProps) {
  const { id, detail, openPhoto } = useWorkspace();
  const chat = useChat(id, asset.id);
  const post = usePostChat(id);
  const [message, setMessage] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  // Whoever said something sees the answer; whoever has opened a photo sees its report first.
  const hasSpoken = useRef(false);
  const messages = chat.data?.messages ?? [];
  const working = detail.serviceRuns.find(
    (run) => isUnderWay(run) && messages.some((one) => one.serviceRunId === run.id),
  );
  const versionOf = (runId: string | null) =>
    runId ? detail.mediaAssets.find((one) => one.sourceServiceRunId === runId && !one.isArchived) : undefined;
  useEffect(() => {
    const box = scroller.current;
    if (box && hasSpoken.current) box.scrollTop = box.scrollHeight;
  }, [messages.length, working, post.isError, asset.id]);
  const send = (text: string) => {
    // Edits add up: a second tap on the same words would make them twice.
    if (!text.trim() || post.isPending) return;
    hasSpoken.current = true;
    post.mutate(
      { assetId: asset.id, message: text.trim(), ...(working && { after: working.id }) },
      {
        onSuccess: ({ serviceRun }) => {
          setMessage('');
          if (serviceRun) onStarted(serviceRun.id);
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(message);
  };
  return (
    <>
      <div ref={scroller} className="min-h-0 grow overflow-y-auto p-4 lg:p-6 low:p-4">
        {children}
        <div role="log" aria-label="Chat" className="grid content-start gap-3 pt-4">
          {messages.length === 0 ? (
            <p className="text-[15px] text-ink-soft">
              Say what to change. Edits are free revisions and appear as a new version beside this one.
            </p>
          ) : null}
          {messages.map((one) => {
            const made = versionOf(one.serviceRunId);
            return (
              <div
                key={one.id}
                className={cn(
                  'max-w-[88%] rounded-2xl px-4 py-2.5 text-[15px]',
                  one.role === 'person' ? 'ml-auto bg-accent text-on-accent' : 'mr-auto bg-sunk',
                )}
              >
                <p>{one.text}</p>
                {made && made.id !== asset.id ? (
                  <Button look="link" className="mt-1 text-sm" onClick={() => openPhoto(made.id)}>
                    Show this version
                  </Button>
                ) : null}
              </div>
            );
          })}
          {working ? (
            <p className="flex items-center gap-2 text-sm text-ink-faint">
              <Spinner className="size-4!" />
              Working on it...
            </p>
          ) : null}
          {post.isError ? (
            <p role="alert" className="text-sm text-danger">
              {sentence(post.error, 'The message could not be sent. Please try again.')}
            </p>
          ) : null}
        </div>
        {messages.length === 0 && asset.processingType ? (
          <div className="-mx-4 flex gap-2 overflow-x-auto px-4 pt-3 whitespace-nowrap [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0">
            {(openers[asset.processingType] ?? []).map((text) => (
              <button
                key={text}
                type="button"
                disabled={post.isPending}
                onClick={() => send(text)}
                className="rounded-full border px-3 py-1.5 text-sm hover:border-accent disabled:opacity-50"
              >
                {text}
              </button>
            ))}
          </div>
        ) : null}
      </div>
      <form onSubmit={submit} className="flex shrink-0 gap-2 border-t px-4 py-3 lg:px-6 lg:py-4 low:px-4 low:py-2">
        <Input
          aria-label="Message"
          placeholder={(asset.processingType && examples[asset.processingType]) ?? 'Say what to change'}
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Button
          type="submit"
          size="icon"
          className="size-11!"
          aria-label="Send"
          disabled={!message.trim() || post.isPending}
        >
          <SendHorizontal aria-hidden />
        </Button>
      </form>
    </>
  );
}
