import { broadcast, job, rejudge, serverArea } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { spaceCommented, spaceStandingChanged, spacesContract } from '../contract.ts';
import { askForSummaries } from './ask-for-summaries.ts';
import { addSpaceFile } from './files/add-space-file.ts';
import { deleteSpaceFile } from './files/delete-space-file.ts';
import { listSpaceFiles } from './files/list-space-files.ts';
import { readSpaceFile } from './files/read-space-file.ts';
import { readSpacePicture } from './files/read-space-picture.ts';
import { deleteDroppedFiles, sweepFiles } from './files/sweep-files.ts';
import { uploadSpaceFile } from './files/upload-space-file.ts';
import { uploadSpacePicture } from './files/upload-space-picture.ts';
import { matrix } from './matrix.ts';
import { acceptSpaceGuidelines } from './membership/accept-space-guidelines.ts';
import { answerSpaceInvitation } from './membership/answer-space-invitation.ts';
import { answerSpaceRequest } from './membership/answer-space-request.ts';
import { archiveSpace, reopenSpace } from './membership/change-status.ts';
import { getSpaceSharing } from './membership/get-space-sharing.ts';
import { handOverSpace } from './membership/hand-over-space.ts';
import { inviteToSpace } from './membership/invite-to-space.ts';
import { joinSpace } from './membership/join-space.ts';
import { leaveSpace } from './membership/leave-space.ts';
import { liftSpaceBan } from './membership/lift-space-ban.ts';
import { listSpaceMembers } from './membership/list-space-members.ts';
import { listSpaceRequests } from './membership/list-space-requests.ts';
import { removeFromSpace } from './membership/remove-from-space.ts';
import { saveMySpace } from './membership/save-my-space.ts';
import { setSpaceRole } from './membership/set-space-role.ts';
import { shareWithSpace } from './membership/share-with-space.ts';
import { endSharing } from './membership/sharing.ts';
import { withdrawSpaceRequest } from './membership/withdraw-space-request.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { createSpaceComment } from './posts/create-space-comment.ts';
import { createSpacePost } from './posts/create-space-post.ts';
import { deleteSpaceComment } from './posts/delete-space-comment.ts';
import { deleteSpacePost } from './posts/delete-space-post.ts';
import { editSpacePost } from './posts/edit-space-post.ts';
import { hearsComments } from './posts/for-others.ts';
import { getSpacePost } from './posts/get-space-post.ts';
import { likeSpacePost, unlikeSpacePost } from './posts/like-space-post.ts';
import { listSpaceComments } from './posts/list-space-comments.ts';
import { listSpacePosts } from './posts/list-space-posts.ts';
import { revealSpaceAuthor } from './posts/reveal-space-author.ts';
import { reportables } from './reportable.ts';

export const spaces = serverArea({
  contract: spacesContract,
  handlers: {
    joinSpace,
    withdrawSpaceRequest,
    leaveSpace,
    listSpaceRequests,
    answerSpaceRequest,
    inviteToSpace,
    answerSpaceInvitation,
    listSpaceMembers,
    removeFromSpace,
    liftSpaceBan,
    setSpaceRole,
    handOverSpace,
    archiveSpace,
    reopenSpace,
    saveMySpace,
    acceptSpaceGuidelines,
    getSpaceSharing,
    shareWithSpace,
    listSpacePosts,
    getSpacePost,
    createSpacePost,
    editSpacePost,
    deleteSpacePost,
    likeSpacePost,
    unlikeSpacePost,
    listSpaceComments,
    createSpaceComment,
    deleteSpaceComment,
    uploadSpacePicture,
    readSpacePicture,
    uploadSpaceFile,
    addSpaceFile,
    listSpaceFiles,
    readSpaceFile,
    deleteSpaceFile,
    revealSpaceAuthor,
  },
  policies,
  work: {
    reactions: [deleteDroppedFiles, endSharing],
    jobs: [
      job('spaces.sweep-files', '53 3 * * *', sweepFiles),
      job('spaces.ask-for-summaries', '11 22 * * *', askForSummaries),
    ],
  },
  live: {
    broadcasts: [
      broadcast(
        spaceStandingChanged,
        ({ to }) => to.map((id) => `user:${id}`),
        ({ spaceId }) => ({ spaceId }),
      ),
      broadcast(
        spaceCommented,
        ({ postId }) => [`space-post:${postId}`],
        ({ commentId }) => ({ commentId }),
      ),
    ],
    topics: {
      'space-post': async ({ id, principal, db }) => id !== undefined && hearsComments(queryIn(db), principal.id, id),
    },
    rejudges: [rejudge(spaceStandingChanged, ({ to }) => to)],
  },
  declares: {
    reportables,
    personalData,
  },
  matrix,
});
