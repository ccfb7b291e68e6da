import { type Db, queryIn } from './db.ts';

/** Work that waits for another server, such as a mail: it runs without a transaction, and has pauses of its own. */
export interface Outgoing {
  readonly event: string;
  readonly name: string;
  /** Seconds before the second try, the third … */
  readonly pauses: readonly number[];
  readonly run: (ask: { readonly payload: Readonly<Record<string, unknown>>; readonly now: Date }) => Promise<void>;
}

/** Notes an event and what is to be done for it, in one statement. */
export async function addWork(db: Db, name: string, payload: unknown, reactions: readonly string[]): Promise<void> {
  await queryIn(db)(
    'outbox-add',
    `with event as (insert into outbox (name, payload) values ($1::text, $2::text::jsonb) returning id)
     insert into outbox_work (event_id, reaction, due_at)
     select event.id, reaction, now() from event, unnest($3::text[]) as reaction`,
    [name, JSON.stringify(payload), [...reactions]],
  );
}
