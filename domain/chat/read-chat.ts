import type { ServiceType } from '#contracts/services.ts';
import type { Scene } from '#domain/scene/scene.ts';
import type { ChatEdit } from './chat-edit.ts';
import { readClearing } from './clearing.ts';
import { readDusk } from './dusk.ts';
import { readStaging } from './staging.ts';

/** The result that is spoken of. */
export type ChatSubject = {
  readonly service: ServiceType;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Of a staged photo. */
  readonly scene: Scene | null;
};

const CAN: Readonly<Partial<Record<ServiceType, string>>> = {
  virtual_staging:
    'I can remove, add, move, turn, swap or recolor pieces, and change the style or the layout. Try “remove the armchair”, “make the sofa green” or “another layout”.',
  day_to_dusk:
    'I can change the hour and the lights. Try “golden hour”, “blue hour”, “brighter” or “no added lights”; “Windows and lights” switches single windows.',
  room_clearing:
    'I can empty the room or only declutter it. For single things press “Adjust what was removed” and mark them on the photo.',
};

const read = (text: string, subject: ChatSubject): ChatEdit | null => {
  if (/^\s*(undo|go back|revert|previous version)\b/.test(text)) {
    return { change: null, answer: 'Nothing is lost: the version before is still there. Step to it with the arrows.' };
  }
  if (subject.service === 'virtual_staging') return readStaging(text, subject.scene);
  if (subject.service === 'day_to_dusk') return readDusk(text, subject.parameters);
  return subject.service === 'room_clearing' ? readClearing(text) : null;
};

/** Reads a message about a result. It never pretends: what it does not understand, it says so. */
export const readChat = (message: string, subject: ChatSubject): ChatEdit =>
  read(message.toLowerCase(), subject) ?? {
    change: null,
    answer: `I cannot do that here. ${CAN[subject.service] ?? 'Please regenerate it instead.'}`,
  };
