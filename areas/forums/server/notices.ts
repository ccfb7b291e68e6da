import { excerptOf } from '#areas/posts/server/public.ts';
import { type NoticeKind, type Notices, subjectId, takesBack, tells } from '#platform/server/notices.ts';
import { topicNews, topicNewsGone } from '../contract.ts';
import { mutesTopic } from './mutes-topic.ts';

/** The comment’s id leads to wherever the reply is by now. */
const link: NoticeKind['link'] = ({ id, causes: [latest] }) =>
  latest?.item ? `/forums/topic/${id}#comment-${latest.item}` : `/forums/topic/${id}`;
const group = 'Forums';
const thing = 'topic';

const about = (topicId: number) => `post:${topicId}` as const;

const told = (kind: string) =>
  tells(topicNews, async ({ event: { userId: to, topicId, by, item, ...event }, db }) => {
    if (event.kind !== kind) return [];
    const excerpt = await excerptOf(db, topicId);
    // Gone in the meantime: there is nothing to lead to.
    return excerpt === undefined ? [] : [{ to, by, item, about: about(topicId), excerpt }];
  });

/** What members are told about topics. */
const kinds: readonly NoticeKind[] = [
  {
    kind: 'topicReplied',
    when: told('topicReplied'),
    group,
    words: 'Someone replies in a topic you watch',
    did: 'replied in a topic you watch',
    quotes: true,
    why: 'You watch this topic.',
    thing,
    link,
  },
  {
    kind: 'replyAnswered',
    when: told('replyAnswered'),
    group,
    words: 'Someone answers your reply in a topic',
    did: 'answered your reply in a topic',
    quotes: true,
    why: 'It’s a reply to what you wrote.',
    thing,
    link,
  },
  {
    kind: 'topicMentioned',
    when: told('topicMentioned'),
    group,
    words: 'Someone mentions you in a topic',
    did: 'mentioned you in a topic',
    quotes: true,
    why: 'You were mentioned.',
    thing,
    link,
  },
  {
    kind: 'answerAccepted',
    when: told('answerAccepted'),
    group,
    words: 'Your reply is accepted as the answer',
    did: 'accepted your reply as the answer',
    quotes: true,
    why: 'You wrote the reply.',
    thing,
    link,
  },
];

export const notices: Notices = {
  kinds,
  takenBack: [
    takesBack(topicNewsGone, ({ event: { userId: of, kind, topicId, item } }) => [
      { of, kind, about: about(topicId), item },
    ]),
  ],
  unwanted: ['commentCreated', 'commentLiked'].map((kind) => ({
    kind,
    isUnwanted: async ({ query, told: { to, about: topic = '' } }) => mutesTopic(query, to, subjectId(topic)),
  })),
};
