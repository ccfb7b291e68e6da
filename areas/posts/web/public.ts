export { AuthorLink, reportedAuthor } from './author-link.tsx';
export { ContentDoor } from './card/content-door.tsx';
export { DeleteQuestion } from './card/delete-question.tsx';
export { CommentHistory, HistoryDialog } from './card/history-dialog.tsx';
export { LikeButton } from './card/like-button.tsx';
export { PostTags } from './card/post-body.tsx';
export { PostText } from './card/post-text.tsx';
export { SaveButton } from './card/save-button.tsx';
export { sharePost } from './card/share.ts';
export { useDelete } from './card/use-delete.ts';
export { Comments } from './comments/lazy-comments.ts';
export { LikeComment } from './comments/like-comment.tsx';
export { tagsIn } from './composer/draft.ts';
export { FirstComposer } from './composer/first-composer.tsx';
export {
  renewPostSoon,
  showNewer,
  useFeedSettings,
  usePost,
  usePostById,
  usePosts,
  useSaveFeedSettings,
} from './data.ts';
export { describeMedia, uploadFile } from './data-media.ts';
export { FeedSettingsProvider } from './feed-settings.tsx';
export { focusPost, PostFeed } from './list/post-feed.tsx';
export { PostList } from './list/post-list.tsx';
export { PostMedia } from './media/post-media.tsx';
export { shownUntil } from './post-lists.ts';
export { audienceWords, postName } from './words.ts';
