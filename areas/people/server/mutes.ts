import { type Expression, sql } from 'kysely';
import { asText, type Given, type Moment, tables } from '#platform/server/statement.ts';
import type { mutes } from './tables.ts';

const from = tables<{ mutes: typeof mutes }>();

/** A mute has not ended by itself. Its end is judged by the database's clock, which also set it. */
export const isInForce = (until: Expression<Moment | null>) => sql<boolean>`(${until} is null or ${until} > now())`;

const inForce = (viewer: Given<number>, kind: 'member' | 'word' | 'tag') =>
  from
    .selectFrom('mutes')
    .where('mutes.user_id', '=', viewer)
    .where('mutes.kind', '=', kind)
    .where((e) => isInForce(e.ref('mutes.until')));

/** The ids of the members whom the viewer has muted; they depend on the viewer alone and are read once. */
export const mutedMembers = (viewer: Given<number>) =>
  sql<number[]>`array${inForce(viewer, 'member').select('mutes.muted_id')}`;

/** The muted words (folded, see pure/muted-words.ts) or the muted tags of the viewer. */
export const mutedTexts = (viewer: Given<number>, kind: 'word' | 'tag') =>
  sql<string[]>`array${inForce(viewer, kind).select('mutes.folded')}`;

/** The viewer has muted this member. */
export const isMuted = (viewer: Given<number>, member: Expression<number | null>) =>
  sql<boolean>`${member} = any(${mutedMembers(viewer)})`;

export const isMutedText = asText((part, viewer: string, member: string) =>
  isMuted(part<number>(viewer), part(member)),
);
