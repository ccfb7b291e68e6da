import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
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
        about: 'What you asked for, and what was written in it.',
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
        name: 'safety-plan',
        title: 'Your safety plan',
        about: 'As your browser sealed it: it opens with your passphrase alone, and nobody here knows that.',
        rows: await query(
          '',
          `select sealed, version, ${isoTime('updated_at')} as "changedAt" from crisis_plans where user_id = $1`,
          [userId],
        ),
      },
      {
        name: 'supporter',
        title: 'Your application as a supporter',
        about: 'What you wrote about yourself, and what was decided.',
        rows: await query(
          '',
          `select state, title, experience, specialties, why, on_duty as "onDuty", ${isoTime('agreed_at')} as "agreedToCodeAt",
             ${isoTime('decided_at')} as "decidedAt" from crisis_supporters where user_id = $1`,
          [userId],
        ),
      },
    ];
  },
  erase: async ({ query, userId, services }) => {
    await query('', 'delete from crisis_requests where author_id = $1::int or author_mark = any($2::text[])', [
      userId,
      [...authorMarks(services.config, userId)],
    ]);
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
