import type { Db } from '#platform/server/db.ts';
import {
  type NoticeKind,
  type NoticeSubject,
  type Notices,
  type Told,
  takesBack,
  tells,
} from '#platform/server/notices.ts';
import {
  commentCreated,
  commentDeleted,
  descriptionAccepted,
  descriptionOffered,
  postDeleted,
  postLiked,
  postUnliked,
} from '../contract.ts';
import { excerptOf, postAuthorOf } from './about-posts.ts';

const link = ({ id }: NoticeSubject) => `/post/${id}`;
const thing = 'post';

const about = (postId: number) => `post:${postId}` as const;

/** Quotes how the post begins. Gone in the meantime: there is nothing to lead to. */
async function quoting(db: Db, postId: number, told: Told): Promise<Told[]> {
  const excerpt = await excerptOf(db, postId);
  return excerpt === undefined ? [] : [{ ...told, about: about(postId), excerpt }];
}

/** What members are told about posts. */
const kinds: readonly NoticeKind[] = [
  {
    kind: 'commentCreated',
    when: tells(commentCreated, ({ event: { postId, postAuthorId: to, authorId: by, commentId: item }, db }) =>
      quoting(db, postId, { to, by, item }),
    ),
    group: 'Your posts',
    words: 'Someone comments on your post',
    did: 'commented on your post',
    quotes: true,
    why: 'It’s your post.',
    thing,
    link: ({ id, causes: [latest] }) => (latest ? `/post/${id}#comment-${latest.item}` : `/post/${id}`),
  },
  {
    kind: 'postLiked',
    when: tells(postLiked, ({ event: { postId, authorId: to, userId: by }, db }) => quoting(db, postId, { to, by })),
    group: 'Your posts',
    words: 'Someone likes your post',
    did: 'liked your post',
    quotes: true,
    why: 'It’s your post.',
    thing,
    link,
  },
  {
    kind: 'descriptionOffered',
    when: tells(descriptionOffered, ({ event: { postId, authorId: to, describerId: by, offerId: item }, db }) =>
      quoting(db, postId, { to, by, item }),
    ),
    group: 'Descriptions of pictures',
    words: 'Someone offers a description for a picture in your post',
    did: 'offered a description for a picture in your post',
    quotes: true,
    why: 'You asked for a description.',
    thing,
    link,
  },
  {
    kind: 'descriptionAccepted',
    when: tells(descriptionAccepted, ({ event: { postId, describerId: to, authorId: by, offerId: item } }) => [
      { to, by, item, about: about(postId) },
    ]),
    group: 'Descriptions of pictures',
    words: 'Someone uses your description of a picture',
    did: 'used your description of a picture',
    why: 'You wrote the description.',
    thing,
    link,
  },
];

export const notices: Notices = {
  kinds,
  takenBack: [
    takesBack(postUnliked, ({ event: { postId, authorId: of, userId: by } }) => [
      { of, kind: 'postLiked', about: about(postId), by },
    ]),
    takesBack(commentDeleted, async ({ event: { postId, commentId: item }, db }) => {
      const of = await postAuthorOf(db, postId);
      return of === undefined ? [] : [{ of, kind: 'commentCreated', about: about(postId), item }];
    }),
    takesBack(postDeleted, ({ event: { postId, authorId: of } }) => [{ of, about: about(postId) }]),
  ],
};
