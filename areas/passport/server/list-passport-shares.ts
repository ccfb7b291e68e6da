import { notBlockedText, peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { listPassportShares as contract, PassportShare } from '../contract.ts';
import { openTitle } from './seal.ts';

interface Row extends Omit<PassportShare, 'title' | 'recipient'> {
  readonly target: string;
  readonly titleSealed: string;
  readonly recipientId: number;
}

const text = `select s.id, s.target, s.title_sealed as "titleSealed", s.href, s.version, ${isoTime('s.shared_at')} as "sharedAt",
    s.recipient_id as "recipientId",
    array(select i.item_id from passport_share_items i where i.share_id = s.id order by i.item_id) as "itemIds",
    ${isoTime('s.first_opened_at')} as "firstOpenedAt", ${isoTime('s.last_opened_at')} as "lastOpenedAt"
  from passport_shares s where s.user_id = $1::int and ${notBlockedText('$1::int', 's.recipient_id')} order by s.shared_at desc, s.id desc`;

export const listPassportShares: Handler<typeof contract> = async ({ principal, query, services }) => {
  const rows = await query<Row>('passport-shares', text, [principal.id]);
  const people = await peopleOf(
    query,
    rows.map(({ recipientId }) => recipientId),
  );
  return rows.flatMap(({ target, titleSealed, recipientId, ...rest }) => {
    const recipient = people.get(recipientId);
    return recipient
      ? { ...rest, title: openTitle(services.config, principal.id, target, titleSealed), recipient }
      : [];
  });
};
