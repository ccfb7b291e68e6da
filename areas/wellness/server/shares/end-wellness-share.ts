import { memberBlocked } from '#areas/people/contract.ts';
import { type Handler, on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { endWellnessShare as contract } from '../../contract/shares.ts';
import { diaryOf } from '../diary.ts';
import { from } from '../from.ts';
import { endShare, findShare, type ShareRow, shareViews, tellShare } from './shares.ts';

export const endWellnessShare: Handler<typeof contract, ShareRow> = async (useCase) => {
  const { input, found, query, principal, emit, now } = useCase;
  await endShare(query, input.id, now);
  await tellShare(emit, found);
  const share = await findShare(query, principal.id, input.id);
  const [view] = share ? await shareViews(diaryOf(useCase), [share]) : [];
  if (!view) throw problem.notFound();
  return view;
};

const between = statement((v: { one: number; other: number }) =>
  from
    .selectFrom('wellness_shares')
    .select(['id', 'user_id as userId', 'recipient_id as recipientId'])
    .where((e) =>
      e.or([
        e.and([e('user_id', '=', v.one), e('recipient_id', '=', v.other)]),
        e.and([e('user_id', '=', v.other), e('recipient_id', '=', v.one)]),
      ]),
    )
    .where('ended_at', 'is', null),
);

/** What was shared with someone by name ends with a block, and doesn’t come back after it. */
export const partShares = on(memberBlocked, 'wellness.partShares', async ({ event, db, emit, now }) => {
  const query = queryIn(db);
  for (const share of await query(between, { one: event.blockerId, other: event.blockedId })) {
    await endShare(query, share.id, now);
    await tellShare(emit, share);
  }
});
