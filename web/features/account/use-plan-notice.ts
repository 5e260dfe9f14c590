import { useEffect } from 'react';
import { planNotice } from '#web/lib/pending.ts';
import { toast } from '#web/lib/toasts.ts';

/** What was changed on the pricing page, which has no toasts of its own, is told here once. */
export const usePlanNotice = () =>
  useEffect(() => {
    const notice = planNotice.read();
    if (!notice) return;
    planNotice.clear();
    toast(notice);
  }, []);
