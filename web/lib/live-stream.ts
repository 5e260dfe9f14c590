import { EVENT_CONNECTED, EVENT_PHOTOS_UPDATE, EVENT_RUN_UPDATE, ServiceRunUpdate } from '#contracts/events.ts';
import { afterFailure } from './backoff.ts';

type Source = Pick<EventSource, 'addEventListener' | 'close'> & { onopen: unknown; onerror: unknown };
export type LiveHandlers = {
  onUpdate: (update: ServiceRunUpdate) => void;
  /** Photos have been looked at: their room types, flaws and smart sets are known. */
  onPhotos: () => void;
  /** The stream is open again after a gap: something may have been missed. */
  onReopened: () => void;
  /** The stream gave up; asked for every 20 s until it is open again. */
  onPoll: () => void;
};

/** Keeps a listing's event stream open as long as it can, and falls back to polling. Returns the way to stop. */
export function openLiveStream(
  address: string,
  handlers: LiveHandlers,
  connect: (address: string) => Source = (url) => new EventSource(url, { withCredentials: true }),
) {
  let attempts = 0;
  let wasOpen = false;
  let stopped = false;
  let source: Source | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;

  const opened = () => {
    attempts = 0;
    clearInterval(poll);
    poll = undefined;
    if (wasOpen) handlers.onReopened();
    wasOpen = true;
  };
  const failed = () => {
    source?.close();
    source = null;
    if (stopped) return;
    const next = afterFailure(attempts);
    if (next.kind === 'reconnect') {
      attempts = next.attempt;
      timer = setTimeout(start, next.waitMs);
    } else if (poll === undefined) {
      wasOpen = true;
      poll = setInterval(handlers.onPoll, next.everyMs);
    }
  };
  function start() {
    const fresh = connect(address);
    source = fresh;
    let isOpen = false;
    const open = () => {
      if (!isOpen) opened();
      isOpen = true;
    };
    fresh.onopen = open;
    fresh.onerror = failed;
    fresh.addEventListener(EVENT_CONNECTED, open);
    fresh.addEventListener(EVENT_RUN_UPDATE, (event) => {
      const update = ServiceRunUpdate.safeParse(JSON.parse(String((event as MessageEvent).data)));
      if (update.success) handlers.onUpdate(update.data);
    });
    fresh.addEventListener(EVENT_PHOTOS_UPDATE, () => handlers.onPhotos());
  }
  start();

  return {
    /** The network is back: try at once instead of waiting for the next turn. */
    retryNow: () => {
      if (stopped || source) return;
      clearTimeout(timer);
      attempts = 0;
      start();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      clearInterval(poll);
      source?.close();
    },
  };
}
