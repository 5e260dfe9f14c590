import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { MediaAsset } from '#contracts/entities/photo.ts';
import { getProject } from '#web/lib/calls/get-project.ts';
import { HttpError, isUnauthorized } from '#web/lib/http.ts';
import { loginAgain } from '#web/lib/login-again.ts';
import { uploadPhoto } from '../calls/upload-photo.ts';
import { chooseFiles } from './choose-files.ts';
import { takePositions } from './take-positions.ts';

export type Upload = {
  key: string;
  file: File;
  /** Its place in the listing, decided when it was chosen: two go out at a time, and the smaller one arrives first. */
  position: number;
  share: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  reason: string | null;
};

/** Two at a time keep a slow line busy without starving each other. */
const AT_ONCE = 2;
let count = 0;

/** Why the server would not keep this one file, if it said so. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof HttpError)) return null;
  const [first] = Array.isArray(error.data.rejected) ? (error.data.rejected as { message?: string }[]) : [];
  return first?.message ?? (error.status < 500 && typeof error.data.message === 'string' ? error.data.message : null);
}

export function useUploads(id: string, assets: readonly MediaAsset[]) {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const patch = useCallback(
    (key: string, changes: Partial<Upload>) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    [],
  );

  const sendAll = useCallback(
    async (batch: readonly Upload[]) => {
      const queue = [...batch];
      let hasFailed = false;
      const sendNext = async (): Promise<void> => {
        const next = queue.shift();
        if (!next) return;
        patch(next.key, { state: 'sending', reason: null });
        try {
          const { position } = next;
          const { rejected } = await uploadPhoto(id, next.file, (share) => patch(next.key, { share }), { position });
          patch(next.key, rejected[0] ? { state: 'failed', reason: rejected[0].message } : { state: 'done', share: 1 });
        } catch (error) {
          if (isUnauthorized(error)) return loginAgain();
          const refusal = refusalOf(error);
          hasFailed ||= refusal === null;
          patch(next.key, { state: 'failed', share: 0, reason: refusal ?? 'Upload failed. Please try again.' });
        }
        return sendNext();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
      await queries.invalidateQueries({ queryKey: getProject(id).queryKey });
      setUploads((all) => all.filter((one) => one.state !== 'done'));
      if (hasFailed) window.alert('Upload failed. Please try again.');
    },
    [id, patch, queries],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const { good, alerts } = chooseFiles(files);
      if (alerts.length > 0) window.alert(alerts.join('\n'));
      const from = takePositions(id, assets, good.length);
      const batch = good.map((file, at): Upload => {
        const key = `upload-${++count}`;
        return { key, file, position: from + at, share: 0, state: 'waiting', reason: null };
      });
      setUploads((all) => [...all, ...batch]);
      void sendAll(batch);
    },
    [id, assets, sendAll],
  );
  const retry = useCallback((upload: Upload) => void sendAll([upload]), [sendAll]);
  const forget = useCallback((key: string) => setUploads((all) => all.filter((one) => one.key !== key)), []);
  return { uploads, add, retry, forget };
}
