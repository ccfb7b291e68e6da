import { sql } from 'kysely';
import { longJob } from '#platform/server/area.ts';
import type { Config } from '#platform/server/config.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Services } from '#platform/server/services.ts';
import { type Moment, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { webhookPaused } from '../../contract.ts';
import { type DeliveryState, deliveryPatience, deliveryPauses, type PausedWhy } from '../../pure/options.ts';
import { from } from '../from.ts';
import { formerSecret, webhookSecret } from '../seal.ts';
import { messageIdOf, mostTries } from './delivery-rows.ts';
import { answerWords, failureOf } from './failure-words.ts';
import { dropWaiting } from './set-webhook-paused.ts';
import { signatures } from './signature.ts';

/** Webhooks that are called at once, each with its first delivery: a slow one holds up its round alone. */
const atOnce = 16;
/** Seconds for which what a run claims is no one else’s, from its start: longer than a run and its last call take. */
const lease = 120;
/** Milliseconds after which a run leaves the rest to the next. */
const longestRun = 50_000;
/** Days without an answer after which a webhook is paused. */
const patienceDays = 3;

const claim = statement((v: { now: string; until: string; most: number }) =>
  from
    .updateTable('webhook_deliveries as d')
    .from('webhooks as w')
    .set((e) => ({ next_at: moment(v.until), tries: e('d.tries', '+', 1) }))
    .whereRef('w.id', '=', 'd.webhook_id')
    .where((e) =>
      e(
        'd.id',
        'in',
        e
          .selectFrom(
            from
              .selectFrom('webhook_deliveries as x')
              .innerJoin('webhooks as y', 'y.id', 'x.webhook_id')
              .select(['x.id', 'x.next_at'])
              .distinctOn('x.webhook_id')
              .where('x.state', '=', 'waiting')
              .where('x.next_at', '<=', moment(v.now))
              .where('y.paused_at', 'is', null)
              .orderBy('x.webhook_id')
              .orderBy('x.next_at')
              .orderBy('x.id')
              .as('first'),
          )
          .select('first.id')
          .orderBy('first.next_at')
          .orderBy('first.id')
          .limit(v.most),
      ),
    )
    // Whoever was first has moved it ahead by now.
    .where('d.state', '=', 'waiting')
    .where('d.next_at', '<=', moment(v.now))
    .returning((e) => [
      'd.id',
      'd.body',
      'd.tries',
      'w.id as webhookId',
      'w.user_id as userId',
      'w.url',
      'w.secret_sealed as secretSealed',
      'w.former_sealed as formerSealed',
      isoTime(e.ref('w.former_until')).as('formerUntil'),
      isoTime(e.ref('w.failing_since')).as('failingSince'),
    ]),
);
type Due = RowOf<typeof claim>;

interface Outcome {
  readonly status: number | null;
  readonly ms: number;
  readonly failure: string;
}

function secretsOf({ webhookId: id, secretSealed, formerSealed, formerUntil }: Due, config: Config, now: Date) {
  const secret = webhookSecret.take(config, { id }, secretSealed);
  const isBoth = formerUntil !== null && Date.parse(formerUntil) > now.getTime();
  return isBoth ? [secret, formerSecret.take(config, { id }, formerSealed)] : [secret];
}

async function send(due: Due, { config, outbound }: Services, now: Date): Promise<Outcome> {
  const began = performance.now();
  try {
    const id = messageIdOf(due.id);
    const timestamp = Math.floor(now.getTime() / 1000);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(due.body),
      'user-agent': 'Doorways-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures(secretsOf(due, config, now), { id, timestamp, body: due.body }),
    };
    const { status, ms } = await outbound.post(due.url, { headers, body: due.body, patience: deliveryPatience });
    return { status, ms, failure: answerWords(status) };
  } catch (error) {
    return { status: null, ms: Math.round(performance.now() - began), failure: failureOf(error) };
  }
}

