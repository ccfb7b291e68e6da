/** What other areas' servers may use of posts. */

export {
  excerptOf,
  postAuthorOf,
} from './about-posts.ts';
export { commentRows, commentView } from './comments/comment-sql.ts';
export { nextCommentAt } from './comments/slow.ts';
export { findComment, findPost, isCommentVisible } from './find.ts';
export { postKinds } from './kinds.ts';
export { lastTopics } from './last-topics.ts';
export { cursorOf, firstPageQuery } from './measuring.ts';
export { addRecording } from './media/add-recording.ts';
export { mediaOf } from './media/attach-media.ts';
export { keptUploads } from './media/kept.ts';
export { setHidden } from './moderate.ts';
export { isUnmuted } from './muted.ts';
export { createPost } from './posts/create-post.ts';
export { editPost } from './posts/edit-post.ts';
export { countPosts, readPosts } from './posts/list-posts.ts';
export { seedBlog } from './seed-blog.ts';
export { seedTopics } from './seed-topics.ts';
export { setFeatured } from './set-featured.ts';
export { feedSettingsOf } from './settings/read-feed-settings.ts';
export type { comments, posts } from './tables.ts';
export { setAccepted } from './topics/accept.ts';
export { markTopic, type TopicMarks } from './topics/mark-topic.ts';
export { type MovedComment, moveComments, returnComments } from './topics/move-comments.ts';
export { topicFromComment } from './topics/topic-from-comment.ts';
export { loadPosts, loadWholePost, personOf, postView, shapePosts } from './view.ts';
export { anonymousPerson, isAnonymous, isInAudience, isVisible, writerOfComment, writerOfPost } from './visible.ts';
