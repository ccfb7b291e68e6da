import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { adReviewed, type reviewAd as contract } from '../../contract.ts';
import { peopleOf, tellAccount } from '../account/tell.ts';
import { lockAd, readAd } from '../ad-sets/ad-rows.ts';
import { noteChanges } from '../campaigns/changes.ts';
import { refreshCampaign } from '../delivery/line-up.ts';
import { from } from '../from.ts';
import type { WaitingRow } from './review-rows.ts';

const decide = choice((review: 'approved' | 'refused') =>
  statement((v: { id: number; by: number; reason: string; now: string }) =>
    from
      .updateTable('ads')
      .set((e) => ({
        review,
        reason: v.reason,
        reviewed_by: v.by,
        reviewed_at: moment(v.now),
        version: e('version', '+', 1),
      }))
      .where('id', '=', v.id),
  ),
);

/** What was seen is what is decided: a creative that was changed meanwhile has made another version of its ads. */
export const reviewAd: Handler<typeof contract, WaitingRow> = async (ask) => {
  const { input, found, principal, query, db, emit, now } = ask;
  const { id, decision, reason } = input;
  const ad = await lockAd(query, id);
  if (ad.version !== input.version || !['in-review', 'held'].includes(ad.review)) {
    throw problem.conflict('This ad was changed or decided since. Look at it again.');
  }
  await query(decide(decision), { id, by: principal.id, reason, now: now.toISOString() });
  const { campaignId, accountId } = found;
  // The people of the account read who decided as “a moderator”: the history of reviews names nobody.
  await noteChanges({ ...ask, principal: { id: 0 } }, [
    { campaignId, kind: 'ad', name: ad.title, what: 'reviewed', after: decision },
  ]);
  const entry = { actorId: principal.id, action: `ad ${decision}`, subject: `ad ${id}`, detail: { reason } };
  await writeAudit(db, entry, now);
  await refreshCampaign(ask, campaignId);
  const to = await peopleOf(query, accountId);
  await emit(adReviewed, { id, campaignId, to, by: principal.id, review: decision });
  await tellAccount(ask, accountId);
  return readAd(query, id);
};
