import { castMember } from '#demo/cast.ts';
import type { Seed } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, once } from '#platform/server/statement.ts';
import { from } from './from.ts';

const examples = [
  { author: 2, title: 'A first sample thing', text: 'What someone would write here.', hoursAgo: 30 },
  { author: 5, title: 'Another sample thing', text: 'Two are enough to see that the newest comes first.', hoursAgo: 4 },
];

export const seed: Seed = async ({ db, now }) => {
  const rows = examples.map(({ author, title, text, hoursAgo }) => ({
    author_id: castMember(author).id,
    title,
    text,
    created_at: moment(new Date(now.getTime() - hoursAgo * 3_600_000).toISOString()),
  }));
  await queryIn(db)(once(from.insertInto('sample_things').values(rows)));
};
