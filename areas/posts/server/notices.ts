import { type Db, queryIn } from '#platform/server/db.ts';
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
  commentLiked,
  commentUnliked,
  descriptionAccepted,
  descriptionOffered,
  easyAccepted,
  easyOffered,
  postDeleted,
  postLiked,
  postUnliked,
} from '../contract.ts';
import { excerptOf, postAuthorOf } from './about-posts.ts';
import { isUnnamed, writerOfCommentNow } from './anonymous.ts';
import { anonymousPerson } from './visible.ts';

const link = ({ id }: NoticeSubject) => `/post/${id}`;
const toComment: NoticeKind['link'] = ({ id, causes: [latest] }) =>
  latest ? `/post/${id}#comment-${latest.item}` : `/post/${id}`;
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
    when: tells(commentCreated, async ({ event: { postId, postAuthorId: to, authorId: by, commentId: item }, db }) => {
      if (by !== anonymousPerson) return quoting(db, postId, { to, by, item });
      // No name is told, and nobody is told what they wrote themselves.
      const writer = await writerOfCommentNow(queryIn(db), item);
      return writer === to ? [] : quoting(db, postId, { to, by: 0, item });
    }),
    group: 'Your posts',
    words: 'Someone comments on your post',
    did: 'commented on your post',
    quotes: true,
    why: 'It’s your post.',
    thing,
    link: toComment,
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
    kind: 'commentLiked',
    when: tells(commentLiked, ({ event: { postId, commentId: item, authorId: to, userId: by }, db }) =>
      quoting(db, postId, { to, by, item }),
    ),
    group: 'Your posts',
    words: 'Someone likes your comment',
    did: 'liked your comment on a post',
    quotes: true,
    why: 'You wrote the comment.',
    thing,
    link: toComment,
  },
  {
    kind: 'descriptionOffered',
    when: tells(descriptionOffered, ({ event: { postId, authorId: to, describerId: by, offerId: item }, db }) =>
      quoting(db, postId, { to, by, item }),
    ),
    group: 'Descriptions of pictures',
    words: 'Someone offers a description for a picture or recording in your post',
    did: 'offered a description for a picture or recording in your post',
    quotes: true,
    why: 'You asked for a description.',
    thing,
    link,
  },
  {
    kind: 'descriptionAccepted',
    when: tells(descriptionAccepted, async ({ event: { postId, describerId: to, authorId, offerId: item }, db }) => {
      const by = (await isUnnamed(queryIn(db), postId)) ? 0 : authorId;
      return [{ to, by, item, about: about(postId) }];
    }),
    group: 'Descriptions of pictures',
    words: 'Someone uses your description of a picture or recording',
    did: 'used your description of a picture or recording',
    why: 'You wrote the description.',
    thing,
    link,
  },
  {
    kind: 'easyOffered',
    when: tells(easyOffered, ({ event: { postId, authorId: to, helperId: by, offerId: item }, db }) =>
      quoting(db, postId, { to, by, item }),
    ),
    group: 'Easy English',
    words: 'Someone offers an Easy English version of your post',
    did: 'offered an easy version of your post',
    quotes: true,
    why: 'It’s your post.',
    thing,
    link,
  },
  {
    kind: 'easyAccepted',
    when: tells(easyAccepted, ({ event: { postId, helperId: to, authorId: by, offerId: item } }) => [
      { to, by, item, about: about(postId) },
    ]),
    group: 'Easy English',
    words: 'Someone uses your Easy English version',
    did: 'used your easy version',
    why: 'You wrote it.',
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
    takesBack(commentUnliked, ({ event: { postId, commentId: item, authorId: of, userId: by } }) => [
      { of, kind: 'commentLiked', about: about(postId), by, item },
    ]),
    takesBack(commentDeleted, async ({ event: { postId, commentId: item, authorId }, db }) => {
      const of = await postAuthorOf(db, postId);
      const writer = authorId === anonymousPerson ? await writerOfCommentNow(queryIn(db), item) : authorId;
      const liked = { of: writer ?? authorId, kind: 'commentLiked', about: about(postId), item };
      return of === undefined ? [liked] : [liked, { of, kind: 'commentCreated', about: about(postId), item }];
    }),
    takesBack(postDeleted, async ({ event: { postId, authorId }, db }) => {
      const of = authorId === anonymousPerson ? await postAuthorOf(db, postId) : authorId;
      return of === undefined ? [] : [{ of, about: about(postId) }];
    }),
  ],
};
