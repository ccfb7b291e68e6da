import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import type { addSearchWord as contract, SearchWord } from '../contract.ts';

/** A pair works both ways, so the same two words the other way round are the same pair. */
export const addSearchWord: Handler<typeof contract> = async ({ input, principal, db, query, now }) => {
  const { word, means } = input;
  const [known] = await query<{ word: boolean; means: boolean; same: boolean }>(
    'search-word-known',
    `select numnode(plainto_tsquery('english', $1::text)) > 0 as word,
      numnode(plainto_tsquery('english', $2::text)) > 0 as means,
      plainto_tsquery('english', $1::text) = plainto_tsquery('english', $2::text) as same`,
    [word, means],
  );
  const faults = (['word', 'means'] as const).filter((field) => !known?.[field]);
  if (faults.length > 0) {
    const message = 'The search passes over such short common words. Add another word to it.';
    throw problem.invalid(faults.map((field) => ({ field, rule: 'common', message })));
  }
  if (known?.same) {
    throw problem.invalid([
      { field: 'means', rule: 'same', message: 'To the search, these are the same words already.' },
    ]);
  }
  const [there] = await query(
    'search-word-there',
    `select 1 from search_words where removed_at is null
      and ((lower(word) = lower($1) and lower(means) = lower($2)) or (lower(word) = lower($2) and lower(means) = lower($1)))`,
    [word, means],
  );
  if (there) throw problem.conflict('This pair is on the list already.');
  const [added] = await query<SearchWord>(
    'search-word-add',
    `insert into search_words (word, means, added_by, created_at) values ($1, $2, $3::int, $4::timestamptz)
      on conflict (lower(word), lower(means)) do update
        set word = excluded.word, means = excluded.means, added_by = excluded.added_by, removed_at = null
      returning id, word, means, shipped`,
    [word, means, principal.id, now.toISOString()],
  );
  if (!added) throw new Error('The pair was not written.');
  const entry = { actorId: principal.id, action: 'search.addWord', subject: `search-word:${added.id}` };
  await writeAudit(db, { ...entry, detail: { word, means } }, now);
  return added;
};
