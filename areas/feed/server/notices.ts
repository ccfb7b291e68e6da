import type { NoticeKind, NoticeSubject } from '#platform/server/notices.ts';

const link = ({ id }: NoticeSubject) => `/post/${id}`;
const thing = 'post';

/** What members are told about posts. */
export const notices: readonly NoticeKind[] = [
  {
    kind: 'commentCreated',
    group: 'Your posts',
    words: 'Somebody comments on your post',
    did: 'commented on your post',
    quotes: true,
    why: 'It is your post.',
    thing,
    link: ({ id, causes: [latest] }) => (latest ? `/post/${id}#comment-${latest.item}` : `/post/${id}`),
  },
  {
    kind: 'postLiked',
    group: 'Your posts',
    words: 'Somebody likes your post',
    did: 'liked your post',
    quotes: true,
    why: 'It is your post.',
    thing,
    link,
  },
  {
    kind: 'descriptionOffered',
    group: 'Descriptions of pictures',
    words: 'Somebody offers a description for a picture in your post',
    did: 'offered a description for a picture in your post',
    quotes: true,
    why: 'You asked for a description.',
    thing,
    link,
  },
  {
    kind: 'descriptionAccepted',
    group: 'Descriptions of pictures',
    words: 'Somebody uses your description of a picture',
    did: 'used your description of a picture',
    why: 'You wrote the description.',
    thing,
    link,
  },
];
