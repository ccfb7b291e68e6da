import { type RawBuilder, sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { columns, type Given, moment, once, statement } from '#platform/server/statement.ts';
import type { ListingImage } from '../../contract.ts';
import type { ImagePlace } from '../../pure/options.ts';
import { from } from '../from.ts';
import { isRunBy, isVisible } from '../listed.ts';
import type { providerImages, providers } from '../tables.ts';

/** For an hour after it was deleted, a picture can come back. */
const undoMs = 3_600_000;
export const undoSince = (now: Date) => new Date(now.getTime() - undoMs).toISOString();

const g = columns<typeof providerImages>('g');
const p = columns<typeof providers>('p');

/** Picture g is there for everyone who opens its listing. */
const isShown = sql<boolean>`(${g.deleted_at} is null and ${g.hidden_at} is null
  and (${g.place} = 'logo' or ${g.description} <> ''))`;

/** Of provider p: what everyone sees; those who run it also see what has no words yet, and what moderators took down. */
export const imagesSeenBy = (viewer: Given<number>): RawBuilder<ListingImage[]> => sql`(
  select coalesce(json_agg(json_build_object('id', g.id, 'place', g.place, 'description', g.description,
      'width', g.width, 'height', g.height, 'isShown', ${isShown}, 'isHidden', g.hidden_at is not null,
      'version', g.version) order by array_position(array['logo', 'banner', 'gallery'], g.place), g.position, g.id), '[]')
  from provider_images g
  where g.provider_id = ${p.id} and g.deleted_at is null and (${isShown} or ${isRunBy(viewer, 'p')}))`;

interface Wanted {
  readonly id: number;
  readonly imageId: number;
  readonly viewer: number;
}
const keys = ['g.full_key as full', 'g.small_key as small'] as const;
const ofListing = ({ id, imageId }: Pick<Wanted, 'id' | 'imageId'>) =>
  from
    .selectFrom('provider_images as g')
    .innerJoin('providers as p', 'p.id', 'g.provider_id')
    .select(keys)
    .where('g.id', '=', imageId)
    .where('g.provider_id', '=', id)
    .where('g.deleted_at', 'is', null);

export interface ImageKeys {
  readonly full: string;
  readonly small: string;
}

/** The keys of a picture that this viewer may see. Staff look at what they publish, and at what was taken down. */
export async function findImage(
  query: Query,
  { viewer, isAdmin, isModerator, ...of }: Wanted & { readonly isAdmin: boolean; readonly isModerator: boolean },
): Promise<ImageKeys | undefined> {
  const seen = ofListing(of)
    .where(isModerator ? sql<boolean>`true` : isVisible(viewer, 'p', isAdmin))
    .where(isModerator || isAdmin ? sql<boolean>`true` : sql<boolean>`(${isShown} or ${isRunBy(viewer, 'p')})`);
  const [row] = await query(once(seen));
  return row;
}

const lock = statement((v: { id: number }) =>
  from.selectFrom('providers').select('id').where('id', '=', v.id).forNoKeyUpdate(),
);
/** Changes of the pictures of one listing wait for each other. */
export const lockImages = (query: Query, id: number) => query(lock, { id });

const galleryOf = statement((v: { id: number }) =>
  from
    .selectFrom('provider_images as g')
    .select('g.id')
    .where('g.provider_id', '=', v.id)
    .where('g.place', '=', 'gallery')
    .where('g.deleted_at', 'is', null)
    .orderBy('g.position')
    .orderBy('g.id'),
);
export const galleryIds = async (query: Query, id: number): Promise<number[]> =>
  (await query(galleryOf, { id })).map((one) => one.id);

interface NewImage extends ImageKeys {
  readonly id: number;
  readonly place: ImagePlace;
  readonly width: number;
  readonly height: number;
  readonly now: string;
}
const insert = statement((v: NewImage) =>
  from
    .insertInto('provider_images')
    .values({
      provider_id: v.id,
      place: v.place,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from provider_images where provider_id = ${v.id})`,
      full_key: v.full,
      small_key: v.small,
      width: v.width,
      height: v.height,
      created_at: moment(v.now),
    })
    .returning(['id', 'place', 'description', 'width', 'height', 'version']),
);
export async function addImage(query: Query, image: NewImage): Promise<ListingImage> {
  const [row] = await query(insert, image);
  if (!row) throw new Error('The picture was not stored.');
  return { ...row, isShown: row.place === 'logo', isHidden: false };
}

/** The logo or banner that is shown makes room for another one. */
const replaceShown = statement((v: { id: number; place: ImagePlace; now: string }) =>
  from
    .updateTable('provider_images')
    .set({ deleted_at: moment(v.now) })
    .where('provider_id', '=', v.id)
    .where('place', '=', v.place)
    .where('deleted_at', 'is', null)
    .where((e) => e.or([e('place', '=', 'logo'), e('description', '<>', '')])),
);
export async function makeRoomAt(query: Query, id: number, place: ImagePlace, now: Date): Promise<void> {
  if (place !== 'gallery') await query(replaceShown, { id, place, now: now.toISOString() });
}

const address = (place: 'logo' | 'banner', size: keyof ImageKeys) => sql<string>`coalesce((
  select '/api/ndis-providers/' || providers.id || '/images/' || g.id || '/' || ${sql.lit(size)}
  from provider_images g where g.provider_id = providers.id and g.place = ${sql.lit(place)} and ${isShown}), '')`;
const setAddresses = statement((v: { id: number }) =>
  from
    .updateTable('providers')
    .set({ logo_url: address('logo', 'small'), banner_image_url: address('banner', 'full') })
    .where('id', '=', v.id),
);
/** Lists and profiles read the addresses of logo and banner from the listing’s own row. */
export const refreshAddresses = (query: Query, id: number) => query(setAddresses, { id });
