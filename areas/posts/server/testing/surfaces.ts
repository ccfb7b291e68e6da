import { of, own, type Surfaces, tinyPicture } from '#platform/server/testing/surfaces.ts';

const variants = ['full', 'small'] as const;

export const surfaces: Surfaces = {
  settle: async ({ id, word, keep }, { ask }) => {
    const { id: picture } = await ask<{ id: number }>(id, 'uploadImage', { upload: tinyPicture });
    await ask(id, 'updateMedia', { ...of(picture), body: { wantsDescription: true } });
    const body = { content: `Seen: ${word} #numbats`, title: word, mediaIds: [picture] };
    const { id: post } = await ask<{ id: number }>(id, 'createPost', { body });
    await ask(id, 'editPost', { ...of(post), body: { version: 1, content: `Seen today: ${word} #numbats` } });
    const words = { ...of(post), body: { content: `More of ${word}` } };
    const { id: comment } = await ask<{ id: number }>(id, 'createComment', words);
    keep('picture', picture);
    keep('post', post);
    keep('comment', comment);
  },
  meet: async (one, another, { ask }) => {
    const post = of(another.made('post'));
    await ask(one.id, 'likePost', post);
    await ask(one.id, 'savePost', post);
    await ask(one.id, 'createComment', { ...post, body: { content: `Nice, says ${one.word}` } });
    const offer = { ...of(another.made('picture')), body: { text: `Drawn by ${one.word}` } };
    await ask(one.id, 'offerDescription', offer);
    await ask(one.id, 'offerEasyVersion', { ...post, body: { text: `In short, says ${one.word}` } });
  },
  reads: {
    listPosts: {
      shows: true,
      asks: ({ me, other, third }) => [
        {},
        { query: { limit: 100 } },
        { query: { authorId: other.id } },
        { query: { authorId: third.id } },
        { query: { authorId: me.id } },
        { query: { tag: 'numbats' } },
        { query: { saved: 'true' } },
        { query: { since: '2020-01-01T00:00:00.000Z' } },
      ],
    },
    countNewPosts: { asks: () => [{ query: { since: '2020-01-01T00:00:00.000Z' } }] },
    getPost: {
      asks: ({ me, third }) => [of(me.made('post')), of(third.made('post'))],
      gone: ({ other }) => [of(other.made('post'))],
    },
    listPostVersions: {
      asks: ({ me, third }) => [of(me.made('post')), of(third.made('post'))],
      gone: ({ other }) => [of(other.made('post'))],
    },
    listComments: {
      shows: true,
      asks: ({ me, third }) => [of(me.made('post')), of(third.made('post'))],
      gone: ({ other }) => [of(other.made('post'))],
    },
    listCommentVersions: {
      asks: ({ me, third }) => [of(me.made('comment')), of(third.made('comment'))],
      gone: ({ other }) => [of(other.made('comment'))],
    },
    readMedia: {
      gone: ({ other }) => variants.map((variant) => ({ params: { id: other.made('picture'), variant } })),
    },
    listWantedDescriptions: { shows: true, asks: () => [{}] },
    listOffers: { shows: true, asks: ({ me }) => [of(me.made('picture'))] },
    listEasyOffers: { shows: true, asks: ({ me }) => [of(me.made('post'))] },
    readMyEasyOffer: {
      asks: ({ third }) => [of(third.made('post'))],
      gone: ({ other }) => [of(other.made('post'))],
    },
    readFeedSettings: own,
  },
  acts: {
    likePost: ({ other }) => of(other.made('post')),
    savePost: ({ other }) => of(other.made('post')),
    createComment: ({ other }) => ({ ...of(other.made('post')), body: { content: 'Hello?' } }),
    deleteComment: ({ other }) => of(other.made('comment')),
    likeComment: ({ other }) => of(other.made('comment')),
    offerDescription: ({ other }) => ({ ...of(other.made('picture')), body: { text: 'A picture' } }),
    offerEasyVersion: ({ other }) => ({ ...of(other.made('post')), body: { text: 'In short' } }),
  },
};
