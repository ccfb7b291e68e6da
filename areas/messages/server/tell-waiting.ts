import { notBlockedText } from '#areas/people/server/public.ts';
import type { Emit, Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { messagesSeen, messagesWaiting } from '../contract.ts';
import { type Held, openToText } from './find-conversation.ts';

/** Whoever has a page of ours open sees the count there; an open page may be alone all the same. */
const patienceMinutes = 10;
/** What is older was looked at while it was new. */
const windowHours = 2;
const mostAtOnce = 500;

interface Row {
  readonly userId: number;
  readonly conversationId: number;
  readonly by: number;
  readonly seq: number;
  readonly request: boolean;
}

const tellText = `with waiting as (
    select p.conversation_id, p.user_id, c.last_seq, l.from_user_id, p.state
    from conversations c
    join conversation_participants p on p.conversation_id = c.id and p.state in ('active', 'request')
      and c.last_seq > greatest(p.read_seq, p.from_seq) and p.told_seq <= p.read_seq
      and coalesce(p.muted_until, '-infinity') <= $1::timestamptz
    cross join lateral (
      select m.from_user_id from messages m
      where m.conversation_id = c.id and m.seq > greatest(p.read_seq, p.from_seq) and m.type <> 'system'
        and m.body is not null and m.from_user_id <> p.user_id and ${notBlockedText('p.user_id', 'm.from_user_id')}
      order by m.seq desc limit 1) l
    where c.last_at > $1::timestamptz - interval '${windowHours} hours' and ${openToText('p.user_id', 'c')}
      and (p.user_id <> all($2::int[]) or c.last_at <= $1::timestamptz - interval '${patienceMinutes} minutes')
    order by c.last_at limit ${mostAtOnce}
    for update of p)
  update conversation_participants p set told_seq = w.last_seq from waiting w
  where p.conversation_id = w.conversation_id and p.user_id = w.user_id
  returning p.user_id as "userId", p.conversation_id as "conversationId", w.from_user_id as by, w.last_seq as seq,
    w.state = 'request' as request`;

/** Each minute: who is not here is told once for each conversation, and again only after they have read it. */
export const tellWaiting: Job['run'] = async ({ db, emit, now, services }) => {
  const here = [...(await services.online())];
  for (const row of await queryIn(db)<Row>('messages-tell', tellText, [now.toISOString(), here])) {
    await emit(messagesWaiting, row);
  }
};

/** What was told of this conversation is over: it was read, muted, cleared, declined or left. */
export async function toldNoMore(
  emit: Emit,
  userId: number,
  { id, toldSeq, readSeq }: Pick<Held, 'id' | 'toldSeq' | 'readSeq'>,
): Promise<void> {
  if (toldSeq > readSeq) await emit(messagesSeen, { userId, conversationId: id });
}
