import { sql } from 'kysely';
import type { users } from '#platform/server/auth/tables.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { DataFile, PersonalData } from '#platform/server/personal-data.ts';
import { once, tables } from '#platform/server/statement.ts';
import { isOpen } from './blocks.ts';
import { person } from './people-of.ts';
import type { blocks, dismissedSuggestions, follows, mutes, profiles } from './tables.ts';

const from = tables<{
  users: typeof users;
  profiles: typeof profiles;
  follows: typeof follows;
  blocks: typeof blocks;
  mutes: typeof mutes;
  dismissed_suggestions: typeof dismissedSuggestions;
}>();

const filesOf = (userId: number) =>
  once(
    from
      .selectFrom('profiles')
      .select([
        'avatar_key as avatarKey',
        'banner_key as bannerKey',
        'name_clip_key as nameClipKey',
        'name_clip_type as nameClipType',
      ])
      .where('user_id', '=', userId),
  );

const endings: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
};

/** Names of others as the member saw them; whoever is not to be seen any more is a number. */
const seen = from
  .selectFrom('users as u')
  .select(person('u'))
  .where((e) => isOpen(e.ref('u.id')))
  .as('other');

const follow = (mine: 'follower_id' | 'followee_id', theirs: 'follower_id' | 'followee_id', userId: number) =>
  from
    .selectFrom('follows as x')
    .leftJoin(seen, 'other.id', `x.${theirs}`)
    .select((e) => [
      `x.${theirs} as number`,
      'other.displayName',
      'other.username',
      isoTime(e.ref('x.created_at')).as('since'),
    ])
    .where(`x.${mine}`, '=', userId)
    .orderBy(`x.${theirs}`);

const blocked = (userId: number) =>
  from
    .selectFrom('blocks as x')
    .leftJoin(seen, 'other.id', 'x.blocked_id')
    .select((e) => [
      'x.blocked_id as number',
      'other.displayName',
      'other.username',
      isoTime(e.ref('x.created_at')).as('since'),
    ])
    .where('x.blocker_id', '=', userId)
    .orderBy('x.blocked_id');

const mutedMembers = (userId: number) =>
  from
    .selectFrom('mutes as x')
    .leftJoin(seen, 'other.id', 'x.muted_id')
    .select((e) => [
      'x.muted_id as number',
      'other.displayName',
      'other.username',
      'x.kind',
      isoTime(e.ref('x.until')).as('until'),
    ])
    .where('x.user_id', '=', userId)
    .where('x.muted_id', 'is not', null)
    .orderBy('x.muted_id');

const mutedTexts = (userId: number) =>
  from
    .selectFrom('mutes')
    .select((e) => ['kind', 'text', 'folded as comparedAs', isoTime(e.ref('until')).as('until')])
    .where('user_id', '=', userId)
    .where('muted_id', 'is', null)
    .orderBy('id');

const dismissed = (userId: number) =>
  from
    .selectFrom('dismissed_suggestions as x')
    .leftJoin(seen, 'other.id', 'x.dismissed_id')
    .select(['x.dismissed_id as number', 'other.displayName', 'other.username', sql<boolean>`true`.as('dismissed')])
    .where('x.user_id', '=', userId)
    .orderBy('x.dismissed_id');

export const personalData: PersonalData = {
  columns: {
    'profiles.user_id': 'goes',
    'follows.follower_id': 'goes',
    'follows.followee_id': 'goes',
    'blocks.blocker_id': 'goes',
    'blocks.blocked_id': 'goes',
    'mutes.user_id': 'goes',
    'mutes.muted_id': 'goes',
    'dismissed_suggestions.user_id': 'goes',
    'dismissed_suggestions.dismissed_id': 'goes',
  },
  fileColumns: ['profiles.avatar_key', 'profiles.banner_key', 'profiles.name_clip_key'],
  export: async ({ query, userId }) => {
    const [stored] = await query(filesOf(userId));
    const files: DataFile[] = [];
    if (stored?.avatarKey) files.push({ key: stored.avatarKey, name: 'picture.png' });
    if (stored?.bannerKey) files.push({ key: stored.bannerKey, name: 'banner.webp' });
    if (stored?.nameClipKey) {
      files.push({ key: stored.nameClipKey, name: `name.${endings[stored.nameClipType ?? ''] ?? 'audio'}` });
    }
    return [
      {
        name: 'profile',
        title: 'Profile',
        about: 'What you say about yourself, and who can read it.',
        files,
        rows: await query(
          once(
            from
              .selectFrom('profiles')
              .select((e) => [
                'bio',
                'pronouns',
                'suburb',
                'state',
                'website',
                isoTime(e.ref('website_checked_at')).as('websiteCheckedAt'),
                'interests',
                'avatar_alt as pictureDescription',
                'banner_alt as bannerDescription',
                'how_to_talk as howToTalk',
                'name_said as howMyNameIsSaid',
                'audiences as whoMayRead',
              ])
              .where('user_id', '=', userId),
          ),
        ),
      },
      {
        name: 'following',
        title: 'Members you follow',
        about: 'The members you follow, and since when.',
        rows: await query(once(follow('follower_id', 'followee_id', userId))),
      },
      {
        name: 'followers',
        title: 'Members who follow you',
        about: 'Your followers, and since when.',
        rows: await query(once(follow('followee_id', 'follower_id', userId))),
      },
      {
        name: 'blocked',
        title: 'Members you have blocked',
        about: 'Only you can see these.',
        rows: await query(once(blocked(userId))),
      },
      {
        name: 'muted',
        title: 'Members, words and tags you have muted',
        about: 'Only you can see these.',
        rows: [...(await query(once(mutedMembers(userId)))), ...(await query(once(mutedTexts(userId))))],
      },
      {
        name: 'dismissed',
        title: 'Suggestions you’ve dismissed',
        about: 'Members we won’t suggest to you again.',
        rows: await query(once(dismissed(userId))),
      },
    ];
  },
  erase: async ({ query, userId }) => {
    const [stored] = await query(filesOf(userId));
    return [stored?.avatarKey, stored?.bannerKey, stored?.nameClipKey].filter((key) => typeof key === 'string');
  },
};
