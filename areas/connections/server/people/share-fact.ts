import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import {
  connectionShared,
  type shareFact as shareContract,
  type unshareFact as unshareContract,
} from '../../contract.ts';
import type { Fact } from '../../pure/seen-by.ts';
import { from } from '../from.ts';
import { ownProfile } from '../own-profile.ts';
import type { Match } from './matches.ts';

const share = statement((v: { matchId: number; ownerId: number; fact: Fact; now: string }) =>
  from
    .insertInto('connection_shares')
    .values({ match_id: v.matchId, owner_id: v.ownerId, fact: v.fact, shared_at: moment(v.now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('fact'),
);

const unshare = statement((v: { matchId: number; ownerId: number; fact: Fact }) =>
  from
    .deleteFrom('connection_shares')
    .where('match_id', '=', v.matchId)
    .where('owner_id', '=', v.ownerId)
    .where('fact', '=', v.fact)
    .returning('fact'),
);

/** Only what waits for it: a fact behind “Never” is not shared by a slip. */
export const shareFact: Handler<typeof shareContract, Match> = async (useCase) => {
  const { input, found, principal, query, emit, now } = useCase;
  const own = await ownProfile(query, principal.id);
  if (own?.stages[input.fact] !== 'share') {
    throw problem.conflict('This fact isn’t set to “When I share it”. You can change that in your profile.');
  }
  const given = { matchId: found.id, ownerId: principal.id, fact: input.fact, now: now.toISOString() };
  const added = await query(share, given);
  if (added.length > 0) await emit(connectionShared, { id: found.id, toId: found.otherId });
  return undefined;
};

export const unshareFact: Handler<typeof unshareContract, Match> = async (useCase) => {
  const { input, found, principal, query, emit } = useCase;
  const gone = await query(unshare, { matchId: found.id, ownerId: principal.id, fact: input.fact });
  if (gone.length > 0) await emit(connectionShared, { id: found.id, toId: found.otherId });
  return undefined;
};
