import type { Filling } from './area.ts';
import { areasNow } from './site.ts';

/** Room for what areas above bring: they fill it in their manifest, so that whoever declares it imports none of them. */
export interface Place<T> {
  readonly with: (content: T) => Filling;
  /** What areas have brought, in the order of areas/web.ts; before the rest of the site is there, not all of it. */
  readonly now: () => readonly T[];
}

export function place<T>(name: string): Place<T> {
  const contents = new Map<Filling, readonly T[]>();
  return {
    with: (content) => {
      const filling = { place: name };
      contents.set(filling, [content]);
      return filling;
    },
    now: () => areasNow().flatMap(({ fills = [] }) => fills.flatMap((filling) => contents.get(filling) ?? [])),
  };
}
