// Loops of their own: a closure handed to a loop over a plane is compiled anew for every photo.

/** 1 where a plane has one of these values. */
export const placesWith = (values: Uint8Array, one: number, other = one): Uint8Array => {
  const out = new Uint8Array(values.length);
  for (let i = 0; i < out.length; i++) if (values[i] === one || values[i] === other) out[i] = 1;
  return out;
};

/** 1 where a plane is above `least`. */
export const placesAbove = (values: Float32Array, least: number): Uint8Array => {
  const out = new Uint8Array(values.length);
  for (let i = 0; i < out.length; i++) if (values[i]! > least) out[i] = 1;
  return out;
};

/** 1 in the regions that were chosen, in the order of their labels. */
export const placesIn = (labels: Int32Array, chosen: readonly boolean[]): Uint8Array => {
  const out = new Uint8Array(labels.length);
  for (let i = 0; i < out.length; i++) if (labels[i] && chosen[labels[i]! - 1]) out[i] = 1;
  return out;
};

/** Whether any value is above a level. */
export const someAbove = (values: Float32Array, level: number): boolean => {
  for (let i = 0; i < values.length; i++) if (values[i]! > level) return true;
  return false;
};
