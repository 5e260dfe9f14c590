import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getProject } from '#web/lib/calls/get-project.ts';
import { asFile, pendingUpload } from '#web/lib/pending.ts';
import { toast } from '#web/lib/toasts.ts';
import { uploadPhoto } from './calls/upload-photo.ts';

/** The photo that a visitor chose on the landing page arrives in the first listing that is opened. */
export function usePendingUpload(id: string, isReady: boolean) {
  const queries = useQueryClient();
  const begun = useRef(false);
  useEffect(() => {
    if (!isReady || begun.current) return;
    const pending = pendingUpload.read();
    if (!pending) return;
    begun.current = true;
    pendingUpload.clear();
    const send = async () => {
      await uploadPhoto(id, asFile(pending), () => undefined, { field: 'file' });
      await queries.invalidateQueries({ queryKey: getProject(id).queryKey });
      toast({
        title: 'Welcome!',
        description: 'Your photo is in your first listing. Choose a service to transform it.',
      });
    };
    send().catch(() =>
      toast({ title: 'Upload failed', description: 'Please try uploading your photo again.', tone: 'destructive' }),
    );
  }, [id, isReady, queries]);
}
