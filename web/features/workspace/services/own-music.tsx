import { useId } from 'react';
import { sentence } from '#web/lib/http.ts';
import { useSaveMusic } from '../calls/save-music.ts';
import { useWorkspace } from '../workspace-context.ts';

/** The file stays with the listing: the next film finds it there until another takes its place. */
export function OwnMusic() {
  const { id } = useWorkspace();
  const { mutate, isPending, isSuccess, error, variables } = useSaveMusic(id);
  const input = useId();
  return (
    <div className="-mt-4 grid gap-2">
      <label htmlFor={input} className="font-medium">
        Your music file
      </label>
      <input
        id={input}
        type="file"
        accept="audio/*,.mp3,.m4a,.wav,.ogg,.flac"
        disabled={isPending}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) mutate(file);
        }}
        className="max-w-full text-[15px] file:mr-4 file:h-11 file:rounded-soft file:border file:border-line-strong/50 file:bg-surface file:px-4 file:font-medium"
      />
      <p role="status" className="text-[15px] text-ink-soft">
        {isPending
          ? 'Uploading...'
          : isSuccess
            ? `${variables.name} will be played, faded and at the loudness the platforms want.`
            : 'MP3, M4A, WAV, OGG or FLAC, at most 20 MB. Use only music that you may publish.'}
      </p>
      {error ? (
        <p role="alert" className="text-[15px] text-danger">
          {sentence(error, 'The file could not be uploaded. Please try again.')}
        </p>
      ) : null}
    </div>
  );
}
