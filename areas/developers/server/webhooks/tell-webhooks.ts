import { sql } from 'kysely';
import { isOpen } from '#areas/people/server/public.ts';
import { isVisible } from '#areas/posts/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { columns, isThere, moment, statement } from '#platform/server/statement.ts';
import { webhooksDue } from '../../contract.ts';
import type { WebhookEvent } from '../../pure/options.ts';
import { hasAccess } from '../developer-rows.ts';
import { from } from '../from.ts';
import type { webhooks } from '../tables.ts';
import { bodyOf } from './body-of.ts';

/** One event for all that are to hear of it. */
interface News {
  readonly event: WebhookEvent;
  readonly subjectId: number;
  /** The same when it is told twice. */
  readonly cause: string;
  readonly body: string;
  readonly now: string;
}

const w = columns<typeof webhooks>('w');

/** Webhooks that are called now and want this event. */
const listening = (v: News) =>
  from
    .selectFrom('webhooks as w')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .select([
      'w.id',
      sql<string>`${v.cause}::text`.as('cause'),
      sql<WebhookEvent>`${v.event}::text`.as('event'),
      sql<number>`${v.subjectId}::int`.as('subject'),
      sql<string>`${v.body}::text`.as('body'),
      moment(v.now).as('created'),
      moment(v.now).as('next'),
    ])
    .where('w.paused_at', 'is', null)
    .where(sql<boolean>`${w.events} @> array[${v.event}::text]`)
    .where(hasAccess)
    .where(isOpen(w.user_id));

const add = (told: ReturnType<typeof listening>) =>
  from
    .insertInto('webhook_deliveries')
    .columns(['webhook_id', 'cause', 'event', 'subject_id', 'body', 'created_at', 'next_at'])
    .expression(told)
    .onConflict((on) => on.columns(['webhook_id', 'cause']).doNothing())
    .returning('id');

/** Of a post that everyone may read, whoever may meet its author; of any other, its author alone. */
const ofPost = statement((v: News) =>
  add(
    listening(v)
      .where('w.mode', '=', 'live')
      .where((e) =>
        isThere(
          e
            .selectFrom('posts as p')
            .where('p.id', '=', v.subjectId)
            .where(isVisible(w.user_id, 'p'))
            .where((one) =>
              one.or([sql<boolean>`${one.ref('p.author_id')} = ${w.user_id}`, isVisible(undefined, 'p')]),
            ),
        ),
      ),
  ),
);

/** Whoever has heard of it before, and not yet that it is gone; but for `except`, who may still read it. */
const ofKnownPost = statement((v: News & { except: number }) =>
  add(
    listening(v)
      .where('w.mode', '=', 'live')
      .where('w.user_id', '<>', v.except)
      .where((e) =>
        e(
          e
            .selectFrom('webhook_deliveries as d')
            .select('d.event')
            .where((one) => sql<boolean>`${one.ref('d.webhook_id')} = ${w.id}`)
            .where('d.subject_id', '=', v.subjectId)
            .orderBy('d.id', 'desc')
            .limit(1),
          '<>',
          'post.deleted',
        ),
      ),
  ),
);

const ofSandbox = statement((v: News & { userId: number }) =>
  add(listening(v).where('w.mode', '=', 'test').where('w.user_id', '=', v.userId)),
);

const post = statement((v: { id: number }) =>
  from
    .selectFrom('posts as p')
    .select(['p.type', 'p.author_id as authorId', sql<boolean>`(${isVisible(undefined, 'p')})`.as('isOpen')])
    .where('p.id', '=', v.id),
);

export interface Telling {
  readonly query: Query;
  readonly emit: Emit;
  readonly now: Date;
  readonly eventId: number;
}

const newsOf = ({ now, eventId }: Telling, event: WebhookEvent, data: { id: number; type?: string }): News => {
  const timestamp = now.toISOString();
  return {
    event,
    subjectId: data.id,
    cause: `${event} ${eventId}`,
    body: bodyOf({ type: event, timestamp, data }),
    now: timestamp,
  };
};

async function told(telling: Telling, rows: readonly unknown[]): Promise<void> {
  if (rows.length > 0) await telling.emit(webhooksDue, {});
}

/** A post was shared, changed or brought back. Where it is no longer for everyone, those who had it hear that it is gone. */
export async function tellOfPost(telling: Telling, event: WebhookEvent, id: number): Promise<void> {
  const { query } = telling;
  const [row] = await query(post, { id });
  if (!row) return;
  await told(telling, await query(ofPost, newsOf(telling, event, { id, type: row.type })));
  if (event === 'post.updated' && !row.isOpen) await tellPostGone(telling, id, row.authorId);
}

/** `except`: a member for whom it is not gone. */
export async function tellPostGone(telling: Telling, id: number, except = 0): Promise<void> {
  const news = newsOf(telling, 'post.deleted', { id });
  await told(telling, await telling.query(ofKnownPost, { ...news, except }));
}

export async function tellSandbox(telling: Telling, userId: number, id: number): Promise<void> {
  const news = newsOf(telling, 'post.created', { id });
  await told(telling, await telling.query(ofSandbox, { ...news, userId }));
}
