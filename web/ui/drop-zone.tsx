import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cn } from './class-names.ts';

type DropZoneProps = {
  label: string;
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
  children: ReactNode;
};

/** Files by click, by keyboard or dropped. What is a good file is the caller's business. */
export function DropZone({
  label,
  accept = 'image/*',
  multiple,
  disabled,
  onFiles,
  className,
  children,
}: DropZoneProps) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const list = [...(files ?? [])];
    if (list.length > 0 && !disabled) onFiles(multiple ? list : list.slice(0, 1));
  };
  const input = useRef<HTMLInputElement>(null);
  const takeChosen = () => {
    const field = input.current;
    if (!field?.files?.length) return;
    take(field.files);
    field.value = '';
  };
  // A page that arrives rendered can be used before its script has: what was chosen by then is still in the field.
  const takeEarly = useEffectEvent(takeChosen);
  useEffect(() => takeEarly(), []);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={cn(
        'block cursor-pointer rounded-frame border-2 border-dashed border-line-strong/50 transition-colors hover:border-accent hover:bg-accent-soft/40 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-accent',
        over && 'border-accent! bg-accent-soft/60!',
        disabled && 'pointer-events-none opacity-60',
        className,
      )}
    >
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        className="sr-only"
        onChange={takeChosen}
      />
      {children}
    </label>
  );
}
