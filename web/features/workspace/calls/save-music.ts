import { useMutation } from '@tanstack/react-query';
import { api } from '#contracts/api.ts';
import { addressOf } from '#web/lib/client.ts';
import { HttpError } from '#web/lib/http.ts';

export const useSaveMusic = (id: string) =>
  useMutation({
    mutationFn: async (file: File) => {
      const response = await fetch(addressOf(api.saveMusic.path, { id }), {
        method: api.saveMusic.method,
        credentials: 'include',
        headers: { 'content-type': file.type.startsWith('audio/') ? file.type : 'audio/mpeg' },
        body: file,
      });
      if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText);
    },
  });
