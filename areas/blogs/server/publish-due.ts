import { isOpenText } from '#areas/people/server/public.ts';
import { takeDraft } from '#areas/writing/server/public.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { LongJob, Services } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { blogHeldBack } from '../contract.ts';
import { publish } from './publish.ts';

interface Due {
  readonly id: number;
  readonly userId: number;
}

/** Nobody is there: what the author may do without any role. */
const authorOf = ({ userId }: Due): Actor => ({ id: userId, roles: ['member'], plan: 'free', sessionId: 0 });

/** Publishes blogs whose time has come, each in a transaction of its own. Of two processes one gets each. */
export const publishDue: LongJob['long'] = async ({ now, services }) => {
  while (await publishNext(services, now));
};

/** False when nothing is due. */
async function publishNext(services: Services, now: Date): Promise<boolean> {
  let due: Due | undefined;
  try {
    await services.transaction(async (db, emit) => {
      [due] = await queryIn(db)<Due>(
        'due-blog',
        `select d.id, d.user_id as "userId" from drafts d
          where d.kind = 'blog' and d.publish_at <= $1::timestamptz and ${isOpenText('d.user_id')}
          order by d.publish_at, d.id limit 1 for update of d skip locked`,
        [now.toISOString()],
      );
      const draft = due && (await takeDraft(db, due.userId, due.id));
      if (due && draft) await publish(draft, { db, actor: authorOf(due), emit, now });
    });
  } catch (error) {
    if (!(error instanceof ProblemError) || !due) throw error;
    await holdBack(services, due);
  }
  return due !== undefined;
}

/** What cannot be published as it is waits for its author, and the author hears of it. */
async function holdBack(services: Services, { id, userId }: Due): Promise<void> {
  await services.transaction(async (db, emit) => {
    const held = await queryIn(db)(
      'hold-back',
      'update drafts set publish_at = null where id = $1::int and publish_at is not null returning id',
      [id],
    );
    if (held.length > 0) await emit(blogHeldBack, { draftId: id, authorId: userId });
  });
}
