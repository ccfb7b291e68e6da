import { longJob } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { limits } from '../../pure/options.ts';
import { answerAsk } from './answer-ask.ts';
import { askRows, findAsk } from './rows.ts';

const over = statement((v: { asked: string }) =>
  askRows().where('q.created_at', '<=', moment(v.asked)).orderBy('q.id').limit(500),
);

/** Each in a transaction of its own; one that was answered a moment ago is left as it is. */
export const expireGroupAsks = longJob('mentors.expire-group-asks', '23 * * * *', async ({ query, now, services }) => {
  const asked = new Date(now.getTime() - limits.requestDays * 86_400_000).toISOString();
  for (const { id } of await query(over, { asked })) {
    await services.transaction(async (db, emit) => {
      const own = queryIn(db);
      const row = await findAsk(own, id);
      if (row) await answerAsk({ query: own, emit, now }, row, 'expired', 0);
    });
  }
});
