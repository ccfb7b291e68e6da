import type { LongJob } from '#platform/server/area.ts';
import { readable } from '#platform/server/sealed.ts';
import { authorMark, openAuthor } from './seal.ts';

const batch = 200;

/** After a new SESSION_SECRET: authors of anonymous requests get the mark that it makes, so that they find them. */
export const renewMarks: LongJob['long'] = async ({ query, services: { config } }) => {
  let after = '';
  for (;;) {
    const rows = await query<{ id: string; author: string; mark: string }>(
      'crisis-marks',
      `select id, author_sealed as author, author_mark as mark from crisis_requests
       where id > $1::text and is_anonymous order by id limit ${batch}`,
      [after],
    );
    for (const { id, author, mark } of rows) {
      const opened = readable(() => openAuthor(config, id, author), undefined);
      const today = opened && authorMark(config, opened.userId);
      if (!today || today === mark) continue;
      await query('crisis-mark', 'update crisis_requests set author_mark = $2::text where id = $1::text', [id, today]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
};
