import type { LongJob } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { authorMark, openAuthor, resealAuthor, resealText, resealWords } from './seal.ts';

interface Row {
  readonly id: string;
  readonly author: string;
  readonly words: string;
  readonly escalation: string | null;
  readonly isAnonymous: boolean;
}
const columns = `id, author_sealed as author, words_sealed as words, escalation_sealed as escalation, is_anonymous as "isAnonymous"`;
const batch = 200;

/** After a new SESSION_SECRET: what the former one sealed is sealed anew, so that it can be thrown away. */
export const reseal: LongJob['long'] = async ({ query, services }) => {
  const { config } = services;
  let after = '';
  for (;;) {
    const rows = await query<Row>(
      'crisis-reseal-list',
      `select ${columns} from crisis_requests where id > $1::text order by id limit ${batch}`,
      [after],
    );
    for (const { id, author } of rows) {
      if (resealAuthor(config, id, author)) await services.transaction(async (db) => resealRequest(queryIn(db), id));
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }

  /** All of one request in one transaction: its author says for the rest which secret it has. */
  async function resealRequest(inside: typeof query, id: string) {
    const [row] = await inside<Row>(
      'crisis-reseal-lock',
      `select ${columns} from crisis_requests where id = $1::text for update`,
      [id],
    );
    const author = row && resealAuthor(config, id, row.author);
    if (!author) return;
    const mark = row.isAnonymous ? authorMark(config, openAuthor(config, id, author).userId) : null;
    await inside(
      'crisis-reseal',
      `update crisis_requests set author_sealed = $2::text, words_sealed = $3::text, escalation_sealed = $4::text, author_mark = $5::text
       where id = $1::text`,
      [id, author, resealWords(config, id, row.words), row.escalation && resealText(config, id, row.escalation), mark],
    );
    const messages = await inside<{ seq: number; body: string }>(
      'crisis-reseal-messages',
      'select seq, body_sealed as body from crisis_messages where request_id = $1::text',
      [id],
    );
    for (const { seq, body } of messages) {
      await inside(
        'crisis-reseal-message',
        'update crisis_messages set body_sealed = $3::text where request_id = $1::text and seq = $2::int',
        [id, seq, resealText(config, id, body)],
      );
    }
  }
};
