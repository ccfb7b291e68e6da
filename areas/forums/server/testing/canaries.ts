import { type Canaries, chosen, ours } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: { 'followed_tags.tag': 'zyxfollowedtag' },
  wordless: {
    'forums.name': ours,
    'forums.description': ours,
    'author_requests.content_type': chosen,
    'author_requests.reason': 'The reason of a moderator, which the audit log keeps too.',
    'topic_moves.kind': chosen,
    'topic_states.level': chosen,
  },
  plant: async ({ call, me }) => {
    await call(me.id, 'followTag', { body: { tag: 'zyxfollowedtag', following: true } });
  },
};
