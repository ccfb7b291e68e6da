import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, statement } from '#platform/server/statement.ts';
import type { createWellnessShare as contract } from '../../contract/shares.ts';
import { limits } from '../../pure/limits.ts';
import { diaryOf } from '../diary.ts';
import { from } from '../from.ts';
import { mayMeet } from '../helpers/helpers.ts';
import { addRecord } from '../records.ts';
import { sentOf } from '../sent.ts';
import { codeHashOf, tokenHashOf } from './secrets.ts';
import { findByRecord, shareViews, tellShare } from './shares.ts';

const active = statement((v: { userId: number; now: string }) =>
  from
    .selectFrom('wellness_shares')
    .select(count.as('count'))
    .where('user_id', '=', v.userId)
    .where('ended_at', 'is', null)
    .where('until', '>', moment(v.now)),
);
const add = statement(
  (v: {
    userId: number;
    recordId: number;
    recipientId: number | null;
    tokenHash: string;
    codeHash: string | null;
    until: string;
    from: string | null;
    to: string | null;
    notes: boolean;
    scales: boolean;
    medicines: boolean;
    now: string;
  }) =>
    from
      .insertInto('wellness_shares')
      .values({
        user_id: v.userId,
        record_id: v.recordId,
        recipient_id: v.recipientId,
        token_hash: v.tokenHash,
        code_hash: v.codeHash,
        until: moment(v.until),
        from_day: v.from,
        to_day: v.to,
        notes: v.notes,
        scales: v.scales,
        medicines: v.medicines,
        created_at: moment(v.now),
      })
      .onConflict((on) => on.doNothing())
      .returning('id'),
);

const yearMs = 366 * 86_400_000;
const wrong = (field: string, message: string) => problem.invalid([{ field, rule: 'range', message }]);

export const createWellnessShare: Handler<typeof contract> = async (useCase) => {
  const { input, query, principal, services, emit, now } = useCase;
  const { token, code, recipientId = null, until, covers } = input;
  const diary = diaryOf(useCase);
  if (until <= now.toISOString()) throw wrong('until', 'Choose a day that is still to come.');
  if (Date.parse(until) > now.getTime() + yearMs) throw wrong('until', 'Choose a day within a year.');
  if (covers.from && covers.to && covers.to < covers.from) throw wrong('covers.to', 'The end is before the start.');
  if (recipientId !== null && (recipientId === principal.id || !(await mayMeet(query, principal.id, recipientId))))
    throw wrong('recipientId', 'Choose someone else.');
  const sent = sentOf('share', 'sealed' in input ? input : { ...input, code: code ?? null });
  const { row, isNew } = await addRecord(diary, 'share', { sent, around: { at: now.toISOString() } });
  if (isNew) {
    const [{ count: others } = { count: 0 }] = await query(active, { userId: principal.id, now: now.toISOString() });
    if (others >= limits.shares)
      throw problem.conflict(`You can have ${limits.shares} shares at a time. End one of them first.`);
    const tokenHash = tokenHashOf(token);
    const codeHash = code === undefined ? null : codeHashOf(services.config, tokenHash, code);
    const values = { userId: principal.id, recordId: row.id, recipientId, tokenHash, codeHash, until };
    const [added] = await query(add, { ...values, ...covers, now: now.toISOString() });
    if (!added) throw problem.conflict('Another share has this token. Make a new one.');
    await tellShare(emit, { userId: principal.id, recipientId });
  }
  const share = await findByRecord(query, principal.id, row.id);
  const [view] = share ? await shareViews(diary, [share]) : [];
  if (!view) throw problem.conflict('This share has gone. Make a new one.');
  return view;
};
