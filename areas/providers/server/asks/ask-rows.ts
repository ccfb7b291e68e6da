import { sql } from 'kysely';
import { notBlocked, person } from '#areas/people/server/public.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { anyOf, type Given, type RowOf, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import { isListed, isRunBy } from '../listed.ts';

export const askRows = () =>
  from
    .selectFrom('provider_asks as k')
    .select(['k.id', 'k.user_id as userId', 'k.need_sealed as needSealed', 'k.chosen_id as chosenId', 'k.version'])
    .select((e) => [
      isoTime(e.ref('k.created_at')).as('createdAt'),
      exactTime(e.ref('k.created_at')).as('exactly'),
      isoTime(e.ref('k.closed_at')).as('closedAt'),
    ]);
export const askById = statement((v: { id: number }) => askRows().where('k.id', '=', v.id));
export const lockedAsk = statement((v: { id: number }) => askRows().where('k.id', '=', v.id).forUpdate());
export type AskRow = RowOf<typeof askById>;

/** Of asks, with the providers; one that has gone since, or that no one can open now, keeps its name alone. */
export const partsOf = statement((v: { ids: readonly number[] }) =>
  from
    .selectFrom('provider_ask_parts as t')
    .leftJoin('providers as n', 'n.id', 't.provider_id')
    .leftJoin('providers as p', (join) => join.onRef('p.id', '=', 't.provider_id').on(isListed('p')))
    .select([
      't.id',
      't.ask_id as askId',
      'p.id as providerId',
      't.enquiry_id as enquiryId',
      't.state as status',
      't.answer_sealed as answerSealed',
      'p.reply_minutes as replyMinutes',
    ])
    .select((e) => [
      e.fn.coalesce('n.business_name', 't.gone_name').as('businessName'),
      sql<string>`coalesce(${e.ref('p.suburb')}, '')`.as('suburb'),
      sql<string>`coalesce(${e.ref('p.state')}, '')`.as('state'),
      isoTime(e.ref('t.answered_at')).as('answeredAt'),
    ])
    .where('t.ask_id', '=', anyOf(v.ids))
    .orderBy('businessName')
    .orderBy('t.id'),
);

/** What was asked of listings that this member helps to run, of those who owned them then; none that is taken down. */
export const receivedRows = (viewer: Given<number>) =>
  from
    .selectFrom('provider_ask_parts as t')
    .innerJoin('provider_asks as k', 'k.id', 't.ask_id')
    .innerJoin('providers as p', 'p.id', 't.provider_id')
    .innerJoin('provider_enquiries as q', 'q.id', 't.enquiry_id')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select([
      't.id as partId',
      't.ask_id as askId',
      'p.id as providerId',
      'q.id as enquiryId',
      't.state as status',
      't.answer_sealed as answerSealed',
      'p.business_name as businessName',
      'k.need_sealed as needSealed',
      'k.user_id as askedBy',
      ...person('u'),
    ])
    .select((e) => [
      isoTime(e.ref('t.answered_at')).as('answeredAt'),
      isoTime(e.ref('k.created_at')).as('createdAt'),
      exactTime(e.ref('k.created_at')).as('exactly'),
      sql<boolean>`${e.ref('k.closed_at')} is null`.as('isOpen'),
      sql<boolean>`${e.ref('p.status')} = 'suspended'`.as('isSuspended'),
    ])
    .where('p.hidden_at', 'is', null)
    .where(isRunBy(viewer, 'p'))
    .where((e) => notBlocked(viewer, e.ref('k.user_id')));
export const receivedById = statement((v: { id: number; viewer: number }) =>
  receivedRows(v.viewer).where('t.id', '=', v.id),
);
export type ReceivedRow = RowOf<typeof receivedById>;
