import { useEffect, useState } from 'react';

const SETTLE_MS = 250;

/** The value once typing has paused. */
export function useSettled<T>(value: T, waitMs = SETTLE_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}
