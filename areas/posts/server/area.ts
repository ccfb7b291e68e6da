import { published } from '#areas/people/server/public.ts';
import { pollHomes } from '#areas/polls/server/public.ts';
import { broadcast, job, serverArea } from '#platform/server/area.ts';
import { feedChanged, postChanged, postsContract } from '../contract.ts';
import { ownPostCount, pinnedPostOf, postCountOf } from './about-posts.ts';
import { anonymousReference } from './anonymous.ts';
import { createComment } from './comments/create-comment.ts';
import { deleteComment } from './comments/delete-comment.ts';
import { editComment } from './comments/edit-comment.ts';
import { likeComment } from './comments/like-comment.ts';
import { listCommentVersions } from './comments/list-comment-versions.ts';
import { listComments } from './comments/list-comments.ts';
import { restoreComment } from './comments/restore-comment.ts';
import { unlikeComment } from './comments/unlike-comment.ts';
import { acceptEasyOffer, declineEasyOffer } from './easy/judge-easy-offer.ts';
import { listEasyOffers } from './easy/list-easy-offers.ts';
import { offerEasyVersion } from './easy/offer-easy-version.ts';
import { readMyEasyOffer } from './easy/read-my-easy-offer.ts';
import { findPost } from './find.ts';
import { gatherWhenEmpty, wordReactions } from './gather-words.ts';
import { matrix } from './matrix.ts';
import { acceptOffer } from './media/accept-offer.ts';
import { declineOffer } from './media/decline-offer.ts';
import { deleteMedia } from './media/delete-media.ts';
import { deleteDroppedFiles } from './media/files.ts';
import { listOffers } from './media/list-offers.ts';
import { listWantedDescriptions } from './media/list-wanted-descriptions.ts';
import { offerDescription } from './media/offer-description.ts';
import { readMedia } from './media/read-media.ts';
import { setTrack } from './media/set-track.ts';
import { updateMedia } from './media/update-media.ts';
import { uploadAudio } from './media/upload-audio.ts';
import { uploadImage } from './media/upload-image.ts';
import { uploadPoster } from './media/upload-poster.ts';
import { uploadVideo } from './media/upload-video.ts';
import { spellings } from './near-words.ts';
import { notices } from './notices.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { postPolls } from './poll-home.ts';
import { countNewPosts } from './posts/count-new-posts.ts';
import { createPost } from './posts/create-post.ts';
import { deletePost } from './posts/delete-post.ts';
import { editPost } from './posts/edit-post.ts';
import { getPost } from './posts/get-post.ts';
import { likePost } from './posts/like-post.ts';
import { listPostVersions } from './posts/list-post-versions.ts';
import { listPosts } from './posts/list-posts.ts';
import { pinPost, unpinPost } from './posts/pin-post.ts';
import { restorePost } from './posts/restore-post.ts';
import { savePost } from './posts/save-post.ts';
import { unlikePost } from './posts/unlike-post.ts';
import { unsavePost } from './posts/unsave-post.ts';
import { purgeDeleted } from './purge-deleted.ts';
import { reportables } from './reportables.ts';
import { searchPosts } from './search-posts.ts';
import { searchTags, suggestTags, tagsInUse } from './search-tags.ts';
import { seed } from './seed.ts';
import { readFeedSettings } from './settings/read-feed-settings.ts';
import { saveFeedSettings } from './settings/save-feed-settings.ts';
import { suggestPosts } from './suggest-posts.ts';
import { sweepMedia } from './sweep-media.ts';

export const posts = serverArea({
  contract: postsContract,
  handlers: {
    listPosts,
    countNewPosts,
    getPost,
    createPost,
    editPost,
    listPostVersions,
    deletePost,
    restorePost,
    likePost,
    unlikePost,
    likeComment,
    unlikeComment,
    savePost,
    unsavePost,
    pinPost,
    unpinPost,
    listComments,
    createComment,
    editComment,
    listCommentVersions,
    deleteComment,
    restoreComment,
    uploadImage,
    uploadVideo,
    uploadAudio,
    uploadPoster,
    uploadCaptions: setTrack('captions'),
    uploadDescriptions: setTrack('descriptions'),
    updateMedia,
    deleteMedia,
    readMedia,
    listWantedDescriptions,
    offerDescription,
    listOffers,
    acceptOffer,
    declineOffer,
    offerEasyVersion,
    readMyEasyOffer,
    listEasyOffers,
    acceptEasyOffer,
    declineEasyOffer,
    readFeedSettings,
    saveFeedSettings,
  },
  policies,
  work: {
    reactions: [deleteDroppedFiles, ...wordReactions],
    jobs: [job('feed.sweep-media', '17 3 * * *', sweepMedia), job('feed.purge-deleted', '41 3 * * *', purgeDeleted)],
  },
  live: {
    broadcasts: [broadcast(feedChanged, () => ['feed']), broadcast(postChanged, ({ postId }) => [`post:${postId}`])],
    topics: {
      feed: () => true,
      post: async ({ id, principal, db }) => (await findPost(db, principal, id ?? 0))?.seen === true,
    },
  },
  declares: {
    notices,
    searches: [
      { kind: 'posts', label: 'Posts', find: searchPosts, suggest: suggestPosts, spellings },
      { kind: 'tags', label: 'Tags', find: searchTags, suggest: suggestTags, tags: tagsInUse },
    ],
    fills: [
      pollHomes.with(postPolls),
      published.with({ countFor: postCountOf, countAs: ownPostCount, pinnedFor: pinnedPostOf }),
    ],
    reportables,
    personalData,
  },
  pages: {
    embeds: [
      { path: /^\/post\/(\d+)$/, operation: 'getPost', input: ([, id = '']) => ({ id }) },
      { path: /^\/post\/(\d+)$/, operation: 'listComments', input: ([, id = '']) => ({ id }) },
    ],
  },
  rows: {
    reference: async (occasion) => {
      await anonymousReference(occasion);
      await gatherWhenEmpty(occasion.db);
    },
    seed,
  },
  matrix,
});
