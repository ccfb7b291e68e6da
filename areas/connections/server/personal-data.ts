import { sql } from 'kysely';
import { isOpen } from '#areas/people/server/public.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { statement } from '#platform/server/statement.ts';
import { activitiesOf, activityView } from './activities/activity-view.ts';
import { checksOf, ownCheckView } from './checks/rows.ts';
import { removeChecksOf } from './checks/take-back-check.ts';
import { from } from './from.ts';
import { ownProfile, profileView } from './own-profile.ts';
import { matchesOf } from './people/matches.ts';
import { removePhotosOf } from './photos/dropped.ts';
import { ownPhotos, ownPhotoView } from './photos/rows.ts';
import { openDraft } from './seal.ts';

const ages = statement((v: { userId: number }) =>
  from
    .selectFrom('connection_ages')
    .select((e) => [
      sql<string>`concat(${e.ref('born_in')} / 12, '-', lpad((${e.ref('born_in')} % 12 + 1)::text, 2, '0'))`.as(
        'bornIn',
      ),
      'level as howWeKnow',
      isoTime(e.ref('declared_at')).as('declaredAt'),
    ])
    .where('user_id', '=', v.userId),
);

const drafts = statement((v: { userId: number }) =>
  from
    .selectFrom('connection_drafts')
    .select((e) => ['step', 'content_sealed as sealed', isoTime(e.ref('saved_at')).as('savedAt')])
    .where('user_id', '=', v.userId),
);

/** Only what the member chose: a like of somebody else is theirs until it is mutual. */
const choices = statement((v: { userId: number }) =>
  from
    .selectFrom('connection_choices as c')
    .innerJoin('users as u', 'u.id', 'c.to_id')
    .select((e) => [
      sql<string>`case when ${isOpen(e.ref('u.id'))} then ${e.ref('u.name')} else '' end`.as('person'),
      'c.room',
      'c.choice',
      isoTime(e.ref('c.chosen_at')).as('at'),
    ])
    .where('c.from_id', '=', v.userId)
    .where('c.choice', '!=', 'left')
    .orderBy('c.to_id'),
);

const matches = statement((v: { userId: number }) => matchesOf(v.userId).orderBy('m.id'));

const shares = statement((v: { userId: number }) =>
  from
    .selectFrom('connection_shares as s')
    .select((e) => ['s.fact', isoTime(e.ref('s.shared_at')).as('sharedAt')])
    .where('s.owner_id', '=', v.userId)
    .orderBy('s.shared_at'),
);

const bans = statement((v: { userId: number }) =>
  from
    .selectFrom('connection_bans')
    .select((e) => [
      isoTime(e.ref('banned_at')).as('since'),
      sql<boolean>`${e.ref('email_hash')} is not null`.as('comparesEmail'),
    ])
    .where('user_id', '=', v.userId),
);

const activities = statement((v: { userId: number }) => activitiesOf(v.userId).orderBy('a.id'));

export const personalData: PersonalData = {
  columns: {
    'connection_ages.user_id': 'goes',
    'connection_profiles.user_id': 'goes',
    'connection_drafts.user_id': 'goes',
    'connection_choices.from_id': 'goes',
    'connection_choices.to_id': 'goes',
    'connection_matches.low_id': 'goes',
    'connection_matches.high_id': 'goes',
    'connection_shares.owner_id': 'goes',
    'connection_activities.from_id': 'goes',
    'connection_activities.to_id': 'goes',
    'connection_photos.owner_id': 'goes',
    'connection_checks.user_id': 'goes',
    'connection_checks.decided_by': 'loses the person',
    'connection_bans.user_id': 'loses the person',
    'connection_bans.forgotten_by': 'loses the person',
  },
  fileColumns: [
    'connection_photos.full_key',
    'connection_photos.small_key',
    'connection_photos.blurred_key',
    'connection_checks.pose_key',
  ],
  export: async ({ query, userId, config }) => {
    const profile = await ownProfile(query, userId);
    const photos = await ownPhotos(query, userId);
    const checks = await checksOf(query, userId);
    const [draft] = await query(drafts, { userId });
    return [
      {
        name: 'connections-profile',
        title: 'Your relationship profile',
        about: 'What you said about yourself in Connections, and who can see what. It’s stored sealed.',
        rows: profile ? [{ ...profileView(profile, config, new Date()) }] : [],
      },
      {
        name: 'connections-photos',
        title: 'Your photos in Connections',
        about: 'The photos you added to your relationship profile, in your order, with your descriptions.',
        rows: photos.map((photo, at) => {
          const { description, width, height } = ownPhotoView(photo, config);
          return { place: at + 1, file: `${photo.id}.webp`, description, width, height };
        }),
        files: photos.map(({ id, fullKey: key }) => ({ key, name: `${id}.webp` })),
      },
      {
        name: 'connections-checks',
        title: 'Your checks in Connections',
        about: 'What you asked moderators to check, and what came of it. A picture is there only until the decision.',
        rows: checks.map((check) => ({ ...ownCheckView(check), pose: check.pose })),
        files: checks.flatMap(({ id, poseKey }) => (poseKey ? [{ key: poseKey, name: `pose-${id}.webp` }] : [])),
      },
      {
        name: 'connections-kept-out',
        title: 'Whether you are kept out of Connections',
        about:
          'Since when a decision of moderators keeps you out, and whether we compare your email address in a sealed form.',
        rows: await query(bans, { userId }),
      },
      {
        name: 'connections-age',
        title: 'Your age in Connections',
        about: 'The month and year of your birth, which you gave us. We don’t store the day.',
        rows: await query(ages, { userId }),
      },
      {
        name: 'connections-draft',
        title: 'Your unfinished relationship profile',
        about: 'What you filled in and haven’t published.',
        rows: draft
          ? [{ step: draft.step, content: openDraft(config, userId, draft.sealed), savedAt: draft.savedAt }]
          : [],
      },
      {
        name: 'connections-choices',
        title: 'People you liked or passed',
        about: 'Your likes and passes in Connections. No one else sees them.',
        rows: await query(choices, { userId }),
      },
      {
        name: 'connections-matches',
        title: 'Your matches',
        about: 'People with whom a like is mutual, and when that began.',
        rows: (await query(matches, { userId })).map(({ name, room, matchedAt }) => ({
          person: name,
          room,
          matchedAt,
        })),
      },
      {
        name: 'connections-shared',
        title: 'Facts you shared with matches',
        about: 'Each fact that you showed a match, and when.',
        rows: await query(shares, { userId }),
      },
      {
        name: 'connections-activities',
        title: 'Invitations between you and matches',
        about: 'What you invited each other to, when and where.',
        rows: (await query(activities, { userId })).map((row) => {
          const { person, ...rest } = activityView(row, userId, config);
          return { ...rest, person: person.displayName };
        }),
      },
    ];
  },
  erase: async ({ query, userId }) => [
    ...(await removePhotosOf(query, userId)),
    ...(await removeChecksOf(query, userId)),
  ],
};
