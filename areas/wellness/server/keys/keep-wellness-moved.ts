import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { contentOf } from '../../contract/contents.ts';
import type { keepWellnessMoved as contract } from '../../contract/keys.ts';
import type { Kind } from '../../pure/place.ts';
import { generationOf, sealRecord } from '../../pure/sealing.ts';
import { diaryOf } from '../diary.ts';
import { from } from '../from.ts';
import { placeOf, type RecordRow, shown } from '../records.ts';
import { type KeyRing, keyRingToWrite } from './key-ring.ts';
import { leftOf, noMove, sourceOf } from './keys.ts';

const named = statement((v: { userId: number; ids: readonly number[] }) =>
  shown().where('r.user_id', '=', v.userId).where('r.id', '=', anyOf(v.ids)),
);

/** Only what is still as it was read, and still under the key of before. It stays the version that it was. */
const keep = statement(
  (v: {
    id: number;
    version: number;
    source: number;
    generation: number;
    content: string | null;
    closed: string | null;
  }) =>
    from
      .updateTable('wellness_records')
      .set({ sealed_content: v.content, browser_sealed: v.closed, generation: v.generation })
      .where('id', '=', v.id)
      .where('version', '=', v.version)
      .where('generation', '=', v.source)
      .returning('id'),
);

type Sent = { readonly sealed: string } | { readonly content: Record<string, unknown> };

const wrong = (at: number, name: string, message: string) =>
  problem.invalid([{ field: `records.${at}.${name}`, rule: 'form', message }]);

async function sealedFor(ring: KeyRing, row: RecordRow, sent: Sent, at: number) {
  const { generation, mode } = ring.target;
  if ('sealed' in sent) {
    if (mode !== 'sealed' || generationOf(sent.sealed) !== generation)
      throw wrong(at, 'sealed', 'This was sealed with another key.');
    return { content: null, closed: sent.sealed };
  }
  const key = ring.keys.get(generation);
  if (mode !== 'recoverable' || !key) throw wrong(at, 'content', 'This has to be sealed in the browser.');
  const parsed = contentOf[row.kind as Kind]?.safeParse(sent.content);
  if (parsed && !parsed.success) throw wrong(at, 'content', 'This isn’t what a record of this kind says.');
  return {
    content: await sealRecord(key, { ...placeOf(row), generation }, parsed?.data ?? sent.content),
    closed: null,
  };
}

export const keepWellnessMoved: Handler<typeof contract> = async (useCase) => {
  const { input, query, principal } = useCase;
  const diary = diaryOf(useCase);
  const ring = await keyRingToWrite(diary);
  const source = await sourceOf(diary);
  const { generation } = ring.target;
  if (!source) throw noMove();
  if (input.generation !== generation)
    throw problem.conflict('The key of your diary has changed. Nothing is lost: read it again and continue.');
  const ids = input.records.map(({ id }) => id);
  const rows = new Map((await query(named, { userId: principal.id, ids })).map((row) => [row.id, row]));
  const moved: number[] = [];
  for (const [at, sent] of input.records.entries()) {
    const row = rows.get(sent.id);
    // Deleted for good, moved or changed by another device meanwhile.
    if (row?.generation !== source || row.version !== sent.version) continue;
    const sealed = await sealedFor(ring, row, sent, at);
    const [kept] = await query(keep, { id: sent.id, version: sent.version, source, generation, ...sealed });
    if (kept) moved.push(kept.id);
  }
  return { moved, left: await leftOf(diary, source) };
};
