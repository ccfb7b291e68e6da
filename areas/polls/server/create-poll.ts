import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { count, type Moment, moment, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import type { createPoll as contract } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { firstTwice } from '../pure/same-options.ts';
import { from } from './from.ts';
import { isHeld } from './homes.ts';

const dayMs = 86_400_000;

const loose = statement((v: { userId: number; now: string }) =>
  from
    .selectFrom('polls as q')
    .select(count.as('count'))
    .where('q.author_id', '=', v.userId)
    .where('q.created_at', '>', sql<Moment>`${moment(v.now)} - interval '1 day'`)
    .where((e) => sql<boolean>`not ${isHeld(e.ref('q.id'))}`),
);

interface NewPoll {
  readonly userId: number;
  readonly wordless: boolean;
  readonly several: boolean;
  readonly hidden: boolean;
  readonly closesAt: string;
  readonly now: string;
}
const add = statement((v: NewPoll) =>
  from
    .insertInto('polls')
    .values({
      author_id: v.userId,
      wordless: v.wordless,
      several: v.several,
      hidden_until_voted: v.hidden,
      closes_at: moment(v.closesAt),
      created_at: moment(v.now),
    })
    .returning('id'),
);

const addOptions = statement((v: { id: number; texts: readonly string[] }) =>
  from
    .insertInto('poll_options')
    .columns(['poll_id', 'no', 'text'])
    .expression(
      from
        .selectFrom(
          sql<{ text: string; no: number }>`unnest(${v.texts}::text[]) with ordinality`.as<'x'>(sql`x (text, no)`),
        )
        .select((e) => [
          sql<number>`${v.id}::int`.as('poll_id'),
          sql<number>`${e.ref('x.no')}::smallint`.as('no'),
          'x.text',
        ]),
    ),
);

export const createPoll: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const texts = input.options?.map((option) => option.trim());
  const twice = firstTwice(texts ?? []);
  if (twice !== undefined) {
    throw problem.invalid([
      { field: `options.${twice}`, rule: 'twice', message: 'Another option says the same. Change one of them.' },
    ]);
  }
  const left = new Date(input.closesAt).getTime() - now.getTime();
  if (left <= 0 || left > limits.days * dayMs + dayMs / 24) {
    const message = `Choose a time within the next ${limits.days} days.`;
    throw problem.invalid([{ field: 'closesAt', rule: 'range', message }]);
  }
  await takeTurn(query, 'polls of', principal.id);
  const [row] = await query(loose, { userId: principal.id, now: now.toISOString() });
  if ((row?.count ?? 0) >= limits.loose) {
    throw problem.conflict('You have made many polls without sharing them. Share one first, or wait a day.');
  }
  const [made] = await query(add, {
    userId: principal.id,
    wordless: texts === undefined,
    several: input.several,
    hidden: input.hiddenUntilVoted,
    closesAt: input.closesAt,
    now: now.toISOString(),
  });
  if (!made) throw new Error('The poll was not written.');
  const empty = Array.from({ length: input.count ?? 0 }, () => '');
  await query(addOptions, { id: made.id, texts: texts ?? empty });
  return { id: made.id };
};
