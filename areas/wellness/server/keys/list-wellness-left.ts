import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { listWellnessLeft as contract } from '../../contract/keys.ts';
import type { Kind } from '../../pure/place.ts';
import { diaryOf } from '../diary.ts';
import { openRows, shown } from '../records.ts';
import { sourceOf } from './keys.ts';

const left = statement((v: { userId: number; generation: number; after: number; limit: number }) =>
  shown()
    .where('r.user_id', '=', v.userId)
    .where('r.generation', '=', v.generation)
    .where('r.id', '>', v.after)
    .orderBy('r.id')
    .limit(v.limit),
);

export const listWellnessLeft: Handler<typeof contract> = async (useCase) => {
  const { input, query, principal } = useCase;
  const diary = diaryOf(useCase);
  const generation = await sourceOf(diary);
  if (!generation) return [];
  const rows = await query(left, { userId: principal.id, generation, after: input.after ?? 0, limit: input.limit });
  const opened = await openRows<Record<string, unknown>>(diary, rows);
  return opened.map(({ row, opened: one }) => {
    const { id, uid, kind, version, generation: of, isDeleted } = row;
    return { id, uid, kind: kind as Kind, version, generation: of, isDeleted, ...one };
  });
};
