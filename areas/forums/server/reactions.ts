import { commentCreated, commentDeleted, postCreated } from '#areas/posts/contract.ts';
import { on, type Reaction } from '#platform/server/area.ts';
import { topicNews, topicNewsGone } from '../contract.ts';
import { concerned } from './recipients.ts';

export const reactions: readonly Reaction[] = [
  on(postCreated, 'forums.tellMentioned', async ({ event, db, emit }) => {
    for (const news of await concerned(db, { topicId: event.postId, commentId: 0, by: event.authorId })) {
      await emit(topicNews, news);
    }
  }),
  on(commentCreated, 'forums.tellOfReply', async ({ event, db, emit }) => {
    const { postId: topicId, commentId, authorId: by } = event;
    for (const news of await concerned(db, { topicId, commentId, by })) await emit(topicNews, news);
  }),
  on(commentDeleted, 'forums.takeBackReply', async ({ event, db, emit }) => {
    const { postId: topicId, commentId, authorId: by } = event;
    for (const news of await concerned(db, { topicId, commentId, by })) await emit(topicNewsGone, news);
  }),
];
