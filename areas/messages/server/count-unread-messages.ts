import type { Handler } from '#platform/server/area.ts';
import type { countUnreadMessages as contract } from '../contract.ts';
import { openToText } from './find-conversation.ts';

/** One read along the index of one’s own conversations. */
export const countUnreadMessages: Handler<typeof contract> = async ({ principal, query }) => {
  const [row] = await query<{ total: number; conversations: number; requests: number }>(
    'messages-unread',
    `select coalesce(sum(x.unread) filter (where x.state = 'active'), 0)::int as total,
       count(*) filter (where x.state = 'active')::int as conversations,
       count(*) filter (where x.state = 'request')::int as requests
     from (
       select p.state, c.last_seq - greatest(p.read_seq, p.from_seq) as unread
       from conversation_participants p join conversations c on c.id = p.conversation_id
       where p.user_id = $1::int and p.state <> 'declined' and ${openToText('$1::int', 'c')}
         and (p.state = 'request' or (c.last_seq > greatest(p.read_seq, p.from_seq)
           and coalesce(p.muted_until, '-infinity') <= now()))) x`,
    [principal.id],
  );
  return row ?? { total: 0, conversations: 0, requests: 0 };
};
