import type pg from 'pg';
import { median } from './load.ts';
import { note, times } from './report.ts';
import { type Stage, stageOnPostgres } from './stage.ts';

const rounds = 200;
const warmUp = 20;
const small = 1000;
const large = 100_000;
const few = 20;
const many = 5000;
const pageSize = 20;
const whole = new Intl.NumberFormat('en-AU');
const shown = (ms: number) => `${ms.toFixed(1)} ms`;

/** Every second post is a topic, every second a blog; two topics have replies: few and many. */
async function furnish(pool: pg.Pool, posts: number) {
  await pool.query(`update posts set type = case id % 2 when 0 then 'discussion' else 'blog' end, title = 'Title ' || id,
    forum_id = case id % 2 when 0 then 1 + (id / 2) % 10 end, slug = case id % 2 when 1 then 'title-' || id end,
    activity_at = created_at, comments_count = 0, last_number = 0`);
  const [short, long] = [posts - 1 - ((posts - 1) % 2), posts - 3 - ((posts - 3) % 2)];
  for (const [id, replies] of [
    [short, few],
    [long, many],
  ]) {
    await pool.query(
      `insert into comments (post_id, author_id, number, content, created_at)
       select $1::int, 1 + n % 100, n, 'Reply ' || n || '. The ramp at the library is open again.', now() - make_interval(mins => $2::int - n)
       from generate_series(1, $2::int) n`,
      [id, replies],
    );
    await pool.query(
      'update posts set comments_count = $2::int, last_number = $2::int, activity_at = now() where id = $1',
      [id, replies],
    );
    await pool.query(
      `insert into topic_states (user_id, post_id, read_number, visited_at) values (2, $1, $2::int - 5, now() - interval '1 day')`,
      [id, replies],
    );
  }
  await pool.query('vacuum analyze');
  return { short, long, blog: posts - 1 + (posts % 2) };
}

type Caller = Pick<Stage, 'server' | 'cookie'>;

/** All that a page asks for, together. */
async function openPage({ server, cookie }: Caller, paths: readonly string[]): Promise<number> {
  const from = performance.now();
  await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${server.url}${path}`, { headers: { cookie } });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await answer.arrayBuffer();
    }),
  );
  return performance.now() - from;
}

/**
 * Pages that are held against each other, in milliseconds: one member, one page at a time, by turns, and each as often
 * first as last, so that whatever else the machine does meets all of them alike.
 */
export async function pageTimes(
  pages: readonly { readonly by: Caller; readonly paths: readonly string[] }[],
): Promise<number[]> {
  const spent = pages.map((): number[] => []);
  for (let n = 0; n < rounds + warmUp; n += 1) {
    const turns = [...pages.entries()];
    for (const [which, { by, paths }] of n % 2 === 0 ? turns : turns.reverse()) {
      const time = await openPage(by, paths);
      if (n >= warmUp) spent[which]?.push(time);
    }
  }
  return spent.map(median);
}

/** One page by itself. */
async function pageTime(by: Caller, paths: readonly string[]): Promise<number> {
  const [time = 0] = await pageTimes([{ by, paths }]);
  return time;
}

/** From the reply after the last one that was read, as the address of the topic gives it. */
const lastRead = (id: number, replies: number) => [
  `/api/posts/${id}`,
  `/api/forums/topics/${id}`,
  `/api/posts/${id}/comments?from=${Math.floor((replies - 5) / pageSize) * pageSize + 1}&limit=${pageSize}`,
];

async function measure(posts: number) {
  const stage = await stageOnPostgres(posts);
  if (!stage.pool) throw new Error('This part needs PostgreSQL.');
  const { short, long, blog } = await furnish(stage.pool, posts);
  const [topic = 0, longTopic = 0] = await pageTimes([
    { by: stage, paths: lastRead(short, few) },
    { by: stage, paths: lastRead(long, many) },
  ]);
  const figures = {
    forum: await pageTime(stage, [
      '/api/posts?type=discussion&questions=true&forumId=3&sort=activity&limit=20',
      '/api/forums',
    ]),
    topic,
    longTopic,
    blogs: await pageTime(stage, ['/api/posts?type=blog&limit=20']),
    article: await pageTime(stage, [`/api/blogs/title-${blog}`, `/api/posts/${blog}/comments?limit=50`]),
  };
  await stage.stop();
  return figures;
}

/** Pages of forums and blogs among few and many, and a topic at its last-read place with few and many replies. */
export async function topics() {
  const before = await measure(small);
  const after = await measure(large);
  const names = { forum: 'a category', topic: 'a topic', blogs: 'the list of blogs', article: 'an article' } as const;
  for (const [name, what] of Object.entries(names) as [keyof typeof names, string][]) {
    note({
      goal: 'P14',
      what: `${what} among ${whole.format(large)} topics and blogs`,
      figure: shown(after[name]),
      limit: `among ${whole.format(small)}: ${shown(before[name])}`,
      ratio: times(after[name], before[name]),
      wanted: 'at most 1.20 ×',
    });
  }
  note({
    goal: 'P14',
    what: `a topic of ${whole.format(many)} replies at the last-read one`,
    figure: shown(after.longTopic),
    limit: `one of ${few}: ${shown(after.topic)}`,
    ratio: times(after.longTopic, after.topic),
    wanted: 'at most 1.20 ×',
  });
}
