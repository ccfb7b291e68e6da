import type { Seed } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { nextId } from '#platform/server/next-id.ts';
import { flagsOf } from '../pure/flags.ts';
import { actionWords, caseWords } from './evidence.ts';

const hour = 3_600_000;

/** What members of the cast have reported; the things are the newest of the demo community that are not theirs. */
const filed = [
  { by: 9, reason: 'spam', priority: 'medium', hours: 3, words: 'I think this is an ad, but I’m not sure.' },
  { by: 14, reason: 'misinformation', priority: 'medium', hours: 14, words: 'The phone number in it is out of date.' },
  { by: 17, reason: 'inappropriate_content', priority: 'high', hours: 1, words: null },
] as const;

/** Reports that wait, what the rules notice in the demo's own posts, and a decision that was taken back on appeal. */
export const seed: Seed = async ({ db, now, services }) => {
  const query = queryIn(db);
  const ago = (hours: number) => new Date(now.getTime() - hours * hour).toISOString();
  const things = await query<{ id: number; authorId: number; content: string }>(
    '',
    `select id, author_id as "authorId", content from posts where author_id <> all($1::int[]) and type = 'post'
       and audience = 'everyone' order by created_at desc, id desc limit $2`,
    [[1, ...filed.map(({ by }) => by)], filed.length],
  );
  for (const [at, thing] of things.entries()) {
    const one = filed[at];
    if (!one) continue;
    const caseId = await nextId(query, 'moderation_cases');
    await query(
      '',
      `with made as (
         insert into moderation_cases (id, content_type, content_id, subject_user_id, snapshot, priority, first_reported_at)
         values ($9::int, 'post', $1::int, $2::int, $3, $4, $5::timestamptz) returning id)
       insert into reports (case_id, reporter_id, reported_user_id, content_type, content_id, reason, description, priority, created_at)
       select made.id, $6::int, $2::int, 'post', $1::int, $7, $8, $4, $5::timestamptz from made`,
      [
        thing.id,
        thing.authorId,
        caseWords.put(services.config, { id: caseId }, thing.content),
        one.priority,
        ago(one.hours),
        one.by,
        one.reason,
        one.words,
        caseId,
      ],
    );
  }
  const posts = await query<{ id: number; content: string; createdAt: Date | string }>(
    '',
    'select id, content, created_at as "createdAt" from posts order by id',
    [],
  );
  for (const { id, content, createdAt } of posts) {
    for (const { flagType, confidence, reasons } of flagsOf(content)) {
      await query(
        '',
        `insert into content_flags (flag_type, content_type, content_id, confidence, reasons, created_at)
         values ($1, 'post', $2::int, $3::real, $4::text[], $5::timestamptz)`,
        [flagType, id, confidence, reasons, new Date(createdAt).toISOString()],
      );
    }
  }
  const actionId = await nextId(query, 'moderation_actions');
  await query(
    '',
    `with made as (
       insert into moderation_actions (id, moderator_id, target_user_id, action_type, reason, severity, content_type, rule,
         snapshot, lifted_at, created_at)
       values ($5::int, 7, 1, 'content_removed', 'This reads like an advert. Things to sell have a place of their own.', 'low', 'comment',
         'spam', $1, $3::timestamptz, $2::timestamptz) returning id)
     insert into appeals (action_id, user_id, words, status, answer, decided_by_id, decided_at, created_at)
     select made.id, 1, 'I was giving the shower chair away. Nobody pays anything.', 'upheld',
       'You are right, and we are sorry. Your comment is back.', 24, $3::timestamptz, $4::timestamptz from made`,
    [
      actionWords.put(
        services.config,
        { id: actionId },
        'I have a shower chair that I no longer need. Who wants it? Pick up in Coburg.',
      ),
      ago(24 * 12),
      ago(24 * 11),
      ago(24 * 11.8),
      actionId,
    ],
  );
};
