import { broadcast, serverArea } from '#platform/server/area.ts';
import { isGuest } from '#platform/server/principal.ts';
import { broadcastChanged, broadcastPieceSent, broadcastsContract } from '../contract.ts';
import { listBroadcastCaptions } from './captions/list-captions.ts';
import { endBroadcast } from './end-broadcast.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';
import { clearPieces, deletePieces } from './pieces/drop-pieces.ts';
import { readBroadcastPiece } from './pieces/read-piece.ts';
import { sendBroadcastPiece } from './pieces/send-piece.ts';
import { isSeen, policies } from './policy.ts';
import { getBroadcast, listBroadcasts, listBroadcastViewers } from './read-broadcasts.ts';
import { beginRecording, forgetViewers, makeRecordings, settleLost } from './recording.ts';
import { seed } from './seed.ts';
import { signals } from './signals.ts';
import { listBroadcastSpaces } from './spaces.ts';
import { startBroadcast } from './start-broadcast.ts';

const watching = ({ id }: { id: number }) => [`broadcast:${id}`];

export const broadcastsArea = serverArea({
  contract: broadcastsContract,
  handlers: {
    startBroadcast,
    listBroadcasts,
    listBroadcastSpaces,
    getBroadcast,
    endBroadcast,
    listBroadcastViewers,
    sendBroadcastPiece,
    readBroadcastPiece,
    listBroadcastCaptions,
  },
  policies,
  work: {
    reactions: [beginRecording, deletePieces],
    jobs: [settleLost, makeRecordings, clearPieces, forgetViewers],
  },
  live: {
    broadcasts: [
      broadcast(broadcastChanged, watching),
      // For lists: that something changed, not what.
      broadcast(
        broadcastChanged,
        () => ['broadcasts'],
        () => ({}),
      ),
      broadcast(broadcastPieceSent, watching),
    ],
    topics: {
      broadcasts: ({ principal }) => !isGuest(principal),
      broadcast: async ({ id, principal, db }) => id !== undefined && isSeen({ db, principal }, id),
    },
    signals,
  },
  declares: {
    personalData,
  },
  rows: {
    seed,
  },
  matrix,
});
