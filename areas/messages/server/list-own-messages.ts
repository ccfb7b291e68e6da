import { sql } from 'kysely';
import type { UseCase } from '#platform/server/area.ts';
import { anyOf, choice, count, statement } from '#platform/server/statement.ts';
import type { Message } from '../contract.ts';
import { conversationsOf, isOpenTo, withKeys } from './find-conversation.ts';
import { from } from './from.ts';
import { readBefore } from './pages.ts';
import { isVisible, messagesFor, messageView, ownPart } from './view.ts';

export interface OwnMessages {
  /** Only those with this member. */
  readonly withId?: number | undefined;
  readonly limit: number;
  /** So many are passed over, where no cursor says more. */
  readonly offset: number;
  readonly cursor?: string | undefined;
}

interface Asked {
  readonly viewerId: number;
  readonly otherId: number;
  readonly before: number;
  readonly limit: number;
  readonly offset: number;
}

const mostCounted = 10_000;

/** Conversations of two that are about nothing else, which the viewer is in for themselves: not as a supporter. */
const mine = (v: Asked, withOne: boolean) => {
  const all = from
    .selectFrom('conversation_participants as p')
    .innerJoin('conversations as c', 'c.id', 'p.conversation_id')
    .select(['c.id as conversationId', 'p.from_seq as fromSeq'])
    .where('p.user_id', '=', v.viewerId)
    .where('p.state', '!=', 'declined')
    .where('p.role', '!=', 'supporter')
    .where('c.kind', '=', 'direct')
    .where('c.context_kind', 'is', null)
    .where(isOpenTo(v.viewerId, 'c'));
  return withOne ? all.where((e) => e.or([e('c.low_id', '=', v.otherId), e('c.high_id', '=', v.otherId)])) : all;
};

/** Their messages that say something. */
const found = (v: Asked, withOne: boolean) =>
  from
    .with(
      (w) => w('mine').materialized(),
      () => mine(v, withOne),
    )
    .selectFrom('messages as m')
    .innerJoin('mine as i', 'i.conversationId', 'm.conversation_id')
    .select('m.id')
    .where('m.type', '!=', 'system')
    .where('m.body', 'is not', null)
    .where((e) => isVisible(v.viewerId, 'm', e.ref('i.fromSeq')));

const page = choice((withOne: boolean) =>
  statement((v: Asked) =>
    messagesFor(
      v.viewerId,
      found(v, withOne).where('m.id', '<', v.before).orderBy('m.id', 'desc').limit(v.limit).offset(v.offset),
      ownPart(v.viewerId, 'm'),
    ).orderBy('m.id', 'desc'),
  ),
);

const counting = choice((withOne: boolean) =>
  statement((v: Asked) =>
    from.selectFrom(found(v, withOne).limit(sql.lit(mostCounted)).as('found')).select(count.as('count')),
  ),
);

const those = statement((v: { viewerId: number; ids: readonly number[] }) =>
  conversationsOf(v.viewerId).where('c.id', '=', anyOf(v.ids)),
);

/** One’s own messages with people, whoever they are with, newest first. */
export async function listOwnMessages(
  { query, principal, services }: Pick<UseCase<unknown>, 'query' | 'principal' | 'services'>,
  { withId, limit, offset, cursor }: OwnMessages,
): Promise<{ readonly items: readonly Message[]; readonly total: number; readonly next: string | undefined }> {
  const withOne = withId !== undefined;
  const asked = {
    viewerId: principal.id,
    otherId: withId ?? 0,
    before: readBefore(cursor),
    limit: limit + 1,
    offset: cursor === undefined ? offset : 0,
  };
  const rows = await query(page(withOne), asked);
  const [all] = await query(counting(withOne), asked);
  const shown = rows.slice(0, limit);
  const ids = [...new Set(shown.map(({ conversationId }) => conversationId))];
  const conversations = new Map(
    (await query(those, { viewerId: principal.id, ids })).map((row) => [row.id, withKeys(services.config, row)]),
  );
  const last = shown.at(-1);
  return {
    items: shown.flatMap((row) => {
      const conversation = conversations.get(row.conversationId);
      return conversation ? [messageView(conversation, principal.id, row)] : [];
    }),
    total: all?.count ?? 0,
    next: rows.length > limit && last ? String(last.messageId) : undefined,
  };
}
