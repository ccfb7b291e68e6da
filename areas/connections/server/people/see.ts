import { sql } from 'kysely';
import { isFollowing, notBlocked } from '#areas/people/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { anyOf, isThere, type RowOf, statement } from '#platform/server/statement.ts';
import type { ConnectionPerson } from '../../contract.ts';
import { aims, aimsOfRoom, interests, listOf, type Room, supports, ways } from '../../pure/options.ts';
import { scoreOf } from '../../pure/score.ts';
import { type Fact, photoSight, type Relation, type Sight, seenBy, writtenFacts } from '../../pure/seen-by.ts';
import { distanceWords } from '../../pure/words.ts';
import { ageIn, monthNow } from '../age.ts';
import { levelOf } from '../checks/level.ts';
import { from } from '../from.ts';
import { fittingOf, type OwnProfile, profileColumns } from '../own-profile.ts';
import { type PhotoRow, personPhotos, shownPhotos } from '../photos/rows.ts';
import { openWords } from '../seal.ts';
import { apart } from './finding.ts';

/** People with how the viewer stands to them in a room. Whom a block parts is not among them. */
const people = statement((v: { viewer: number; ids: readonly number[]; room: Room }) =>
  from
    .selectFrom('connection_profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('connection_matches as m', (on) =>
      on
        .on('m.room', '=', v.room)
        .on(sql<boolean>`m.low_id = least(p.user_id, ${v.viewer}::int)`)
        .on(sql<boolean>`m.high_id = greatest(p.user_id, ${v.viewer}::int)`),
    )
    .select(profileColumns)
    .select((e) => [
      'u.name',
      levelOf(e.ref('p.user_id'), e.ref('u.email_verified')).as('level'),
      sql<number>`current_date - ${e.ref('p.active_on')}`.as('daysAway'),
      'm.id as matchId',
      isoTime(e.ref('m.matched_at')).as('matchedAt'),
      sql<boolean>`(${isFollowing(v.viewer, e.ref('p.user_id'))} and ${isFollowing(e.ref('p.user_id'), v.viewer)})`.as(
        'contacts',
      ),
      isThere(
        from
          .selectFrom('connection_choices as c')
          .where('c.from_id', '=', e.ref('p.user_id'))
          .where('c.to_id', '=', v.viewer)
          .where('c.room', '=', v.room)
          .where('c.choice', '=', 'like'),
      ).as('likesViewer'),
      sql<Fact[]>`array${from
        .selectFrom('connection_shares as s')
        .select('s.fact')
        .where('s.match_id', '=', e.ref('m.id'))
        .where('s.owner_id', '=', e.ref('p.user_id'))}`.as('given'),
      sql<Fact[]>`array${from
        .selectFrom('connection_shares as s')
        .select('s.fact')
        .where('s.match_id', '=', e.ref('m.id'))
        .where('s.owner_id', '=', v.viewer)}`.as('shared'),
    ])
    .select((e) => shownPhotos(e.ref('p.user_id')).as('photos'))
    .where('p.user_id', '=', anyOf(v.ids))
    .where('p.hidden_at', 'is', null)
    .where((e) => notBlocked(v.viewer, e.ref('p.user_id'))),
);

export type PersonRow = RowOf<typeof people>;

export async function peopleOf(
  query: Query,
  viewer: number,
  ids: readonly number[],
  room: Room,
): Promise<readonly PersonRow[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await query(people, { viewer, ids, room })).map((row) => [row.userId, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** What the viewer is to this person: decides, with each fact’s stage, what of them is sent. */
export function relationOf(row: Pick<PersonRow, 'matchId' | 'privacy' | 'contacts' | 'likesViewer'>): Relation {
  if (row.matchId !== null) return 'match';
  const opens = { public: true, friends: row.contacts, private: row.likesViewer };
  return opens[row.privacy] ? 'profile' : 'card';
}

const awayOf = (days: number) => (days < 1 ? 'today' : days < 7 ? 'week' : days < 31 ? 'month' : 'longer');

interface Looking {
  readonly room: Room;
  readonly relation: Relation;
  /** Facts that this person has shared with the viewer. */
  readonly given: readonly Fact[];
  readonly config: Config;
  readonly now: Date;
}

type Seen = OwnProfile & { readonly daysAway: number; readonly photos: readonly PhotoRow[] };

/** A person as far as the viewer may see them. `me`: whose score it is. Whatever is not seen is not in the answer. */
export function personView(
  row: Omit<Seen, 'removed'>,
  me: Omit<OwnProfile, 'removed' | 'name' | 'level'>,
  { room, relation, given, config, now }: Looking,
): ConnectionPerson {
  const words = openWords(config, row.userId, row.wordsSealed);
  const standing = (fact: Fact) => (relation === 'match' && given.includes(fact) ? 'shared' : relation);
  const seen = (fact: Fact) => seenBy(row.stages[fact], standing(fact));
  const sight = photoSight(row.stages.photo, row.blurPhotos, standing('photo'));
  const km = apart(me, row);
  const { score, reasons } = scoreOf(
    fittingOf(me, me.support, room),
    fittingOf(row, row.supportOpen, room),
    km,
    me.droppedReasons,
  );
  const place = seen('suburb') ? words.place : '';
  return {
    id: row.userId,
    name: row.name,
    age: ageIn(monthNow(now), row.bornIn),
    room,
    relation,
    location: place || (km === null ? '' : distanceWords(km)),
    distanceKm: km,
    lookingFor: listOf(aims, row.aims).filter((aim) => aimsOfRoom[room].includes(aim)),
    interests: listOf(interests, row.interests),
    accessibilitySupport: listOf(supports, me.support & (row.supportOpen | (seen('support') ? row.support : 0))),
    lastActive: awayOf(row.daysAway),
    verificationLevel: row.level,
    matchScore: score,
    reasons: [...reasons],
    bio: seen('aboutMe') ? words.aboutMe : '',
    communicationPrefs: listOf(ways, row.communication),
    avatar: sight === 'clear' ? avatarOf(row.userId) : null,
    photos: personPhotos(row.photos, { ownerId: row.userId, sight, config }),
    facts: writtenFacts.flatMap((fact) =>
      seen(fact) && words.facts[fact] !== '' ? [{ fact, text: words.facts[fact] }] : [],
    ),
    relationshipStatus: room === 'dating' && relation !== 'card' ? words.relationshipStatus : '',
  };
}

/** The same for somebody who was looked for. */
export const viewOf = (row: PersonRow, me: OwnProfile, about: Omit<Looking, 'relation' | 'given'>): ConnectionPerson =>
  personView(row, me, { ...about, relation: relationOf(row), given: row.given });

/** How much of this person’s photos the viewer sees. */
export function sightOf(row: PersonRow): Sight {
  const relation = relationOf(row);
  const isShared = relation === 'match' && row.given.includes('photo');
  return photoSight(row.stages.photo, row.blurPhotos, isShared ? 'shared' : relation);
}
