/** Lets `width` tasks through at a time: decoded photos are large, and twenty at once would be gigabytes. */
export function turnstile(width: number) {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async function pass<T>(task: () => Promise<T>): Promise<T> {
    if (inside >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else inside += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