interface Noted extends Outcome {
  readonly id: number;
  readonly at: string;
  readonly state: DeliveryState;
  readonly nextAt: string | null;
}
/** Held first, as whoever pauses or deletes a webhook holds it before its deliveries. */
const held = statement((v: { id: number }) =>
  from.selectFrom('webhooks').select('id').where('id', '=', v.id).forNoKeyUpdate(),
);
const note = statement((v: Noted) =>
  from
    .updateTable('webhook_deliveries')
    .set({
      state: v.state,
      next_at: sql<Moment | null>`${v.nextAt}::timestamptz`,
      last_status: v.status,
      last_ms: v.ms,
      failure: v.failure,
    })
    .where('id', '=', v.id)
    // Its owner has paused the webhook meanwhile.
    .where('state', '=', 'waiting'),
);
const noteAttempt = statement((v: Noted) =>
  from
    .insertInto('webhook_attempts')
    .columns(['delivery_id', 'at', 'status', 'ms', 'failure'])
    .expression(
      from
        .selectFrom('webhook_deliveries as d')
        .select([
          'd.id',
          moment(v.at).as('at'),
          sql<number | null>`${v.status}::int`.as('status'),
          sql<number>`${v.ms}::int`.as('ms'),
          sql<string>`${v.failure}::text`.as('failure'),
        ])
        // It was deleted meanwhile.
        .where('d.id', '=', v.id),
    ),
);
const noteFailing = statement((v: { id: number; since: string | null }) =>
  from
    .updateTable('webhooks')
    .set({ failing_since: sql<Moment | null>`${v.since}::timestamptz` })
    .where('id', '=', v.id),
);
const pause = statement((v: { id: number; why: PausedWhy; now: string }) =>
  from
    .updateTable('webhooks')
    .set((e) => ({ paused_at: moment(v.now), paused_why: v.why, version: e('version', '+', 1) }))
    .where('id', '=', v.id)
    .where('paused_at', 'is', null)
    .returning('id'),
);

const isDone = ({ status }: Outcome) => status !== null && status >= 200 && status < 300;
const isGone = ({ status }: Outcome) => status === 410;

function stateAfter(due: Due, outcome: Outcome, now: Date): Pick<Noted, 'state' | 'nextAt'> {
  if (isDone(outcome)) return { state: 'delivered', nextAt: null };
  const seconds = deliveryPauses[due.tries - 1];
  if (isGone(outcome) || seconds === undefined || due.tries >= mostTries) return { state: 'given_up', nextAt: null };
  return { state: 'waiting', nextAt: new Date(now.getTime() + seconds * 1000).toISOString() };
}

function pausedBy(due: Due, outcome: Outcome, now: Date): PausedWhy | undefined {
  if (isDone(outcome)) return undefined;
  if (isGone(outcome)) return 'gone';
  const since = due.failingSince === null ? now.getTime() : Date.parse(due.failingSince);
  return now.getTime() - since >= patienceDays * 86_400_000 ? 'failing' : undefined;
}

const write = (due: Due, outcome: Outcome, now: Date, { transaction }: Services): Promise<void> =>
  transaction(async (db, emit) => {
    const query = queryIn(db);
    const at = now.toISOString();
    const noted = { ...outcome, id: due.id, at, ...stateAfter(due, outcome, now) };
    await query(held, { id: due.webhookId });
    await query(note, noted);
    await query(noteAttempt, noted);
    const since = isDone(outcome) ? null : (due.failingSince ?? at);
    if (since !== due.failingSince) await query(noteFailing, { id: due.webhookId, since });
    const why = pausedBy(due, outcome, now);
    const [paused] = why ? await query(pause, { id: due.webhookId, why, now: at }) : [];
    if (!paused) return;
    await query(dropWaiting, { id: due.webhookId });
    await emit(webhookPaused, { id: due.webhookId, userId: due.userId });
  });

async function claimed(query: Query, now: Date): Promise<Due[]> {
  const until = new Date(now.getTime() + lease * 1000).toISOString();
  return query(claim, { now: now.toISOString(), until, most: atOnce });
}

/** Calls what is due, in rounds of one delivery for each webhook. A run that is killed leaves its claims to the next. */
export const deliverWebhooks = longJob('developers.deliver-webhooks', '* * * * *', async ({ query, now, services }) => {
  const end = performance.now() + longestRun;
  for (;;) {
    const due = await claimed(query, now);
    if (due.length === 0) return;
    await Promise.all(due.map(async (one) => write(one, await send(one, services, now), now, services)));
    if (performance.now() > end) return;
  }
});
