import { type DemoGroup, type DemoGroupPost, demoGroups } from '#demo/groups.ts';
import type { Seed } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export const seed: Seed = async ({ db, now }) => {
  const query = queryIn(db);
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  for (const group of demoGroups) {
    const id = await addGroup(query, group, ago);
    await addPeople(query, id, group, ago);
    for (const post of group.posts) await addPost(query, id, post, ago);
  }
  await query(
    '',
    `update spaces s set last_active_at = coalesce((select max(greatest(p.created_at, (select max(c.created_at)
       from space_comments c where c.post_id = p.id))) from space_posts p where p.space_id = s.id), s.created_at)
     where s.kind = 'group'`,
  );
};

type Ago = (ms: number) => string;

async function addGroup(query: Query, group: DemoGroup, ago: Ago): Promise<number> {
  const { norms = [], ages } = group;
  const [row] = await query<{ id: number }>(
    '',
    `insert into spaces (kind, name, description, visibility, guidelines, questions, needs_alt, needs_captions,
       weekly_summary, aliases_allowed, min_age, max_age, created_at)
     values ('group', $1, $2, $3, $4, $5::text[], $6::boolean, $7::boolean, $8::boolean, $9::boolean, $10::int, $11::int,
       $12::timestamptz) returning id`,
    [
      group.name,
      group.description,
      group.visibility ?? 'public',
      group.guidelines,
      [...(group.questions ?? [])],
      norms.includes('alt'),
      norms.includes('captions'),
      norms.includes('summary'),
      group.visibility !== undefined,
      ages?.[0] ?? null,
      ages?.[1] ?? null,
      ago(group.madeDaysAgo * dayMs),
    ],
  );
  if (!row) throw new Error('A demo group was not written.');
  await query('', 'insert into support_groups (space_id, category) values ($1::int, $2)', [row.id, group.category]);
  return row.id;
}

async function addPeople(query: Query, id: number, group: DemoGroup, ago: Ago) {
  const { members, moderators = [], aliases = {}, requests = [], invited = [], questions = [] } = group;
  for (const [n, userId] of members.entries()) {
    const role = n === 0 ? 'owner' : moderators.includes(userId) ? 'moderator' : 'member';
    await query(
      '',
      `insert into space_members (space_id, user_id, state, role, alias, joined_at, guidelines_accepted_at)
       values ($1::int, $2::int, 'member', $3, $4, $5::timestamptz, $5::timestamptz)`,
      [
        id,
        userId,
        role,
        aliases[userId] ?? '',
        ago(((group.madeDaysAgo * (members.length - n)) / members.length) * dayMs),
      ],
    );
  }
  for (const { from, hoursAgo, answers } of requests) {
    const answered = questions.map((question, n) => ({ question, answer: answers[n] ?? '' }));
    await query(
      '',
      `insert into space_members (space_id, user_id, state, answers, asked_at)
       values ($1::int, $2::int, 'requested', $3::jsonb, $4::timestamptz)`,
      [id, from, JSON.stringify(answered), ago(hoursAgo * hourMs)],
    );
  }
  for (const userId of invited) {
    await query(
      '',
      `insert into space_members (space_id, user_id, state, invited_by, asked_at)
       values ($1::int, $2::int, 'invited', $3::int, $4::timestamptz)`,
      [id, userId, members[0], ago(dayMs)],
    );
  }
}

async function addPost(query: Query, id: number, post: DemoGroupPost, ago: Ago) {
  const [row] = await query<{ id: number }>(
    '',
    `insert into space_posts (space_id, author_id, kind, content, content_warning, created_at)
     values ($1::int, $2::int, $3, $4, $5, $6::timestamptz) returning id`,
    [
      id,
      post.author,
      post.summary ? 'summary' : 'post',
      post.text,
      post.warning ?? '',
      ago(post.minutesAgo * minuteMs),
    ],
  );
  if (!row) throw new Error('A demo post was not written.');
  await query('', 'insert into space_likes (post_id, user_id) select $1::int, x from unnest($2::int[]) as x', [
    row.id,
    [...(post.likes ?? [])],
  ]);
  for (const comment of post.comments ?? []) {
    await query(
      '',
      'insert into space_comments (post_id, author_id, content, created_at) values ($1::int, $2::int, $3, $4::timestamptz)',
      [row.id, comment.author, comment.text, ago(comment.minutesAgo * minuteMs)],
    );
  }
}
