import { type Canaries, chosen, fileKey, picture } from '#platform/server/testing/canaries.ts';
import { silence } from '../silence.ts';

export const canaries: Canaries = {
  planted: {
    'mutes.text': 'Zyxmuted',
    'mutes.folded': 'zyxmuted',
    'profiles.bio': 'zyxprofilebio',
    'profiles.pronouns': 'zyxpronouns',
    'profiles.suburb': 'zyxsuburb',
    'profiles.website': 'zyxwebsite',
    'profiles.interests': 'zyxinterest',
    'profiles.avatar_alt': 'zyxavatar',
    'profiles.banner_alt': 'zyxbanner',
    'profiles.name_said': 'zyxsaidname',
    'profiles.how_to_talk': 'zyxtalkpace',
  },
  wordless: {
    'mutes.kind': chosen,
    'profiles.state': chosen,
    'profiles.avatar_key': fileKey,
    'profiles.banner_key': fileKey,
    'profiles.name_clip_key': fileKey,
    'profiles.name_clip_type': chosen,
    'profiles.audiences': chosen,
  },
  files: ['profile/banner.webp', 'profile/name.wav', 'profile/picture.png'],
  plant: async ({ call, me }) => {
    const own = { params: { userId: me.id } };
    await call(me.id, 'updateProfile', {
      ...own,
      body: {
        bio: 'I am zyxprofilebio',
        pronouns: 'zyxpronouns',
        suburb: 'zyxsuburb',
        state: 'TAS',
        website: 'https://zyxwebsite.example',
        interests: ['zyxinterest'],
        nameSaid: 'zyxsaidname',
        howToTalk: { pace: 'zyxtalkpace', channels: ['Text'], helps: 'Time' },
      },
    });
    await call(me.id, 'uploadAvatar', { ...own, upload: await picture('red') });
    await call(me.id, 'uploadBanner', { ...own, upload: await picture('blue') });
    await call(me.id, 'uploadNameClip', { ...own, upload: silence() });
    await call(me.id, 'updateProfile', { ...own, body: { avatarAlt: 'zyxavatar', bannerAlt: 'zyxbanner' } });
    await call(me.id, 'mute', { body: { kind: 'word', text: 'Zyxmuted', duration: 'always' } });
  },
};
