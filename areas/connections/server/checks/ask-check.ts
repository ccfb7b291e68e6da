import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { askIdentityCheck as identityContract, OwnCheck, askPhotoCheck as photoContract } from '../../contract.ts';
import type { CheckKind, Pose } from '../../pure/checks.ts';
import { from } from '../from.ts';
import type { OwnProfile } from '../own-profile.ts';
import { type Ask, dropDeletedPhotosOf } from '../photos/dropped.ts';
import { toPhoto } from '../photos/kinds.ts';
import { takeTurn } from '../photos/room.ts';
import { photosShownOf } from '../photos/rows.ts';
import { type CheckRow, checkOf, ownCheckView, poseFor } from './rows.ts';

interface NewCheck {
  readonly userId: number;
  readonly kind: CheckKind;
  readonly pose: Pose | null;
  readonly poseKey: string | null;
}

const add = statement((v: NewCheck & { now: string }) =>
  from
    .insertInto('connection_checks')
    .values({
      user_id: v.userId,
      kind: v.kind,
      state: 'waiting',
      pose: v.pose,
      pose_key: v.poseKey,
      asked_at: moment(v.now),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({
        state: 'waiting',
        pose: v.pose,
        pose_key: v.poseKey,
        reason: '',
        decided_by: null,
        decided_at: null,
        asked_at: moment(v.now),
        version: sql<number>`connection_checks.version + 1`,
      }),
    ),
);

function mustBeFree(row: CheckRow | undefined): void {
  if (row?.state === 'waiting') throw problem.conflict('You asked for this check already. It waits for a moderator.');
  if (row?.state === 'passed' && row.counts) throw problem.conflict('You passed this check already.');
}

async function askFor({ query }: Pick<Ask, 'query'>, check: NewCheck, now: Date): Promise<OwnCheck> {
  mustBeFree(await checkOf(query, check.userId, check.kind));
  await query(add, { ...check, now: now.toISOString() });
  const row = await checkOf(query, check.userId, check.kind);
  if (!row) throw new Error('The check was not written.');
  return ownCheckView(row);
}

export const askIdentityCheck: Handler<typeof identityContract, OwnProfile> = async ({ found, query, now }) => {
  await takeTurn(query, found.userId);
  return askFor({ query }, { userId: found.userId, kind: 'identity', pose: null, poseKey: null }, now);
};

/** No transaction is held while the picture is read. What was deleted lately can no longer come back: nobody compares it. */
export const askPhotoCheck: Handler<typeof photoContract, OwnProfile> = async (useCase) => {
  const { input, found, query, services, now } = useCase;
  const { userId } = found;
  const before = await checkOf(query, userId, 'photo');
  mustBeFree(before);
  if ((await photosShownOf(query, userId)).length === 0) {
    throw problem.conflict('Add and describe a photo first. A moderator compares it with the new picture.');
  }
  const pose = poseFor(userId, before);
  const { files } = await services.convert(input.upload, toPhoto, undefined);
  return withFiles(services.files, [{ folder: 'connection-poses', content: files.full }], ([poseKey = '']) =>
    services.transaction(async (db, emit) => {
      const inside = queryIn(db);
      await takeTurn(inside, userId);
      await dropDeletedPhotosOf({ query: inside, emit }, userId);
      return askFor({ query: inside }, { userId, kind: 'photo', pose, poseKey }, now);
    }),
  );
};
