import { memberBlocked } from '#areas/people/contract.ts';
import { type Handler, on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { type endSupport as contract, supporterEnded } from '../contract.ts';
import { from } from './from.ts';
import { type As, type GrantRow, removeGrant } from './grants.ts';

export const endSupport: Handler<typeof contract, GrantRow & { readonly as: As }> = async (ask) => {
  const { input, found, query, emit } = ask;
  const { id: grantId, memberId, supporterId, as } = found;
  if (!(await removeGrant(query, grantId))) return {};
  const other = as === 'member' ? supporterId : memberId;
  const tell = input.quiet === 'true' ? 0 : other;
  await emit(supporterEnded, { grantId, memberId, supporterId, tell });
  return {};
};

const removePair = statement((v: { one: number; other: number }) =>
  from
    .deleteFrom('support_grants')
    .where((e) =>
      e.or([
        e.and([e('member_id', '=', v.one), e('supporter_id', '=', v.other)]),
        e.and([e('member_id', '=', v.other), e('supporter_id', '=', v.one)]),
      ]),
    )
    .returning(['id', 'member_id as memberId', 'supporter_id as supporterId']),
);

/** Blocked, no one acts for the other, not even after the block has gone. Nobody is told. */
export const partSupport = on(memberBlocked, 'supporters.partSupport', async ({ event, db, emit }) => {
  const gone = await queryIn(db)(removePair, { one: event.blockerId, other: event.blockedId });
  for (const { id: grantId, memberId, supporterId } of gone) {
    await emit(supporterEnded, { grantId, memberId, supporterId, tell: 0 });
  }
});
