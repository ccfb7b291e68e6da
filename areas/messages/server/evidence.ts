import type { Config } from '#platform/server/config.ts';
import type { EvidenceScope, EvidenceSource } from '#platform/server/evidence.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { DataFile, DataSection } from '#platform/server/personal-data.ts';
import { anyOf, isThere, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { conversationsOf } from './find-conversation.ts';
import { from } from './from.ts';
import { endingOf } from './personal-data.ts';
import { openKeys, readBody } from './seal.ts';
import { isVisible } from './view.ts';

/** Moments as the database has them: infinity is none. */
interface Days {
  readonly from: string;
  readonly until: string;
}

const messagesIn = (days: Days) =>
  from
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .innerJoin('users as u', 'u.id', 'm.from_user_id')
    .select((e) => [
      'm.id',
      'm.conversation_id as conversationId',
      'c.key_sealed as sealedKey',
      'm.seq',
      'm.from_user_id as fromUserId',
      'u.name',
      'm.type',
      'm.body',
      isoTime(e.ref('m.created_at')).as('sentAt'),
      isoTime(e.ref('m.edited_at')).as('editedAt'),
      isoTime(e.ref('m.removed_at')).as('takenDownAt'),
    ])
    .where('m.body', 'is not', null)
    .where('m.created_at', '>=', moment(days.from))
    .where('m.created_at', '<', moment(days.until))
    .orderBy('m.conversation_id')
    .orderBy('m.seq');

/** As the member can read it: what they deleted for themselves is not in it. */
const asRead = statement((v: Days & { viewerId: number; id: number }) =>
  messagesIn(v)
    .innerJoin('conversation_participants as p', 'p.conversation_id', 'm.conversation_id')
    .where('m.conversation_id', '=', v.id)
    .where('p.user_id', '=', v.viewerId)
    .where((e) => isVisible(v.viewerId, 'm', e.ref('p.from_seq'))),
);

/** What two members wrote, whoever of them has hidden it, and nothing of a supporter. Deleted for both is gone. */
const between = statement((v: Days & { low: number; high: number }) =>
  messagesIn(v)
    .where('c.kind', '=', 'direct')
    .where('c.low_id', '=', v.low)
    .where('c.high_id', '=', v.high)
    .where((e) => e.or([e('m.from_user_id', '=', v.low), e('m.from_user_id', '=', v.high)]))
    .where('m.type', '!=', 'system'),
);

type Row = RowOf<typeof between>;

const filesOf = statement((v: { ids: readonly number[] }) =>
  from
    .selectFrom('message_media')
    .select(['id', 'message_id as messageId', 'file_key as fileKey', 'type'])
    .where('message_id', '=', anyOf(v.ids))
    .orderBy('id'),
);

type Ask = Parameters<EvidenceSource['collect']>[0];

async function section(
  { query, config }: Pick<Ask, 'query' | 'config'>,
  rows: readonly Row[],
  words: Pick<DataSection, 'name' | 'title' | 'about'>,
): Promise<DataSection> {
  const stored = await query(filesOf, { ids: rows.map(({ id }) => id) });
  const named = stored.map(({ id, messageId, fileKey: key, type }) => {
    const file: DataFile = { key, name: `${id}.${endingOf(type)}` };
    return { messageId, file };
  });
  const ofMessage = Map.groupBy(named, ({ messageId }) => messageId);
  return {
    ...words,
    rows: rows.map((row) => ({
      ...viewed(config, row),
      files: (ofMessage.get(row.id) ?? []).map(({ file }) => file.name),
    })),
    files: named.map(({ file }) => file),
  };
}

function viewed(config: Config, { id, conversationId, sealedKey, body, seq, name, fromUserId, ...row }: Row) {
  const place = { conversationId, seq, fromUserId };
  return {
    number: id,
    conversation: conversationId,
    from: name,
    memberNumber: fromUserId,
    ...row,
    ...(body && readBody(openKeys(config, conversationId, sealedKey), place, body)),
  };
}

const daysOf = ({ from: first, until }: EvidenceScope): Days => ({
  from: first ?? '-infinity',
  until: until ?? 'infinity',
});

const mine = statement((v: { viewerId: number; id: number }) =>
  from.selectNoFrom(() => isThere(conversationsOf(v.viewerId).where('p.conversation_id', '=', v.id)).as('found')),
);

/** The same pair whoever of the two is asked about. */
const pair = ({ userId, number }: EvidenceScope) => {
  const other = number ?? userId;
  return { low: Math.min(userId, other), high: Math.max(userId, other) };
};

const haveTalked = statement((v: { low: number; high: number }) =>
  from
    .selectFrom('conversations')
    .select('id')
    .where('kind', '=', 'direct')
    .where('low_id', '=', v.low)
    .where('high_id', '=', v.high)
    .limit(1),
);

export const evidence: readonly EvidenceSource[] = [
  {
    kind: 'conversation',
    isThere: async ({ query, scope }) => {
      const [row] = await query(mine, { viewerId: scope.userId, id: scope.number ?? 0 });
      return row?.found ?? false;
    },
    collect: async (ask) => {
      const { userId: viewerId, number } = ask.scope;
      const rows = await ask.query(asRead, { ...daysOf(ask.scope), viewerId, id: number ?? 0 });
      return [
        await section(ask, rows, {
          name: 'conversation',
          title: 'Conversation',
          about: 'What was written in this conversation and can still be read by you, with times, pictures and voices.',
        }),
      ];
    },
  },
  {
    kind: 'messages_with',
    isThere: async ({ query, scope }) => (await query(haveTalked, pair(scope))).length > 0,
    collect: async (ask) => {
      const rows = await ask.query(between, { ...daysOf(ask.scope), ...pair(ask.scope) });
      const { userId, number } = ask.scope;
      return [
        await section(ask, rows, {
          name: `messages-with-${number}`,
          title: `Messages between members ${userId} and ${number}`,
          about: 'What the two wrote to each other and neither deleted for both, with times, pictures and voices.',
        }),
      ];
    },
  },
];
