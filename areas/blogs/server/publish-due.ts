import { type DueDraft, nextDueDraft, takeDraft, unscheduleDraft } from '#areas/writing/server/public.ts';
import type { LongJob } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { makePrincipal } from '#platform/server/principal.ts';
import { ProblemError, problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { mayWrite } from '#platform/server/suspension.ts';
import { blogHeldBack } from '../contract.ts';
import { from } from './from.ts';
import { publish } from './publish.ts';

/** Nobody is there: what the author may do without any role. */
const authorOf = ({ userId }: DueDraft) =>
  makePrincipal({ by: 'job' }, { id: userId, roles: ['member'], plan: 'free' });

/** Publishes blogs whose time has come, each in a transaction of its own. Of two processes one gets each. */
export const publishDue: LongJob['long'] = async ({ now, services }) => {
  while (await publishNext(services, now));
};

/** False when nothing is due. */
async function publishNext(services: Services, now: Date): Promise<boolean> {
  let due: DueDraft | undefined;
  try {
    await services.transaction(async (db, emit) => {
      due = await nextDueDraft(db, 'blog', now);
      const draft = due && (await takeDraft(db, due.userId, due.id));
      if (due) await mustMayWrite(queryIn(db), due.userId, now);
      if (due && draft) await publish(draft, { db, principal: authorOf(due), emit, now });
    });
  } catch (error) {
    if (!(error instanceof ProblemError) || !due) throw error;
    await holdBack(services, due);
  }
  return due !== undefined;
}

const writer = statement((v: { userId: number; now: string }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', v.userId)
    .where(mayWrite(v.userId, moment(v.now))),
);

/** What waits for its time waits longer than a suspension: its author then decides anew. */
async function mustMayWrite(query: Query, userId: number, now: Date): Promise<void> {
  const [may] = await query(writer, { userId, now: now.toISOString() });
  if (!may) throw problem.refused();
}

/** What cannot be published as it is waits for its author, and the author hears of it. */
async function holdBack(services: Services, { id, userId }: DueDraft): Promise<void> {
  await services.transaction(async (db, emit) => {
    if (await unscheduleDraft(db, id)) await emit(blogHeldBack, { draftId: id, authorId: userId });
  });
}
