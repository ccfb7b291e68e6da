import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import type { openCrisisIdentity as contract } from '../contract.ts';
import { authorOf, type Found } from './find-request.ts';

/** The log says who opened which request and why, and not whom they found. */
export const openCrisisIdentity: Handler<typeof contract, Found> = async (useCase) => {
  const { input, principal, db, query, now, services } = useCase;
  const { row } = useCase.found;
  const authorId = authorOf(services.config, row);
  if (authorId === undefined)
    throw problem.conflict('This request no longer shows who sent it. The record is damaged or was moved.');
  const author = (await peopleOf(query, [authorId])).get(authorId);
  if (!author) throw problem.notFound();
  const detail = { reason: input.reason };
  await writeAudit(
    db,
    { actorId: principal.id, action: 'crisis identity opened', subject: `crisis request ${row.id}`, detail },
    now,
  );
  return author;
};
