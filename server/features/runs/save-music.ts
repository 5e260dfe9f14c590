import { Refusal } from '#contracts/problems.ts';
import { requireProject } from '#server/features/listings/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/db.ts';
import type { Blobs } from '#server/platform/ports.ts';

/** One file a listing: another upload takes its place. It goes with the listing's folder. */
export const musicKey = (projectId: string): string => `listings/${projectId}/music/own`;

const text = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** What the bytes say they are, whatever the header says. Whether it can be heard is found when the film is made. */
const isSound = (bytes: Uint8Array): boolean => {
  const start = text(bytes, 0, 4);
  const mpegFrame = bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0;
  const wave = start === 'RIFF' && text(bytes, 8, 12) === 'WAVE';
  return (
    start.startsWith('ID3') || mpegFrame || wave || start === 'OggS' || start === 'fLaC' || text(bytes, 4, 8) === 'ftyp'
  );
};

export const saveMusic = async (
  db: Db,
  blobs: Blobs,
  actor: Actor,
  projectId: string,
  body: unknown,
): Promise<void> => {
  const project = await requireProject(db, actor, projectId);
  if (!(body instanceof Uint8Array) || !isSound(body)) {
    throw new Refusal('unsupported-type', 'Music is an MP3, M4A, WAV, OGG or FLAC file of at most 20 MB.');
  }
  await blobs.put(musicKey(project.id), body, 'application/octet-stream');
};

/** A film with the person's own music needs the file before it is ordered, not minutes later. */
export const requireMusic = async (db: Db, blobs: Blobs, actor: Actor, projectId: string): Promise<void> => {
  const project = await requireProject(db, actor, projectId);
  if (await blobs.stat(musicKey(project.id))) return;
  const sentence = 'There is no music file for this listing yet. Upload one or choose one of ours.';
  throw new Refusal('invalid-input', sentence, { fields: { 'parameters.music': sentence } });
};
