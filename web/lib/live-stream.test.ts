import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLiveStream } from './live-stream.ts';

class FakeSource {
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  readonly listeners = new Map<string, (event: unknown) => void>();
  addEventListener(name: string, listener: unknown) {
    this.listeners.set(name, listener as (event: unknown) => void);
  }
  close() {
    this.closed = true;
  }
}

const setUp = () => {
  const sources: FakeSource[] = [];
  const handlers = { onUpdate: vi.fn(), onPhotos: vi.fn(), onReopened: vi.fn(), onPoll: vi.fn() };
  const stream = openLiveStream('/events', handlers, () => {
    const source = new FakeSource();
    sources.push(source);
    return source;
  });
  return { sources, handlers, stream, newest: () => sources.at(-1)! };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('five reconnections with doubling waits, then polling every 20 s', () => {
  const { sources, handlers, newest } = setUp();
  for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000]) {
    newest().onerror?.();
    const before = sources.length;
    vi.advanceTimersByTime(wait - 1);
    expect(sources.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(sources.length).toBe(before + 1);
  }
  newest().onerror?.();
  vi.advanceTimersByTime(60_000);
  expect(sources.length).toBe(6);
  expect(handlers.onPoll).toHaveBeenCalledTimes(3);
});

test('an open resets the attempts and stops polling', () => {
  const { handlers, stream, newest } = setUp();
  for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 0]) {
    newest().onerror?.();
    vi.advanceTimersByTime(wait);
  }
  stream.retryNow();
  newest().onopen?.();
  vi.advanceTimersByTime(60_000);
  expect(handlers.onPoll).not.toHaveBeenCalled();
  expect(handlers.onReopened).toHaveBeenCalledTimes(1);
});

test('updates are handed on, others are ignored, and stopping closes', () => {
  const { handlers, stream, newest } = setUp();
  const say = (data: unknown) => newest().listeners.get('service-run-update')?.({ data: JSON.stringify(data) });
  say({ serviceRunId: 'r1', status: 'completed', error: null, progress: 1 });
  say({ nonsense: true });
  expect(handlers.onUpdate).toHaveBeenCalledTimes(1);
  stream.stop();
  expect(newest().closed).toBe(true);
});
