import type { ComponentType } from 'react';
import { place } from '../place.ts';

export interface TakenDownProps {
  /** Whose it was. */
  readonly name: string;
  /** Takes the same kind of thing of another member down, and any they might make, with a decision of its own. */
  readonly takeDownOf: (userId: number, reason: string) => Promise<void>;
}

/** What moderators can do besides where one kind of thing is taken down. Filled by the area that has the kind. */
export const takenDown = place<{
  /** As it is declared among the reportables. */
  readonly kind: string;
  readonly Part: ComponentType<TakenDownProps>;
}>('what is taken down');
