import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { endVisits } from './visits/end-visits.ts';

const spaces = statement((v: { userId: number }) =>
  from
    .selectFrom('vr_spaces as s')
    .select((e) => [
      's.id as number',
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
      isoTime(e.ref('s.opens_at')).as('opensAt'),
      isoTime(e.ref('s.closes_at')).as('closesAt'),
      isoTime(e.ref('s.created_at')).as('createdAt'),
    ])
    .where('s.host_id', '=', v.userId)
    .orderBy('s.id'),
);
const visits = statement((v: { userId: number }) =>
  from
    .selectFrom('vr_visits as v')
    .select((e) => [
      'v.id as number',
      'v.space_id as space',
      'v.space_type as spaceType',
      'v.controls',
      'v.view',
      'v.end_reason as ended',
      isoTime(e.ref('v.joined_at')).as('joinedAt'),
      isoTime(e.ref('v.left_at')).as('leftAt'),
    ])
    .where('v.user_id', '=', v.userId)
    .orderBy('v.id'),
);
const messages = statement((v: { userId: number }) =>
  from
    .selectFrom('vr_messages as m')
    .select((e) => ['m.id as number', 'm.space_id as space', 'm.text', isoTime(e.ref('m.created_at')).as('createdAt')])
    .where('m.user_id', '=', v.userId)
    .orderBy('m.id'),
);
const captions = statement((v: { userId: number }) =>
  from
    .selectFrom('vr_captions as c')
    .select((e) => ['c.id as number', 'c.space_id as space', 'c.text', isoTime(e.ref('c.created_at')).as('createdAt')])
    .where('c.speaker_id', '=', v.userId)
    .orderBy('c.id'),
);
const settings = statement((v: { userId: number }) =>
  from
    .selectFrom('vr_settings')
    .select(['controls as adaptiveControls', 'scan_every as scanEveryMilliseconds', 'looks', 'view'])
    .where('user_id', '=', v.userId),
);
const removedFrom = statement((v: { userId: number }) =>
  from
    .selectFrom('vr_removed as r')
    .select((e) => ['r.space_id as space', isoTime(e.ref('r.created_at')).as('since')])
    .where('r.user_id', '=', v.userId)
    .orderBy('r.space_id'),
);
const own = statement((v: { userId: number }) =>
  from.selectFrom('vr_spaces').select('id').where('host_id', '=', v.userId),
);

export const personalData: PersonalData = {
  columns: {
    'vr_spaces.host_id': 'goes',
    'vr_visits.user_id': 'goes',
    'vr_removed.user_id': 'goes',
    'vr_messages.user_id': 'goes',
    'vr_captions.speaker_id': 'goes',
    'vr_captions.by_id': 'goes',
    'vr_settings.user_id': 'goes',
  },
  export: async ({ query, userId }) => [
    {
      name: 'vr-spaces',
      title: 'VR spaces that you host',
      about: 'The spaces that you made. What others said in them is theirs.',
      rows: await query(spaces, { userId }),
    },
    {
      name: 'vr-sessions',
      title: 'Your VR sessions',
      about: 'When you were in which space, and what you used there.',
      rows: await query(visits, { userId }),
    },
    {
      name: 'vr-messages',
      title: 'What you said in VR spaces',
      about: 'Your own words of the last seven days. After that they’re deleted.',
      rows: await query(messages, { userId }),
    },
    {
      name: 'vr-captions',
      title: 'Captions of what you said in VR spaces',
      about: 'Those that everyone in the room agreed to keep, for seven days, and those of the last two minutes.',
      rows: await query(captions, { userId }),
    },
    {
      name: 'vr-settings',
      title: 'Your settings for VR spaces',
      about: 'Adaptive controls, how others see you, and how you look at rooms.',
      rows: await query(settings, { userId }),
    },
    {
      name: 'vr-removals',
      title: 'VR spaces that hosts asked you to stay out of',
      about: 'You can’t enter these until the host lets you back.',
      rows: await query(removedFrom, { userId }),
    },
  ],
  /** Their spaces go with the account’s row; whoever is in one of them has left before. */
  erase: async ({ query, emit, userId, now }) => {
    for (const { id } of await query(own, { userId })) await endVisits({ query, emit, now }, id, 'closed');
    return [];
  },
};
