import type { Filling } from './area.ts';

/** Room for what areas above bring: they fill it in their manifest, so that whoever declares it imports none of them. */
export interface Place<T> {
  readonly with: (content: T) => Filling;
  /** What areas have brought, in the order of areas/server.ts. */
  readonly now: () => readonly T[];
}

const brought = new Set<Filling>();

/** For the registry. An area counts once, however many servers a process starts. */
export function bring(fillings: readonly Filling[]): void {
  for (const filling of fillings) brought.add(filling);
}

export function place<T>(name: string): Place<T> {
  const contents = new Map<Filling, readonly T[]>();
  return {
    with: (content) => {
      const filling = { place: name };
      contents.set(filling, [content]);
      return filling;
    },
    now: () => [...brought].flatMap((filling) => contents.get(filling) ?? []),
  };
}
