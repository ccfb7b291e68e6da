import { type Expression, sql } from 'kysely';
import type { UseCase } from './area.ts';
import { place } from './place.ts';
import { asText } from './statement.ts';

/** Until when a member’s notifications wait, as answers carry times; null: they don’t. A moment that has passed counts for nothing. */
export const noticeHolds = place<(member: Expression<number>) => Expression<string | null>>(
  'until when notifications wait',
);

/** For a member in a text: the latest of all holds. */
export const heldUntilText = asText((part, member: string) => {
  const holds = noticeHolds.now().map((heldUntil) => heldUntil(part<number>(member)));
  return holds.length > 0 ? sql`greatest(${sql.join(holds)})` : sql`null::text`;
});

type Changing = Pick<UseCase<unknown>, 'principal' | 'query' | 'emit' | 'services' | 'now'>;

/** What moves notifications that wait, once a member’s hold has changed. */
export const holdFollowers = place<(change: Changing) => Promise<void>>('what follows a changed hold');

/** Called by whoever changes a hold of the caller, in the same transaction. */
export async function holdChanged(change: Changing): Promise<void> {
  for (const follow of holdFollowers.now()) await follow(change);
}
