/** What other areas' servers may use of the feed. */

export { normaliseTag } from '../pure/tags.ts';
export {
  excerptOf,
  ownPostCount,
  postAuthorOf,
  postCountOf,
  reportableComment,
  reportablePost,
} from './about-posts.ts';
export { demoIds } from './demo-order.ts';
export { findPost } from './find.ts';
export { gatherWords } from './gather-words.ts';
export { loadPosts, loadWholePost } from './load-posts.ts';
export { cursorOf, firstPageQuery } from './measuring.ts';
export { readSound } from './media/read-sound.ts';
export { readImage } from './media/read-upload.ts';
export { setHidden } from './moderate.ts';
export { notMutedRule } from './muted.ts';
export { createPost } from './posts/create-post.ts';
export { editPost } from './posts/edit-post.ts';
export { giveSlug } from './posts/give-slug.ts';
export { tagsInUse } from './search-tags.ts';
export { drawPicture } from './seed-picture.ts';
export { topicCounts } from './topic-counts.ts';
export { personOf } from './view.ts';
export { viewerValues, visible } from './visible.ts';
