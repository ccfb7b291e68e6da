import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import {
  type CrisisMessage,
  crisisChanged,
  type listCrisisMessages as listContract,
  type sendCrisisMessage as sendContract,
} from '../contract.ts';
import type { Found } from './find-request.ts';
import { openText, sealText } from './seal.ts';

interface Row {
  readonly seq: number;
  readonly byAuthor: boolean;
  readonly supporterId: number | null;
  readonly body: string;
  readonly sentAt: string;
}

const columns = `m.seq, m.by_author as "byAuthor", m.supporter_id as "supporterId", m.body_sealed as body, ${isoTime('m.sent_at')} as "sentAt"`;

export const listCrisisMessages: Handler<typeof listContract, Found> = async (useCase) => {
  const { input, principal, found, query, services } = useCase;
  const rows = await query<Row>(
    'crisis-messages',
    `select ${columns} from crisis_messages m where m.request_id = $1::text order by m.seq`,
    [input.id],
  );
  return {
    items: await views(query, rows, found, principal.id, ({ seq, body }) =>
      openText(services.config, input.id, seq, body),
    ),
  };
};

async function views(
  query: Query,
  rows: readonly Row[],
  { side }: Found,
  readerId: number,
  open: (row: Row) => string,
): Promise<CrisisMessage[]> {
  const people = await peopleOf(
    query,
    rows.flatMap(({ supporterId }) => supporterId ?? []),
  );
  return rows.map((row) => ({
    id: row.seq,
    from: row.byAuthor ? 'author' : 'supporter',
    supporter: people.get(row.supporterId ?? 0) ?? null,
    mine: row.byAuthor ? side === 'author' : row.supporterId === readerId,
    content: open(row),
    sentAt: row.sentAt,
  }));
}

export const sendCrisisMessage: Handler<typeof sendContract, Found> = async (useCase) => {
  const { input, principal, found, query, emit, now, services } = useCase;
  if (found.row.status === 'resolved') throw problem.conflict('This request is closed. You can send a new one.');
  const byAuthor = found.side === 'author';
  const [last] = await query<{ seq: number }>(
    'crisis-message-last',
    'select coalesce(max(seq), 0) as seq from crisis_messages where request_id = $1::text',
    [input.id],
  );
  // The row of the request is locked: nobody takes this number meanwhile.
  const seq = (last?.seq ?? 0) + 1;
  const [row] = await query<Row>(
    'crisis-message-add',
    `insert into crisis_messages as m (request_id, seq, by_author, supporter_id, body_sealed, sent_at)
       values ($1::text, $6::int, $2::boolean, $3::int, $4::text, date_trunc('minute', $5::timestamptz)) returning ${columns}`,
    [
      input.id,
      byAuthor,
      byAuthor ? null : principal.id,
      sealText(services.config, input.id, seq, input.content),
      now.toISOString(),
      seq,
    ],
  );
  await emit(crisisChanged, {});
  const [message] = await views(query, row ? [row] : [], found, principal.id, () => input.content);
  if (!message) throw new Error('We couldn’t save your message.');
  return message;
};
