import { searchOf } from '#areas/spaces/server/public.ts';
import { broadcast, serverArea } from '#platform/server/area.ts';
import { communitiesContract, rollCallChanged } from '../contract.ts';
import { createCommunity } from './create-community.ts';
import { editCommunity } from './edit-community.ts';
import { countLocalCommunities } from './find/count-local-communities.ts';
import { listLocalCommunities } from './find/list-local-communities.ts';
import { listMyCommunityMemberships } from './find/list-my-community-memberships.ts';
import { suggestCommunityPlaces } from './find/suggest-community-places.ts';
import { getCommunity } from './get-community.ts';
import { joinCommunity } from './join-community.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { personalData } from './personal-data.ts';
import { addPlaceNote } from './place-notes/add-place-note.ts';
import { deletePlaceFact } from './place-notes/delete-place-fact.ts';
import { deletePlaceNote } from './place-notes/delete-place-note.ts';
import { listPlaceNotes } from './place-notes/list-place-notes.ts';
import { measurePlace } from './place-notes/measure-place.ts';
import { reportables } from './place-notes/reportable.ts';
import { policies } from './policy.ts';
import { answerBuddy } from './roll-call/answer-buddy.ts';
import { answerRollCall } from './roll-call/answer-roll-call.ts';
import { chooseBuddy } from './roll-call/choose-buddy.ts';
import { endRollCall } from './roll-call/end-roll-call.ts';
import { getRollCall } from './roll-call/get-roll-call.ts';
import { jobs } from './roll-call/jobs.ts';
import { startRollCall } from './roll-call/start-roll-call.ts';
import { seed } from './seed.ts';

export const communities = serverArea({
  contract: communitiesContract,
  handlers: {
    listLocalCommunities,
    countLocalCommunities,
    suggestCommunityPlaces,
    listMyCommunityMemberships,
    joinCommunity,
    getCommunity,
    createCommunity,
    editCommunity,
    listPlaceNotes,
    addPlaceNote,
    deletePlaceNote,
    measurePlace,
    deletePlaceFact,
    getRollCall,
    startRollCall,
    answerRollCall,
    endRollCall,
    chooseBuddy,
    answerBuddy,
  },
  policies,
  work: {
    jobs,
  },
  live: {
    broadcasts: [
      broadcast(
        rollCallChanged,
        ({ to }) => to.map((id) => `user:${id}`),
        ({ communityId }) => ({ communityId }),
      ),
    ],
  },
  declares: {
    notices,
    searches: [{ kind: 'communities', label: 'Local communities', ...searchOf('community') }],
    reportables,
    personalData,
  },
  pages: {
    embeds: [
      { path: /^\/local-communities$/, operation: 'listMyCommunityMemberships' },
      { path: /^\/local-communities\/([1-9]\d*)/, operation: 'getCommunity', input: ([, id = '']) => ({ id }) },
    ],
  },
  rows: {
    seed,
  },
  matrix,
});
