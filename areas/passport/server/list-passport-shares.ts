import { notBlockedText, peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { listPassportShares as contract, PassportShare } from '../contract.ts';
import { openTitle } from './seal.ts';

interface Row extends Omit<PassportShare, 'title' | 'recipient' | 'openings'> {
  readonly titleSealed: string;
  readonly recipientId: number | null;
  readonly openings: readonly { by: number | null; firstAt: string; lastAt: string }[];
}

const known = (column: string) => `case when ${notBlockedText('$1::int', column)} then ${column} end`;

const text = `select s.id, s.title_sealed as "titleSealed", s.href, s.version, ${isoTime('s.shared_at')} as "sharedAt",
    ${known('s.recipient_id')} as "recipientId",
    array(select i.item_id from passport_share_items i where i.share_id = s.id order by i.item_id) as "itemIds",
    coalesce((select json_agg(json_build_object('by', ${known('o.opener_id')}, 'firstAt', ${isoTime('o.first_at')},
      'lastAt', ${isoTime('o.last_at')}) order by o.last_at desc) from passport_openings o where o.share_id = s.id), '[]') as openings
  from passport_shares s where s.user_id = $1::int order by s.shared_at desc, s.id desc`;

export const listPassportShares: Handler<typeof contract> = async ({ actor, query, services }) => {
  const rows = await query<Row>('passport-shares', text, [actor.id]);
  const ids = rows.flatMap(({ recipientId, openings }) => [recipientId, ...openings.map(({ by }) => by)]);
  const people = await peopleOf(query, ids.filter((id) => id !== null));
  const person = (id: number | null) => (id === null ? null : (people.get(id) ?? null));
  return rows.map(({ titleSealed, recipientId, openings, ...rest }) => ({
    ...rest,
    title: openTitle(services.config, actor.id, titleSealed),
    recipient: person(recipientId),
    openings: openings.map(({ by, ...when }) => ({ ...when, by: person(by) })),
  }));
};
