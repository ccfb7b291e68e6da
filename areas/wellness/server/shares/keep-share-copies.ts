import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { keepShareCopies as contract } from '../../contract/shares.ts';
import { generationOf } from '../../pure/sealing.ts';
import { from } from '../from.ts';
import { covered, type ShareRow, waitingOf } from './shares.ts';

/** Only of what the share covers now, and of the version that the record has now. */
const keep = statement((v: { shareId: number; recordId: number; version: number; sealed: string }) =>
  from
    .insertInto('wellness_share_copies')
    .columns(['share_id', 'record_id', 'version', 'browser_sealed'])
    .expression(
      from
        .selectFrom('wellness_records as r')
        .innerJoin('wellness_shares as s', 's.user_id', 'r.user_id')
        .select((e) => ['s.id', 'r.id as recordId', 'r.version', e.val(v.sealed).as('sealed')])
        .where('s.id', '=', v.shareId)
        .where('s.ended_at', 'is', null)
        .where('r.id', '=', v.recordId)
        .where('r.version', '=', v.version)
        .where((e) => covered(e)),
    )
    .onConflict((on) =>
      on.columns(['share_id', 'record_id']).doUpdateSet((e) => ({
        version: e.ref('excluded.version'),
        browser_sealed: e.ref('excluded.browser_sealed'),
      })),
    )
    .returning('record_id'),
);

export const keepShareCopies: Handler<typeof contract, ShareRow> = async ({ input, found, query }) => {
  if (found.endedAt !== null) throw problem.conflict('This share has ended.');
  let kept = 0;
  for (const [at, { recordId, version, sealed }] of input.copies.entries()) {
    if (generationOf(sealed) !== version)
      throw problem.invalid([
        { field: `copies.${at}.sealed`, rule: 'form', message: 'This was sealed for another version of the record.' },
      ]);
    kept += (await query(keep, { shareId: found.id, recordId, version, sealed })).length;
  }
  return { kept, waiting: (await waitingOf(query, [found.id])).get(found.id) ?? 0 };
};
