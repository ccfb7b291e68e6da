import { broadcast, rejudge, serverArea } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { vrContract, vrMessageSent, vrRoomChanged, vrSpaceChanged, vrVisitEnded } from '../contract.ts';
import { deleteVrMessage } from './chat/delete-vr-message.ts';
import { listVrMessages } from './chat/list-vr-messages.ts';
import { sendVrMessage } from './chat/send-vr-message.ts';
import { matrix } from './matrix.ts';
import { partBlocked, partUnfollowed } from './part-blocked.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { reportables } from './reportables.ts';
import { getVrRoom } from './room/get-vr-room.ts';
import { runVrRoom } from './room/run-vr-room.ts';
import { setVrState } from './room/set-vr-state.ts';
import { signals } from './room/signals.ts';
import { takeVrSeat } from './room/take-vr-seat.ts';
import { seed } from './seed.ts';
import { createVrSpace } from './spaces/create-vr-space.ts';
import { deleteVrSpace } from './spaces/delete-vr-space.ts';
import { editVrSpace } from './spaces/edit-vr-space.ts';
import { getVrSpace } from './spaces/get-vr-space.ts';
import { listVrSpaces } from './spaces/list-vr-spaces.ts';
import { forgetMessages, forgetSpoken, settleVisits } from './visits/jobs.ts';
import { joinVrSpace } from './visits/join-vr-space.ts';
import { leaveVrSession } from './visits/leave-vr-session.ts';
import { listMyVrSessions } from './visits/list-my-vr-sessions.ts';
import { findVisit } from './visits/rows.ts';
import { getVrSettings, saveVrSettings } from './visits/settings.ts';
import { endVoice } from './voice/end-voice.ts';
import { joinVrVoice } from './voice/join-vr-voice.ts';
import { leaveVrVoice } from './voice/leave-vr-voice.ts';
import { listVrCaptions } from './voice/list-vr-captions.ts';
import { offerVrVoice } from './voice/offer-vr-voice.ts';

const inRoom = ({ spaceId }: { spaceId: number }) => [`vr-room:${spaceId}`];
/** For lists: that something changed, not what. */
const toLists = () => ['vr'];
const nothing = () => ({});

export const vr = serverArea({
  contract: vrContract,
  handlers: {
    listVrSpaces,
    getVrSpace,
    createVrSpace,
    editVrSpace,
    deleteVrSpace,
    joinVrSpace,
    leaveVrSession,
    listMyVrSessions,
    getVrSettings,
    saveVrSettings,
    getVrRoom,
    takeVrSeat,
    setVrState,
    runVrRoom,
    listVrMessages,
    sendVrMessage,
    deleteVrMessage,
    joinVrVoice,
    offerVrVoice,
    leaveVrVoice,
    listVrCaptions,
  },
  policies,
  work: {
    reactions: [partBlocked, partUnfollowed, endVoice],
    jobs: [settleVisits, forgetSpoken, forgetMessages],
  },
  live: {
    broadcasts: [
      broadcast(vrSpaceChanged, toLists, nothing),
      broadcast(vrRoomChanged, toLists, nothing),
      broadcast(vrRoomChanged, inRoom),
      broadcast(vrMessageSent, inRoom),
      broadcast(
        vrVisitEnded,
        ({ userId }) => [`user:${userId}`],
        ({ spaceId, sessionId }) => ({ spaceId, sessionId }),
      ),
    ],
    rejudges: [rejudge(vrVisitEnded, ({ userId }) => [userId])],
    topics: {
      vr: () => true,
      'vr-room': async ({ id, principal, db }) =>
        id !== undefined &&
        (await findVisit(queryIn(db), { userId: principal.id, spaceId: id, now: new Date() })) !== undefined,
    },
    signals,
  },
  declares: {
    reportables,
    personalData,
  },
  pages: {
    embeds: [{ path: /^\/vr-social-spaces$/, operation: 'listVrSpaces' }],
  },
  rows: {
    seed,
  },
  matrix,
});
