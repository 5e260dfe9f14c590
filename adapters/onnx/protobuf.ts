/** A field of a protobuf message: its number, where it starts, and where its content lies. Numbers are told as `value`. */
export type Field = {
  readonly id: number;
  readonly start: number;
  readonly from: number;
  readonly to: number;
  readonly value: number;
};

const LENGTHS: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

/** Reads a number of seven bits a byte; those of 64 bits lose their upper end, which no field here needs. */
const varint = (bytes: Uint8Array, at: number): readonly [value: number, next: number] => {
  let value = 0;
  let scale = 1;
  let i = at;
  for (; bytes[i]! > 127; i++, scale *= 128) value += (bytes[i]! & 127) * scale;
  return [value + bytes[i]! * scale, i + 1];
};

/** The fields of the message that lies between two places, without looking into them. */
export const fieldsOf = (bytes: Uint8Array, from = 0, to = bytes.length): Field[] => {
  const fields: Field[] = [];
  for (let at = from; at < to; ) {
    const [key, next] = varint(bytes, at);
    const wire = key % 8;
    const [value, after] = wire === 0 || wire === 2 ? varint(bytes, next) : [0, next];
    const end = after + (wire === 2 ? value : (LENGTHS[wire] ?? 0));
    fields.push({ id: Math.floor(key / 8), start: at, from: after, to: end, value });
    at = end;
  }
  return fields;
};

export const textOf = (bytes: Uint8Array, { from, to }: Field): string =>
  new TextDecoder().decode(bytes.subarray(from, to));

const numbered = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...numbered(Math.floor(value / 128))];

/** A field that holds a number, as it is written. */
export const numberField = (id: number, value: number): Uint8Array =>
  Uint8Array.from([...numbered(id * 8), ...numbered(value)]);

/** A field that holds text or a message. */
export const lengthField = (id: number, ...parts: readonly (Uint8Array | string)[]): Uint8Array => {
  const content = parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part));
  const length = content.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([Uint8Array.from([...numbered(id * 8 + 2), ...numbered(length)]), ...content]);
};
