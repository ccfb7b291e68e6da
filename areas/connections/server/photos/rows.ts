import { type Expression, sql } from 'kysely';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { OwnPhoto, PersonPhoto } from '../../contract.ts';
import type { Sight } from '../../pure/seen-by.ts';
import { from } from '../from.ts';
import { openDescription } from '../seal.ts';

/** For an hour after its owner deleted it, a photo can come back. */
const undoMs = 3_600_000;
export const undoUntil = (now: Date) => new Date(now.getTime() - undoMs).toISOString();

const columns = [
  'f.id',
  'f.owner_id as ownerId',
  'f.full_key as fullKey',
  'f.small_key as smallKey',
  'f.blurred_key as blurredKey',
  'f.width',
  'f.height',
  'f.description_sealed as descriptionSealed',
  'f.version',
] as const;

const all = () =>
  from
    .selectFrom('connection_photos as f')
    .select(columns)
    .select((e) => sql<boolean>`${e.ref('f.deleted_at')} is not null`.as('isDeleted'));

const byId = statement((v: { id: number }) => all().where('f.id', '=', v.id));
const ofOwner = statement((v: { ownerId: number }) =>
  all().where('f.owner_id', '=', v.ownerId).where('f.deleted_at', 'is', null).orderBy('f.position').orderBy('f.id'),
);
const back = statement((v: { id: number; since: string }) =>
  all().where('f.id', '=', v.id).where('f.deleted_at', '>', moment(v.since)),
);

export type StoredPhoto = RowOf<typeof byId>;
export type Photo = StoredPhoto & { readonly isDescribed: boolean };

/** With an owner: theirs alone, also what they deleted. Without: what others might see. */
export async function findPhoto(query: Query, id: number, ownerId?: number): Promise<Photo | undefined> {
  const [row] = await query(byId, { id });
  if (!row || (ownerId === undefined ? row.isDeleted : row.ownerId !== ownerId)) return undefined;
  return { ...row, isDescribed: row.descriptionSealed !== '' };
}

export const ownPhotos = (query: Query, ownerId: number) => query(ofOwner, { ownerId });

/** Undefined once it can no longer come back. */
export async function deletedPhoto(query: Query, id: number, now: Date): Promise<StoredPhoto | undefined> {
  const [row] = await query(back, { id, since: undoUntil(now) });
  return row;
}

export const ownPhotoView = (row: StoredPhoto, config: Config): OwnPhoto => ({
  id: row.id,
  description: openDescription(config, row.id, row.ownerId, row.descriptionSealed),
  width: row.width,
  height: row.height,
  version: row.version,
});

export interface PhotoRow {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly sealed: string;
}

/** What others may be shown of a member: described, not deleted, in the owner’s order. */
export const shownPhotos = (owner: Expression<number>) => sql<PhotoRow[]>`(select coalesce(json_agg(json_build_object(
    'id', f.id, 'width', f.width, 'height', f.height, 'sealed', f.description_sealed) order by f.position, f.id), '[]')
  from connection_photos f
  where f.owner_id = ${owner} and f.deleted_at is null and f.description_sealed <> '')`;

const shown = statement((v: { ownerId: number }) =>
  from
    .selectFrom('connection_profiles as p')
    .select((e) => shownPhotos(e.ref('p.user_id')).as('photos'))
    .where('p.user_id', '=', v.ownerId),
);

export async function photosShownOf(query: Query, ownerId: number): Promise<readonly PhotoRow[]> {
  const [row] = await query(shown, { ownerId });
  return row?.photos ?? [];
}

interface Looking {
  readonly ownerId: number;
  readonly sight: Sight;
  readonly config: Config;
}

/** What a blurred photo shows is not said in words either. */
export const personPhotos = (rows: readonly PhotoRow[], { ownerId, sight, config }: Looking): PersonPhoto[] =>
  sight === 'none'
    ? []
    : rows.map(({ id, width, height, sealed }) => ({
        id,
        blurred: sight === 'blurred',
        description: sight === 'blurred' ? '' : openDescription(config, id, ownerId, sealed),
        width,
        height,
      }));
