import type { Query } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import { deliveryTime } from './delivery.ts';
import { heldColumn, type TimingRow, timingColumns, timingOf } from './timing.ts';
import { mutedText, stoppedText } from './wanted-sql.ts';

interface Wishes extends TimingRow {
  unwanted: boolean;
  senders: 'everyone' | 'following';
  followed: boolean;
}

const wishesSql = ({
  followsText,
}: Services['members']) => `select ${stoppedText('$1::int', '$2::text')} or ${mutedText('$1::int', '$3::text', '$5')} as unwanted,
   coalesce(s.senders, 'everyone') as senders, ${followsText('$1::int', '$4::int')} as followed, ${timingColumns('s')},
   ${heldColumn('$1::int')}
 from (select 1) one left join notification_settings s on s.user_id = $1::int`;

/**
 * What a member's wishes make of news: nothing, a notice at once, or one at a later moment. What is urgent waits for
 * nobody and asks for no following; only its own kind or thing can be stopped.
 */
export async function decide(
  query: Query,
  services: Services,
  news: { userId: number; kind: string; subject: string; by: number },
  now: Date,
): Promise<'never' | 'now' | Date> {
  const values = [news.userId, news.kind, news.subject, news.by, now.toISOString()];
  const [wishes] = await query<Wishes>('notice-wishes', wishesSql(services.members), values);
  if (!wishes || wishes.unwanted) return 'never';
  const kind = services.notices.get(news.kind);
  if (kind?.urgent) return 'now';
  if (!kind?.byHouse && wishes.senders === 'following' && !wishes.followed) return 'never';
  return deliveryTime(timingOf(wishes), now) ?? 'now';
}
