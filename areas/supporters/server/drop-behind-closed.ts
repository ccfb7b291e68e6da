import { doorClosed } from '#platform/server/acting.ts';
import { on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { supportDraftSettled } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { draftedBy, draftRows, removeDraft } from './drafts.ts';

const ofMember = statement((v: { memberId: number }) =>
  draftRows()
    .where('g.member_id', '=', v.memberId)
    .limit(limits.supporters * limits.drafts),
);

/** What is prepared can be read here, and what it is for no longer can: it goes, and no one is told. */
export const dropBehindClosed = on(
  doorClosed,
  'supporters.dropBehindClosed',
  async ({ event: { memberId, door }, db, emit, services }) => {
    const query = queryIn(db);
    for (const { id, grantId, supporterId, operation } of await query(ofMember, { memberId })) {
      if (draftedBy(services.doors, operation)?.door.name !== door || !(await removeDraft(query, id))) continue;
      await emit(supportDraftSettled, { grantId, memberId, supporterId, draftId: id, confirmed: false });
    }
  },
);
