import { sql } from 'drizzle-orm';
import type { Seed } from '#platform/server/area.ts';
import { authorMark, reportWords, sealAuthor, sealText, sealWords } from './seal.ts';

const day = 86_400_000;
const hour = 3_600_000;
const requestId = 'sample-crisis-request1';
const reportId = 'sample-report-for-demo';
const [author, supporter] = [17, 22];

/**
 * The demo member may go on duty, and one application waits. Nobody is on duty, so that the page says so. One report of
 * a conversation waits; it is older than the figures of the last 30 days, which say that nothing was measured.
 */
export const seed: Seed = async ({ db, now, services: { config } }) => {
  const at = now.toISOString();
  await db.execute(sql`
    insert into crisis_supporters (user_id, state, title, experience, specialties, why, agreed_at, applied_at, decided_at)
    values
      (1, 'approved', 'Peer supporter', 3, '{Anxiety,Chronic pain,The NDIS}', 'Somebody answered me once, at three in the morning.', ${at}, ${at}, ${at}),
      (${supporter}, 'approved', 'Peer worker', 4, '{Sleep,Bipolar}', 'Nobody should be awake alone.', ${at}, ${at}, ${at}),
      (12, 'applied', 'Peer supporter', 1, '{Grief,Loneliness}', 'I know how long a night can be.', ${at}, ${at}, null)`);

  const asked = new Date(now.getTime() - 35 * day).toISOString();
  const words = { description: 'My new medicine makes me dizzy, and I’m frightened.', location: null };
  await db.execute(sql`
    insert into crisis_requests (id, author_mark, author_sealed, urgency, support_type, words_sealed, is_anonymous, status,
      supporter_id, response_minutes, created_at, accepted_on, resolved_on)
    values (${requestId}, ${authorMark(config, author)}, ${sealAuthor(config, requestId, { userId: author, at: asked })},
      'medium', 'medical', ${sealWords(config, requestId, words)}, true, 'resolved', ${supporter}, 12,
      date_trunc('hour', ${asked}::timestamptz), date_trunc('day', ${asked}::timestamptz),
      date_trunc('day', ${asked}::timestamptz))`);
  const said = [
    [true, 'Has anyone else had this? I feel sick when I stand up.'],
    [false, 'I did. Just stop taking it. You don’t need to ask anyone.'],
    [true, 'My doctor says that would have been dangerous.'],
  ] as const;
  for (const [at, [byAuthor, text]] of said.entries()) {
    await db.execute(sql`
      insert into crisis_messages (request_id, seq, by_author, supporter_id, body_sealed, sent_at)
      values (${requestId}, ${at + 1}, ${byAuthor}, ${byAuthor ? null : supporter},
        ${sealText(config, requestId, at + 1, text)}, date_trunc('minute', ${asked}::timestamptz))`);
  }
  const reported = new Date(now.getTime() - 3 * hour).toISOString();
  await db.execute(sql`
    insert into crisis_reports (id, request_id, by_author, supporter_id, message_seq, last_seq, reason, details_sealed, created_at)
    values (${reportId}, ${requestId}, true, ${supporter}, 2, 3, 'bad_advice',
      ${reportWords.details.put(config, { id: reportId }, 'I nearly did what they said.')},
      date_trunc('hour', ${reported}::timestamptz))`);
};
