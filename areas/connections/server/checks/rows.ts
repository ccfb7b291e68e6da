import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { type Moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { OwnCheck } from '../../contract.ts';
import { type CheckKind, checkMonths, type Pose, poses } from '../../pure/checks.ts';
import { from } from '../from.ts';
import { countsNow } from './level.ts';

const checks = () =>
  from
    .selectFrom('connection_checks as k')
    .select((e) => [
      'k.id',
      'k.user_id as userId',
      'k.kind',
      'k.state',
      'k.pose',
      'k.pose_key as poseKey',
      'k.reason',
      'k.version',
      isoTime(e.ref('k.asked_at')).as('askedAt'),
      isoTime(e.ref('k.decided_at')).as('decidedAt'),
      isoTime(sql<Moment | null>`(k.decided_at + make_interval(months => ${sql.lit(checkMonths)}))`).as('lapsesAt'),
      countsNow.as('counts'),
    ]);

const byId = statement((v: { id: number }) => checks().where('k.id', '=', v.id));
const ofMember = statement((v: { userId: number }) => checks().where('k.user_id', '=', v.userId).orderBy('k.kind'));
const ofKind = statement((v: { userId: number; kind: CheckKind }) =>
  checks().where('k.user_id', '=', v.userId).where('k.kind', '=', v.kind),
);

export type CheckRow = RowOf<typeof byId>;

export async function findCheck(query: Query, id: number): Promise<CheckRow | undefined> {
  const [row] = await query(byId, { id });
  return row;
}

export const checksOf = (query: Query, userId: number) => query(ofMember, { userId });

export async function checkOf(query: Query, userId: number, kind: CheckKind): Promise<CheckRow | undefined> {
  const [row] = await query(ofKind, { userId, kind });
  return row;
}

export const ownCheckView = (row: CheckRow): OwnCheck => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  askedAt: row.askedAt,
  decidedAt: row.decidedAt,
  reason: row.reason,
  lapsesAt: row.state === 'passed' ? row.lapsesAt : null,
  counts: row.state === 'passed' && row.counts,
});

/** Another one after each check, and not the same for everybody: nobody can have a picture ready. */
export const poseFor = (userId: number, photoCheck: CheckRow | undefined): Pose =>
  poses[(userId * 7 + (photoCheck?.version ?? 0)) % poses.length] ?? poses[0];

const waits = statement((v: { userId: number }) =>
  from
    .selectFrom('connection_checks')
    .select('id')
    .where('user_id', '=', v.userId)
    .where('kind', '=', 'photo')
    .where('state', '=', 'waiting'),
);

/** A moderator has photos of this member to compare. */
export const waitsForPhotoCheck = async (query: Query, userId: number): Promise<boolean> =>
  (await query(waits, { userId })).length > 0;
