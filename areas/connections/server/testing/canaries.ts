import { type Canaries, chosen, fileKey, sealedWords } from '#platform/server/testing/canaries.ts';
import { tinyPicture } from '#platform/server/testing/surfaces.ts';
import type { ConnectionMatch, OwnPhoto } from '../../contract.ts';

const room = 'friendship';
const birthDate = { year: 1990, month: 5, day: 4 };
const content = { lookingFor: ['friendship'], communicationPreferences: ['text'], privacyLevel: 'public' };

export const canaries: Canaries = {
  wordless: {
    'connection_ages.level': chosen,
    'connection_profiles.gender': chosen,
    'connection_profiles.privacy': chosen,
    'connection_profiles.stages': chosen,
    'connection_profiles.dropped_reasons': chosen,
    'connection_profiles.words_sealed': sealedWords,
    'connection_drafts.content_sealed': sealedWords,
    'connection_photos.full_key': fileKey,
    'connection_photos.small_key': fileKey,
    'connection_photos.blurred_key': fileKey,
    'connection_photos.description_sealed': sealedWords,
    'connection_checks.pose_key': fileKey,
    'connection_checks.kind': chosen,
    'connection_checks.state': chosen,
    'connection_checks.pose': chosen,
    'connection_checks.reason': 'Words of moderators.',
    'connection_bans.email_hash': 'A keyed hash of an email address.',
    'connection_bans.forgotten_why': 'Words of moderators.',
    'connection_choices.room': chosen,
    'connection_choices.choice': chosen,
    'connection_matches.room': chosen,
    'connection_shares.fact': chosen,
    'connection_activities.kind': chosen,
    'connection_activities.state': chosen,
    'connection_activities.words_sealed': sealedWords,
  },
  files: ['connections-photos/N.webp'],
  sealed: [
    'zyxconnectionabout',
    'zyxconnectionstatus',
    'zyxconnectionfact',
    'zyxconnectiondraft',
    'zyxconnectionphoto',
    'zyxactivityidea',
    'zyxactivitywhere',
    'zyxactivitynote',
  ],
  plant: async ({ call, me, other }) => {
    for (const id of [me.id, other]) await call(id, 'declareAge', { body: { birthDate } });
    await call(me.id, 'createRelationshipProfile', {
      body: {
        ...content,
        aboutMe: 'zyxconnectionabout',
        relationshipStatus: 'zyxconnectionstatus',
        facts: { disability: 'zyxconnectionfact' },
      },
    });
    await call(me.id, 'saveConnectionDraft', { body: { step: 2, content: 'zyxconnectiondraft' } });
    const photo = await call<OwnPhoto>(me.id, 'uploadConnectionPhoto', { upload: tinyPicture });
    await call(me.id, 'describeConnectionPhoto', {
      params: { id: photo.id },
      body: { description: 'zyxconnectionphoto', version: photo.version },
    });
    await call(other, 'createRelationshipProfile', { body: content });
    await call(me.id, 'likePerson', { params: { id: other }, body: { room } });
    await call(other, 'likePerson', { params: { id: me.id }, body: { room } });
    const params = { userId: me.id };
    const [match] = await call<ConnectionMatch[]>(me.id, 'listUserMatches', { params });
    await call(me.id, 'inviteToActivity', {
      params: { id: match?.matchId ?? 0 },
      body: {
        kind: 'coffee',
        idea: 'zyxactivityidea',
        where: 'zyxactivitywhere',
        note: 'zyxactivitynote',
        startsAt: new Date(Date.now() + 9 * 86_400_000).toISOString(),
      },
    });
  },
};
