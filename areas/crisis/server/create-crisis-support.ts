import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { type createCrisisSupport as contract, crisisChanged, crisisNews } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { blockedBy, type RequestRow, requestColumns, viewRequest } from './find-request.ts';
import { authorMark, authorMarks, newRequestId, openWords, sealAuthor, sealWords } from './seal.ts';

export const createCrisisSupport: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query, emit, now, services } = useCase;
  const { config } = services;
  // Two presses at once wait for each other here, so that the second finds the first.
  await takeTurn(query, 'crisis requests of', principal.id);
  const open = await query<RequestRow>(
    'crisis-own-open',
    `select ${requestColumns} from crisis_requests r where r.status <> 'resolved'
         and (r.author_id = $1::int or r.author_mark = any($2::text[]))`,
    [principal.id, [...authorMarks(config, principal.id)]],
  );
  const location = input.location || null;
  const same = open.find((row) => {
    const words = openWords(config, row.id, row.words);
    return (
      row.isAnonymous === input.isAnonymous &&
      words.description === input.description &&
      words.location === location &&
      row.urgency === input.urgencyLevel &&
      row.supportType === input.supportType
    );
  });
  if (same) return viewRequest({ query, config }, { row: same, side: 'author' });
  if (open.length >= limits.ownOpen) {
    throw problem.conflict(`You have ${limits.ownOpen} open requests. Write in one of those, or close one first.`);
  }

  const id = newRequestId();
  const [row] = await query<RequestRow>(
    'crisis-add',
    `with added as (
         insert into crisis_requests (id, author_id, author_mark, author_sealed, urgency, support_type, words_sealed, is_anonymous, preferred_contact, created_at)
         values ($1::text, $2::int, $3::text, $4::text, $5::text, $6::text, $7::text, $8::boolean, $9::text,
           case when $8::boolean then date_trunc('hour', $10::timestamptz) else $10::timestamptz end) returning *)
       select ${requestColumns} from added r`,
    [
      id,
      input.isAnonymous ? null : principal.id,
      input.isAnonymous ? authorMark(config, principal.id) : null,
      sealAuthor(config, id, { userId: principal.id, at: now.toISOString() }),
      input.urgencyLevel,
      input.supportType,
      sealWords(config, id, { description: input.description, location }),
      input.isAnonymous,
      input.preferredContact ?? null,
      now.toISOString(),
    ],
  );
  if (!row) throw new Error('We couldn’t save your request.');
  await emit(crisisChanged, {});
  await tellHelpers(query, emit, principal.id);
  return viewRequest({ query, config }, { row, side: 'author' });
};

/** Supporters on duty, but for the author, whom the author has blocked, and whoever is kept away. */
export async function tellHelpers(query: Query, emit: Emit, authorId: number, keptAway: readonly number[] = []) {
  const helpers = await query<{ id: number }>(
    'crisis-on-duty',
    `select s.user_id as id from crisis_supporters s join users u on u.id = s.user_id
     where s.state = 'approved' and s.on_duty and 'supporter' = any(u.roles) order by s.user_id`,
  );
  const out = [authorId, ...keptAway, ...(await blockedBy(query, authorId))];
  for (const { id } of helpers) if (!out.includes(id)) await emit(crisisNews, { userId: id, kind: 'supportAsked' });
}

/** The same for the duty role, where a request is escalated. */
export async function tellDuty(query: Query, emit: Emit, authorId: number, keptAway: readonly number[]) {
  const duty = await query<{ id: number }>(
    'crisis-duty-all',
    `select id from users where 'duty' = any(roles) order by id`,
  );
  const out = [authorId, ...keptAway, ...(await blockedBy(query, authorId))];
  for (const { id } of duty) if (!out.includes(id)) await emit(crisisNews, { userId: id, kind: 'supportEscalated' });
}
