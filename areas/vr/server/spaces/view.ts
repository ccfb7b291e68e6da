import { sql } from 'kysely';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { columns, countOf, type Given, isThere, type RowOf, statement } from '#platform/server/statement.ts';
import type { VrSpace } from '../../contract.ts';
import { goneBefore } from '../clock.ts';
import { from } from '../from.ts';
import type { vrSpaces, vrVisits } from '../tables.ts';
import { isIn, isVisible } from '../visible.ts';

const v = columns<typeof vrVisits>('v');
const s = columns<typeof vrSpaces>('s');

/** Who is in the space s. */
const inSpace = (since: Given<string>) =>
  from
    .selectFrom('vr_visits as v')
    .where(sql<boolean>`${v.space_id} = ${s.id}`)
    .where(isIn(v.left_at, v.seen_at, since));

/** Spaces with how many people are in them, and whether the viewer is. */
export const shown = (viewer: Given<number>, since: Given<string>) =>
  from
    .selectFrom('vr_spaces as s')
    .innerJoin('users as u', 'u.id', 's.host_id')
    .select((e) => [
      's.id',
      's.name',
      's.description',
      's.guidelines',
      's.space_type as spaceType',
      's.platform',
      's.scene',
      's.capacity',
      's.privacy',
      's.features',
      's.controls',
      's.door_closed as doorClosed',
      's.version',
      's.host_id as hostId',
      'u.name as hostName',
      isoTime(e.ref('s.opens_at')).as('opensAt'),
      isoTime(e.ref('s.closes_at')).as('closesAt'),
      countOf(inSpace(since)).as('occupancy'),
      isThere(inSpace(since).where('v.user_id', '=', viewer)).as('inside'),
    ]);

const one = statement((v: { viewer: number; id: number; since: string }) =>
  shown(v.viewer, v.since).where('s.id', '=', v.id).where(isVisible(v.viewer, 's')),
);
type Row = RowOf<typeof one>;

/** It is open at this moment, by its own times. */
export const isOpenAt = (
  { opensAt, closesAt }: { readonly opensAt: string | null; readonly closesAt: string | null },
  now: Date,
): boolean => {
  const time = now.toISOString();
  return (opensAt === null || opensAt <= time) && (closesAt === null || time < closesAt);
};

/** The database keeps words of closed lists as texts; only these were ever stored. */
export function spaceView(row: Row, principal: Principal, now: Date): VrSpace {
  const { platform, capacity, features, controls, hostId, hostName, occupancy, ...rest } = row;
  const mine = hostId === principal.id;
  return {
    ...rest,
    spaceType: row.spaceType as VrSpace['spaceType'],
    vrPlatform: platform as VrSpace['vrPlatform'],
    currentOccupancy: occupancy,
    maxOccupancy: capacity,
    host: { id: hostId, name: hostName, avatar: avatarOf(hostId) },
    accessibilityFeatures: features as VrSpace['accessibilityFeatures'],
    adaptiveControls: controls as VrSpace['adaptiveControls'],
    scene: row.scene as VrSpace['scene'],
    privacy: row.privacy as VrSpace['privacy'],
    isOpen: mine || (!row.doorClosed && isOpenAt(row, now)),
    mine,
  };
}

async function findSpace(query: Query, principal: Principal, id: number, now: Date): Promise<VrSpace | undefined> {
  const [row] = await query(one, { viewer: principal.id, id, since: goneBefore(now) });
  return row && spaceView(row, principal, now);
}

export async function readSpace(query: Query, principal: Principal, id: number, now: Date): Promise<VrSpace> {
  const space = await findSpace(query, principal, id, now);
  if (!space) throw problem.notFound();
  return space;
}
