import { isoTime } from '#platform/server/keyset.ts';
import type { DataFile, PersonalData } from '#platform/server/personal-data.ts';
import { isOpenText } from './blocks.ts';
import { personColumns } from './people-of.ts';

interface Files {
  readonly avatarKey: string | null;
  readonly bannerKey: string | null;
  readonly nameClipKey: string | null;
  readonly nameClipType: string | null;
}

const filesSql = `select avatar_key as "avatarKey", banner_key as "bannerKey", name_clip_key as "nameClipKey",
  name_clip_type as "nameClipType" from profiles where user_id = $1`;

const endings: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
};

/** Names of others as the member saw them; whoever is not to be seen any more is a number. */
const others = (table: string, mine: string, theirs: string, more = `${isoTime('x.created_at')} as since`) =>
  `select x.${theirs} as number, u."displayName", u.username, ${more}
   from ${table} x left join (select ${personColumns('u')} from users u where ${isOpenText('u.id')}) u on u.id = x.${theirs}
   where x.${mine} = $1 and x.${theirs} is not null order by x.${theirs}`;

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
    const list = (text: string) => query<Record<string, unknown>>('', text, [userId]);
    const [stored] = await query<Files>('', filesSql, [userId]);
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
        about: 'What you say about yourself, and who may read it.',
        files,
        rows: await list(
          `select bio, pronouns, suburb, state, website, interests, avatar_alt as "pictureDescription",
             banner_alt as "bannerDescription", how_to_talk as "howToTalk", name_said as "howMyNameIsSaid", audiences as "whoMayRead"
           from profiles where user_id = $1`,
        ),
      },
      {
        name: 'following',
        title: 'Members you follow',
        about: 'Whom you follow, and since when.',
        rows: await list(others('follows', 'follower_id', 'followee_id')),
      },
      {
        name: 'followers',
        title: 'Members who follow you',
        about: 'Who follows you, and since when.',
        rows: await list(others('follows', 'followee_id', 'follower_id')),
      },
      {
        name: 'blocked',
        title: 'Members you have blocked',
        about: 'Only you know of these.',
        rows: await list(others('blocks', 'blocker_id', 'blocked_id')),
      },
      {
        name: 'muted',
        title: 'Members, words and tags you have muted',
        about: 'Only you know of these.',
        rows: [
          ...(await list(others('mutes', 'user_id', 'muted_id', `x.kind, ${isoTime('x.until')} as until`))),
          ...(await list(
            `select kind, text, folded as "comparedAs", ${isoTime('until')} as until from mutes
             where user_id = $1 and muted_id is null order by id`,
          )),
        ],
      },
      {
        name: 'dismissed',
        title: 'Suggestions you have waved away',
        about: 'Members who are not suggested to you again.',
        rows: await list(others('dismissed_suggestions', 'user_id', 'dismissed_id', 'true as dismissed')),
      },
    ];
  },
  erase: async ({ query, userId }) => {
    const [stored] = await query<Files>('', filesSql, [userId]);
    return [stored?.avatarKey, stored?.bannerKey, stored?.nameClipKey].filter((key) => typeof key === 'string');
  },
};
