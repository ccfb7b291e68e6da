import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

const tournament = statement((v: { id: number }) =>
  from.selectFrom('game_tournaments').select('host_id as hostId').where('id', '=', v.id),
);

type AskId = PolicyCheck<{ readonly id: number }>;

/** A tournament is there for every member; a block hides names, and nothing more. */
export const knownTournament = policy('member', async ({ db, input }: AskId) => {
  const [row] = await queryIn(db)(tournament, { id: input.id });
  return row ? allow() : hide();
});

export const hostsTournament = policy('member', async ({ db, principal, input }: AskId) => {
  const [row] = await queryIn(db)(tournament, { id: input.id });
  if (!row) return hide();
  return row.hostId === principal.id ? allow() : refuse('Only the host can begin it.');
});
