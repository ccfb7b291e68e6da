import type { Handler } from '#platform/server/area.ts';
import { after, newest, readKeyset, writeKeyset } from '#platform/server/keyset.ts';
import type { listWellnessEntries as contract } from '../../contract/entries.ts';
import { diaryOf } from '../diary.ts';
import { recordsPage } from '../records.ts';
import { entryViews } from './view.ts';

export const listWellnessEntries: Handler<typeof contract> = async (useCase) => {
  const { cursor, limit, from = null, to = null } = useCase.input;
  const diary = diaryOf(useCase);
  const ask = { ...after(readKeyset(cursor, newest)), from, to, limit: limit + 1 };
  const rows = await recordsPage(diary, 'entry', ask);
  const last = rows[limit - 1];
  const items = await entryViews(diary, rows.slice(0, limit));
  return { items, next: rows.length > limit && last ? writeKeyset({ at: last.exactly, id: last.id }) : undefined };
};
