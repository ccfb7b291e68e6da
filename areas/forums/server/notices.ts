import type { NoticeKind } from '#platform/server/notices.ts';

/** The comment’s id leads to wherever the reply is by now. */
const link: NoticeKind['link'] = ({ id, causes: [latest] }) =>
  latest?.item ? `/forums/topic/${id}#comment-${latest.item}` : `/forums/topic/${id}`;
const group = 'Forums';
const thing = 'topic';

/** What members are told about topics. */
export const notices: readonly NoticeKind[] = [
  {
    kind: 'topicReplied',
    group,
    words: 'Somebody replies in a topic that you watch',
    did: 'replied in a topic that you watch',
    quotes: true,
    why: 'You watch this topic.',
    thing,
    link,
  },
  {
    kind: 'replyAnswered',
    group,
    words: 'Somebody answers your reply in a topic',
    did: 'answered your reply in a topic',
    quotes: true,
    why: 'It answers what you wrote.',
    thing,
    link,
  },
  {
    kind: 'topicMentioned',
    group,
    words: 'Somebody mentions you in a topic',
    did: 'mentioned you in a topic',
    quotes: true,
    why: 'You were mentioned.',
    thing,
    link,
  },
  {
    kind: 'answerAccepted',
    group,
    words: 'Your reply is accepted as the answer',
    did: 'accepted your reply as the answer',
    quotes: true,
    why: 'You wrote the reply.',
    thing,
    link,
  },
];
