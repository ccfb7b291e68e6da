import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listDrafts as contract, DraftContent, DraftEntry } from '../contract.ts';
import { excerptOf, plainText } from '../pure/walk.ts';

interface Row extends Omit<DraftEntry, 'title' | 'excerpt' | 'words'> {
  readonly content: DraftContent;
  readonly at: string;
}

const listSql = `select id, kind, target_id as "targetId", content, ${isoTime('publish_at')} as "publishAt", version,
  ${isoTime('created_at')} as "createdAt", ${isoTime('updated_at')} as "updatedAt", ${exactTime('updated_at')} as at
from drafts
where user_id = $1::int and ($2::text is null or kind = $2::text) and ($3::int is null or target_id = $3::int)
  and (updated_at, id) < ($4::timestamptz, $5::int)
order by updated_at desc, id desc limit $6::int`;

export const listDrafts: Handler<typeof contract> = async ({ input, principal, query }) => {
  const from = readKeyset(input.cursor, newest);
  const rows = await query<Row>('list-drafts', listSql, [
    principal.id,
    input.kind ?? null,
    input.targetId ?? null,
    from.at,
    from.id,
    input.limit + 1,
  ]);
  const view = ({ content, at: _, ...row }: Row): DraftEntry => {
    const text = plainText(content.document);
    return { ...row, title: content.title, excerpt: excerptOf(text), words: text.split(/\s+/).filter(Boolean).length };
  };
  return pageOf(rows, input.limit, view, (row) => row);
};
