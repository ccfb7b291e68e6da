import { type Expression, sql } from 'kysely';
import type { UseCase } from '#platform/server/area.ts';
import { place } from '#platform/server/place.ts';
import type { PolicyCheck } from '#platform/server/policy.ts';

/** What an area says of the polls that stand in its posts or messages. */
export interface PollHome {
  /** The poll stands in something of this area. */
  readonly holds: (poll: Expression<number>) => Expression<boolean>;
  /** The caller may see what it stands in, and it goes on. */
  readonly isOpenTo: (ask: Omit<PolicyCheck, 'input'>, pollId: number) => Promise<boolean>;
  /** Votes, or its end, have changed it: open browsers read it again. */
  readonly changed: (ask: Omit<UseCase<unknown>, 'input' | 'found' | 'request'>, pollId: number) => Promise<void>;
}

export const pollHomes = place<PollHome>('homes of polls');

/** The poll of this number stands somewhere. */
export function isHeld(poll: Expression<number>) {
  const homes = pollHomes.now().map(({ holds }) => holds(poll));
  return homes.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(homes, sql` or `)})`;
}

export async function isOpenTo(ask: Omit<PolicyCheck, 'input'>, pollId: number): Promise<boolean> {
  for (const home of pollHomes.now()) if (await home.isOpenTo(ask, pollId)) return true;
  return false;
}

export async function tellOfPoll(ask: Parameters<PollHome['changed']>[0], pollId: number): Promise<void> {
  for (const home of pollHomes.now()) await home.changed(ask, pollId);
}
