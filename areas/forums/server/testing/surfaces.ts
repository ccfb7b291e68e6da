import { of, own, type Surfaces, staffOnly } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  reads: {
    listForums: { asks: () => [{}] },
    listTopicStates: {
      asks: ({ me, other, third }) => [
        { query: { ids: `${me.made('post')},${other.made('post')},${third.made('post')}` } },
      ],
    },
    listTrackedTopics: {
      asks: () => [{ query: { show: 'watched' } }, { query: { show: 'unread' } }, { query: { show: 'following' } }],
      never: 'These posts are no topics; topics have their own test.',
    },
    listAuthorRequests: staffOnly('Only moderators ask who wrote something without their name.'),
    listFollowedTags: own,
    listSimilarTopics: { asks: ({ other }) => [{ query: { title: other.word } }] },
    getTopic: {
      alike: {
        status: 404,
        why: 'These posts are no topics; topics have their own test.',
        ask: ({ other }) => of(other.made('post')),
      },
    },
    findReply: {
      alike: {
        status: 404,
        why: 'These comments are no replies; topics have their own test.',
        ask: ({ other }) => ({ query: { commentId: other.made('comment') } }),
      },
    },
  },
};
