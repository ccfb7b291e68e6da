import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { reportsFor } from './read-reports.ts';
import { authorMarks, openText, openWords } from './seal.ts';

interface OwnRow {
  readonly id: string;
  readonly urgency: string;
  readonly supportType: string;
  readonly words: string;
  readonly isAnonymous: boolean;
  readonly preferredContact: string | null;
  readonly status: string;
  readonly createdAt: string;
}

export const personalData: PersonalData = {
  columns: {
    'crisis_requests.author_id': 'goes',
    'crisis_requests.supporter_id': 'loses the person',
    'crisis_messages.supporter_id': 'loses the person',
    'crisis_reports.supporter_id': 'loses the person',
    'crisis_reports.decided_by': 'loses the person',
    'crisis_supporters.user_id': 'goes',
    'crisis_supporters.decided_by': 'loses the person',
    'crisis_plans.user_id': 'goes',
  },
  // What somebody wrote as a supporter belongs to the request of another, and is in that one's copy.
  export: async ({ query, userId, config }) => {
    const own = await query<OwnRow>(
      '',
      `select id, urgency, support_type as "supportType", words_sealed as words, is_anonymous as "isAnonymous",
         preferred_contact as "preferredContact", status, ${isoTime('created_at')} as "createdAt"
       from crisis_requests where author_id = $1::int or author_mark = any($2::text[]) order by created_at, id`,
      [userId, [...authorMarks(config, userId)]],
    );
    const written = await query<{ requestId: string; seq: number; byAuthor: boolean; body: string; sentAt: string }>(
      '',
      `select request_id as "requestId", seq, by_author as "byAuthor", body_sealed as body, ${isoTime('sent_at')} as "sentAt"
       from crisis_messages where request_id = any($1::text[]) order by request_id, seq`,
      [own.map(({ id }) => id)],
    );
    return [
      {
        name: 'support-requests',
        title: 'Requests for crisis support',
        about: 'What you asked for, and the messages in each request.',
        rows: own.map(({ id, words, ...rest }) => ({
          ...rest,
          ...openWords(config, id, words),
          messages: written
            .filter(({ requestId }) => requestId === id)
            .map(({ seq, byAuthor, body, sentAt }) => ({
              from: byAuthor ? 'you' : 'supporter',
              content: openText(config, id, seq, body),
              sentAt,
            })),
        })),
      },
      {
        name: 'crisis-reports',
        title: 'Reports in crisis support',
        about: 'What you reported and what came of it, and decisions about you with what was written to you.',
        rows: (await reportsFor(query, config, userId)).map(({ id, requestId, mine, ...report }) => ({
          ...report,
          kind: mine ? 'your report' : 'a decision about you',
        })),
      },
      {
        name: 'safety-plan',
        title: 'Your safety plan',
        about: 'As your browser sealed it. It only opens with your passphrase, which we don’t have.',
        rows: await query(
          '',
          `select sealed, version, ${isoTime('updated_at')} as "changedAt" from crisis_plans where user_id = $1`,
          [userId],
        ),
      },
      {
        name: 'supporter',
        title: 'Your application as a supporter',
        about: 'What you wrote about yourself, and our decision.',
        rows: await query(
          '',
          `select state, title, experience, specialties, why, on_duty as "onDuty", ${isoTime('agreed_at')} as "agreedToCodeAt",
             ${isoTime('decided_at')} as "decidedAt" from crisis_supporters where user_id = $1`,
          [userId],
        ),
      },
    ];
  },
  erase: async ({ query, userId, config }) => {
    const own = `select id from crisis_requests where author_id = $1::int or author_mark = any($2::text[])`;
    const author = [userId, [...authorMarks(config, userId)]];
    // What was reported about a supporter stays for the safety of others, without anybody's words.
    await query('', `delete from crisis_reports where not by_author and request_id in (${own})`, author);
    await query(
      '',
      `update crisis_reports set details_sealed = '', reply_sealed = '' where by_author and request_id in (${own})`,
      author,
    );
    await query(
      '',
      `update crisis_reports set supporter_id = null, told_sealed = case when by_author then '' else told_sealed end,
         details_sealed = case when by_author then details_sealed else '' end where supporter_id = $1::int`,
      [userId],
    );
    await query(
      '',
      `update crisis_reports set decided_by = null, reply_sealed = '', told_sealed = '' where decided_by = $1::int`,
      [userId],
    );
    await query('', `delete from crisis_requests where id in (${own})`, author);
    // Somebody else takes over what the member helped with.
    await query(
      '',
      `update crisis_requests set supporter_id = null, version = version + 1,
         status = case when status = 'in-progress' then 'open' else status end
       where supporter_id = $1::int and status <> 'resolved'`,
      [userId],
    );
    return [];
  },
};
