import { closedPaths } from '#areas/account/server/public.ts';
import { agreements } from '#areas/messages/server/public.ts';
import { circles } from '#areas/people/server/public.ts';
import { job, serverArea } from '#platform/server/area.ts';
import { connectionsContract } from '../contract.ts';
import { answerActivity, confirmActivity } from './activities/answer-activity.ts';
import { inviteToActivity } from './activities/invite-to-activity.ts';
import { listConnectionActivities } from './activities/list-connection-activities.ts';
import { readActivityCalendar } from './activities/read-activity-calendar.ts';
import { closedUnderAge } from './age.ts';
import { sweepBans } from './bans/bans.ts';
import { stopComparingAddress } from './bans/stop-comparing-address.ts';
import { askIdentityCheck, askPhotoCheck } from './checks/ask-check.ts';
import { decideConnectionCheck, withdrawConnectionCheck } from './checks/decide-connection-check.ts';
import { getConnectionVerification } from './checks/get-connection-verification.ts';
import { listConnectionChecks } from './checks/list-connection-checks.ts';
import { readCheckPose } from './checks/read-check-pose.ts';
import { takeBackCheck } from './checks/take-back-check.ts';
import { evidence } from './evidence.ts';
import { broadcasts, seen, topics } from './live.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { haveMatched } from './people/agreed.ts';
import { likePerson, passPerson, undoPass } from './people/choose.ts';
import { matchCircle } from './people/circle.ts';
import { partBlocked, unmatch } from './people/end-match.ts';
import { getConnectionPerson } from './people/get-connection-person.ts';
import { countMatches, listMatches } from './people/list-matches.ts';
import { listUserMatches } from './people/list-user-matches.ts';
import { shareFact, unshareFact } from './people/share-fact.ts';
import { personalData } from './personal-data.ts';
import { deleteConnectionPhoto } from './photos/delete-connection-photo.ts';
import { describeConnectionPhoto } from './photos/describe-connection-photo.ts';
import { deletePhotoFiles, sweepPhotos } from './photos/dropped.ts';
import { listConnectionPhotos } from './photos/list-connection-photos.ts';
import { orderConnectionPhotos } from './photos/order-connection-photos.ts';
import { readConnectionPhoto } from './photos/read-connection-photo.ts';
import { restoreConnectionPhoto } from './photos/restore-connection-photo.ts';
import { uploadConnectionPhoto } from './photos/upload-connection-photo.ts';
import { policies } from './policy.ts';
import { createRelationshipProfile } from './profile/create-relationship-profile.ts';
import { declareAge } from './profile/declare-age.ts';
import { deleteRelationshipProfile } from './profile/delete-relationship-profile.ts';
import { getConnectionDraft, saveConnectionDraft } from './profile/drafts.ts';
import { editRelationshipProfile } from './profile/edit-relationship-profile.ts';
import { getConnectionStanding } from './profile/get-connection-standing.ts';
import { getRelationshipProfile } from './profile/get-relationship-profile.ts';
import { viewOwnConnection } from './profile/view-own-connection.ts';
import { reportables } from './reportable.ts';
import { activityWords, draftContent, photoWords, profileWords } from './seal.ts';
import { seed } from './seed.ts';

export const connections = serverArea({
  contract: connectionsContract,
  handlers: {
    getConnectionStanding,
    declareAge,
    getRelationshipProfile,
    createRelationshipProfile,
    editRelationshipProfile,
    deleteRelationshipProfile,
    viewOwnConnection,
    getConnectionDraft,
    saveConnectionDraft,
    listMatches,
    countMatches,
    listUserMatches,
    getConnectionPerson,
    likePerson,
    passPerson,
    undoPass,
    unmatch,
    shareFact,
    unshareFact,
    inviteToActivity,
    listConnectionActivities,
    answerActivity,
    confirmActivity,
    readActivityCalendar,
    listConnectionPhotos,
    uploadConnectionPhoto,
    describeConnectionPhoto,
    orderConnectionPhotos,
    deleteConnectionPhoto,
    restoreConnectionPhoto,
    readConnectionPhoto,
    getConnectionVerification,
    askPhotoCheck,
    askIdentityCheck,
    takeBackCheck,
    listConnectionChecks,
    readCheckPose,
    decideConnectionCheck,
    withdrawConnectionCheck,
    stopComparingAddress,
  },
  policies,
  work: {
    reactions: [partBlocked, deletePhotoFiles],
    jobs: [
      job('connections.sweep-photos', '47 * * * *', sweepPhotos),
      job('connections.sweep-bans', '52 4 * * *', sweepBans),
    ],
  },
  live: { broadcasts, topics, seen },
  declares: {
    notices,
    reportables,
    personalData,
    evidence,
    sealed: [profileWords, draftContent, activityWords, photoWords],
    fills: [agreements.with(haveMatched), circles.with(matchCircle), closedPaths.with(closedUnderAge)],
  },
  rows: {
    seed,
  },
  matrix,
});
