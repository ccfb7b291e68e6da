import { sharesFor } from '#areas/passport/server/public.ts';
import { notBlockedText, type PersonRow, personColumns, personOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { listEventPeople as contract, EventPerson } from '../contract.ts';
import { passportTarget } from './register-for-event.ts';
import { openWords, sealedAnswers, sealedWords } from './seal.ts';

interface Row extends PersonRow, Pick<EventPerson, 'reason' | 'role' | 'checkedInAt'> {
  readonly standing: EventPerson['standing'];
  readonly state: 'open' | 'confirmed' | 'not_possible' | null;
  readonly wordsSealed: string;
  readonly answerSealed: string;
  readonly askedAt: string;
  readonly answeredAt: string | null;
}

const text = `select ${personColumns('u')}, r.standing, coalesce(r.reason, '') as reason, nullif(r.role, '') as role, ${isoTime('r.checked_in_at')} as "checkedInAt",
    a.state, a.words_sealed as "wordsSealed", a.answer_sealed as "answerSealed", ${isoTime('a.asked_at')} as "askedAt",
    ${isoTime('a.answered_at')} as "answeredAt"
  from (select user_id from event_registrations where event_id = $1::int
    union select user_id from event_access_requests where event_id = $1::int) p
  join users u on u.id = p.user_id
  left join event_registrations r on r.event_id = $1::int and r.user_id = p.user_id
  left join event_access_requests a on a.event_id = $1::int and a.user_id = p.user_id
  where ${notBlockedText('$2::int', 'u.id')}
  order by coalesce(r.standing, '') <> 'requested', coalesce(r.standing, '') <> 'going', r.turn, r.since, u.id`;

export const listEventPeople: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const rows = await query<Row>('event-people', text, [input.id, principal.id]);
  const shares = await sharesFor(query, principal.id, passportTarget(input.id));
  return rows.map((row) => ({
    id: row.id,
    person: personOf(row),
    standing: row.standing,
    reason: row.reason,
    role: row.role,
    checkedInAt: row.checkedInAt,
    shareId: shares.get(row.id) ?? null,
    accessRequest: row.state && {
      words: openWords(sealedWords, services.config, input.id, row.id, row.wordsSealed),
      state: row.state,
      askedAt: row.askedAt,
      answer: openWords(sealedAnswers, services.config, input.id, row.id, row.answerSealed),
      answeredAt: row.answeredAt,
    },
  }));
};
