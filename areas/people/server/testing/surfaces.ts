import { of, own, type Surfaces, tinyPicture } from '#platform/server/testing/surfaces.ts';
import { silence } from '../silence.ts';

export const surfaces: Surfaces = {
  settle: async ({ id, word }, { ask }) => {
    const own = { params: { userId: id } };
    await ask(id, 'uploadBanner', { ...own, upload: tinyPicture });
    await ask(id, 'uploadNameClip', { ...own, upload: silence() });
    await ask(id, 'updateProfile', {
      ...own,
      body: {
        avatarAlt: word,
        bannerAlt: word,
        nameSaid: word,
        bio: `I like ${word}.`,
        suburb: word,
        interests: ['numbats'],
        website: `https://${word}.example`,
      },
    });
  },
  meet: async (one, another, { ask }) => {
    await ask(one.id, 'follow', of(another.id));
  },
  reads: {
    getUser: {
      asks: ({ me, third }) => [of(me.id), of(third.id)],
      never: 'The profile of the other has its own test: whoever made the block finds the name, to take it back.',
    },
    listFollowers: {
      shows: true,
      asks: ({ me, third }) => [of(me.id), of(third.id)],
      gone: ({ other }) => [of(other.id)],
    },
    listFollowing: {
      shows: true,
      asks: ({ me, third }) => [of(me.id), of(third.id)],
      gone: ({ other }) => [of(other.id)],
    },
    listBlocks: { never: 'One’s own list of blocks has its own test.' },
    listMutes: { never: 'One’s own list of mutes has its own test.' },
    listSuggestions: { ...own, never: 'Whom one follows is not suggested.' },
    listContacts: { shows: true, asks: () => [{}] },
    readAvatar: {
      alike: {
        status: 200,
        why: 'It stands beside public posts, so guests see it, and a browser keeps one copy for everybody.',
        ask: ({ other }) => of(other.id),
      },
    },
    readNameClip: { gone: ({ other }) => [of(other.id)] },
    readBanner: { gone: ({ other }) => [of(other.id)] },
  },
  acts: { follow: ({ other }) => of(other.id) },
  unanswered: { checkWebsite: 'It reads a page outside, and in tests there is none.' },
};
