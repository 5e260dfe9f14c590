import type { Fact, FactValue } from '#domain/copy/fact.ts';

type Of<T extends FactValue['type']> = Extract<FactValue, { type: T }> & { readonly id: string };

/** The fact sheet with the form's fields at hand by name; what is not known is not there. */
export type Known = {
  readonly [T in Exclude<FactValue['type'], 'feature' | 'detail' | 'near' | 'room'>]?: Of<T>;
} & {
  readonly features: readonly Of<'feature'>[];
  readonly details: readonly Of<'detail'>[];
  readonly near: readonly Of<'near'>[];
};

export const knownOf = (facts: readonly Fact[]): Known => {
  const all = facts.map((f) => ({ ...f.value, id: f.id }));
  const single = Object.fromEntries(
    all.filter((f) => !['feature', 'detail', 'near', 'room'].includes(f.type)).map((f) => [f.type, f]),
  );
  const of = <T extends FactValue['type']>(type: T): Of<T>[] => all.filter((f): f is Of<T> => f.type === type);
  return { ...single, features: of('feature'), details: of('detail'), near: of('near') } as Known;
};
