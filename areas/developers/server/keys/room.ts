import { inFigures } from '#platform/contract/counted.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, count, moment, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { limits, overlapHours } from '../../pure/options.ts';
import { from } from '../from.ts';

type Kind = 'active' | 'rolled';

const counting = choice((kind: Kind) =>
  statement((v: { userId: number; now: string }) =>
    from
      .selectFrom('api_keys')
      .select(count.as('count'))
      .where('user_id', '=', v.userId)
      .where('revoked_at', 'is', null)
      .where('replaced_by_id', kind === 'active' ? 'is' : 'is not', null)
      .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', moment(v.now))])),
  ),
);

const most = inFigures(limits.keys);
const words: Readonly<Record<Kind, string>> = {
  active: `You have ${most} keys. Revoke one that you no longer need.`,
  rolled: `You rolled ${most} keys in the last ${overlapHours} hours. Revoke one of the old ones first.`,
};

/** Two at once cannot both be the last that there is room for. */
export async function mustHaveRoom(query: Query, userId: number, kind: Kind, now: Date): Promise<void> {
  await takeTurn(query, 'api keys of', userId);
  const [row] = await query(counting(kind), { userId, now: now.toISOString() });
  if ((row?.count ?? 0) >= limits.keys) throw problem.conflict(words[kind]);
}
