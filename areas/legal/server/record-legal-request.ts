import { assertConfirmed } from '#areas/account/server/public.ts';
import type { Input } from '#platform/contract/operation.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type recordLegalRequest as contract, legalRequestRecorded } from '../contract.ts';
import { isNumbered, partText } from '../pure/kinds.ts';
import { limits } from '../pure/limits.ts';
import { daysFrom, dayText, today } from './days.ts';
import { from } from './from.ts';
import { isAbout, readRequest, subjectOf } from './rows.ts';

type Recorded = Input<typeof contract>;

const bounds = statement((v: { userId: number; now: string }) =>
  from.selectNoFrom((e) => [
    e.exists(e.selectFrom('users').select('id').where('id', '=', v.userId)).as('isMember'),
    dayText(today(v.now)).as('today'),
    dayText(daysFrom(v.now, limits.holdDays)).as('lastHold'),
    dayText(daysFrom(v.now, limits.silentDays)).as('lastSilence'),
  ]),
);

const add = statement((v: Omit<Recorded, 'parts'> & { parts: string[]; recordedBy: number; now: string }) =>
  from
    .insertInto('legal_requests')
    .values({
      user_id: v.userId,
      agency: v.agency,
      reference: v.reference,
      basis: v.basis,
      from_day: v.from,
      to_day: v.to,
      parts: v.parts,
      hold_until: v.holdUntil,
      recorded_by: v.recordedBy,
      recorded_at: moment(v.now),
      silent_until: v.silentUntil,
      silent_reason: v.silentReason,
    })
    .returning('id'),
);

/** Days are texts of one form, so they are compared as such. */
async function faultsOf({ input, query, services, now }: UseCase<Recorded>): Promise<FieldError[]> {
  const [bound] = await query(bounds, { userId: input.userId, now: now.toISOString() });
  if (!bound) throw new Error('The day is not known.');
  const faults: FieldError[] = [];
  const no = (field: keyof Recorded, rule: string, message: string) => faults.push({ field, rule, message });
  if (!bound.isMember) no('userId', 'unknown', 'There’s no such member.');
  if (input.from < '1970-01-01') no('from', 'past', 'Choose a day from 1970 onwards.');
  if (input.from > input.to) no('to', 'order', 'The last day has to be the first day or later.');
  else if (input.to > bound.today) no('to', 'future', 'The last day can’t be after today.');
  if (input.holdUntil < bound.today || input.holdUntil > bound.lastHold)
    no('holdUntil', 'range', `Choose a day from today to ${limits.holdDays} days from now.`);
  if (input.silentUntil !== null) {
    if (input.silentUntil < bound.today || input.silentUntil > bound.lastSilence)
      no('silentUntil', 'range', 'Choose a day from today to two years from now.');
    if (!input.silentReason) no('silentReason', 'required', 'Say which law forbids it.');
  }
  const texts = new Set(input.parts.map(partText));
  if (texts.size < input.parts.length) no('parts', 'twice', 'Name each part once.');
  if (bound.isMember) for (const fault of await partFaults({ input, query, services })) no('parts', ...fault);
  return faults;
}

async function partFaults({ input, query, services }: Pick<UseCase<Recorded>, 'input' | 'query' | 'services'>) {
  const faults: [rule: string, message: string][] = [];
  for (const part of input.parts) {
    const { kind, number } = part;
    const scope = { userId: input.userId, number, from: null, until: null };
    const source = services.evidence.get(kind);
    const isWhole = isNumbered(kind) === (number !== null) && !(kind === 'messages_with' && number === input.userId);
    const isThere = isWhole && (await source?.isThere({ query, config: services.config, scope }));
    if (!isThere) faults.push(['unknown', missing[kind](number)]);
  }
  return faults;
}

const missing: Readonly<Record<Recorded['parts'][number]['kind'], (number: number | null) => string>> = {
  account: () => 'There’s no such account.',
  relationship_profile: () => 'This member has no relationship profile.',
  messages_with: (number) => `This member and member ${number ?? ''} have no messages between them.`,
  report: (number) => `Report ${number ?? ''} isn’t about this member.`,
};

/** Keeping a copy takes one administrator, and giving it out takes two. */
export const recordLegalRequest: Handler<typeof contract> = async (ask) => {
  const { input, principal, db, query, emit, now } = ask;
  await assertConfirmed(db, principal, now);
  const parts = input.parts.map(partText);
  if (isAbout({ userId: input.userId, parts }, principal.id))
    throw problem.refused('This is about you. Another administrator has to record it.');
  const faults = await faultsOf(ask);
  if (faults.length > 0) throw problem.invalid(faults);
  const silentReason = input.silentUntil === null ? '' : input.silentReason;
  const [added] = await query(add, {
    ...input,
    silentReason,
    parts,
    recordedBy: principal.id,
    now: now.toISOString(),
  });
  if (!added) throw new Error('The request was not stored.');
  const { id } = added;
  const detail = { holdUntil: input.holdUntil };
  await writeAudit(db, { actorId: principal.id, action: 'legal.record', subject: subjectOf(id), detail }, now);
  await emit(legalRequestRecorded, { requestId: id });
  return readRequest(query, id, principal.id);
};
