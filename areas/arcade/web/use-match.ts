import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import type { ClockChoice, GameAct, GameMatch } from '../contract.ts';
import {
  readListsAgain,
  readMatchAgain,
  readMessagesAgain,
  readRoomAgain,
  useAct,
  usePlay,
  useRoomMatch,
} from './data.ts';

/** Moves that are known before the whole game has been read again. */
interface Ahead {
  readonly matchId: number;
  readonly change: number;
  readonly moves: readonly string[];
}

const newer = (one: GameMatch | null | undefined, other: GameMatch | null): GameMatch | null => {
  if (!one || !other) return one ?? other;
  if (one.id !== other.id) return one.id > other.id ? one : other;
  return one.change >= other.change ? one : other;
};

/**
 * The game of a room as it is now. A move of the other comes with the news of it; one’s own is shown at once and goes
 * back with the reason when the server refuses it.
 */
export function useMatch(roomId: number) {
  const read = useRoomMatch(roomId);
  const [told, setTold] = useState<GameMatch | null>(null);
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const newest = newer(read.data, told);
  const isAhead = ahead !== null && newest !== null && ahead.matchId === newest.id && ahead.change > newest.change;
  const match: GameMatch | null = newest && isAhead ? { ...newest, moves: [...ahead.moves] } : newest;

  /** What is ahead stays until something newer has come, so that nothing on the board goes back and forth. */
  const again = () => readMatchAgain(roomId);
  const all = () => {
    readRoomAgain(roomId);
    readMessagesAgain(roomId);
  };
  const isPlain =
    newest?.clock === null && newest.end === null && Object.values(newest.offers).every((one) => one === null);
  useLive(
    `game-room:${roomId}`,
    ({ name, payload }) => {
      if (name === 'gameMessageSent') readMessagesAgain(roomId);
      if (name === 'gameRoomChanged') readRoomAgain(roomId);
      if (name !== 'gameChanged' || !match) return name === 'gameChanged' ? readMatchAgain(roomId) : undefined;
      const { matchId, change, move, seq } = payload;
      if (matchId === match.id && Number(change) <= Math.max(match.change, isAhead ? ahead.change : 0)) return;
      const follows = matchId === match.id && typeof move === 'string' && seq === match.moves.length + 1;
      if (!follows || !isPlain) return again();
      setAhead({ matchId: match.id, change: Number(change), moves: [...match.moves, move] });
    },
    // What happened while the page was on its way was told to nobody.
    { onStart: all, onGap: all },
  );

  const failed = (error: Error) => {
    setRefused(textForPeople(error));
    setAhead(null);
    again();
  };
  const done = (answer: GameMatch) => {
    setTold((before) => newer(before, answer));
    if (answer.end) {
      readRoomAgain(roomId);
      readListsAgain();
    }
  };
  const sending = usePlay({ onDone: done, onFail: failed });
  const [lost, setLost] = useState(0);
  // Another tab of the same person may have sent the computer’s move: then this one is late, and nothing is wrong.
  const answering = usePlay({
    onDone: done,
    onFail: () => {
      setLost((times) => times + 1);
      again();
    },
  });
  const acting = useAct(roomId, {
    onDone: done,
    onFail: (error) => {
      const why = textForPeople(error);
      setRefused(why);
      announce(why, { urgent: true });
      again();
    },
  });
  const calling = useAct(roomId, { onDone: done, onFail: again });
  return {
    ...{ match, read, refused },
    callTime: () => calling.mutate({ id: roomId, act: 'callTime' }),
    sending: sending.pending,
    acting: acting.pending,
    play: (move: string) => {
      if (!match) return;
      setRefused(null);
      setAhead({ matchId: match.id, change: match.change + 1, moves: [...match.moves, move] });
      sending.mutate({ id: roomId, move, seq: match.moves.length });
    },
    /** The computer’s move, found in this browser. */
    answer: (move: string) => {
      if (match) answering.mutate({ id: roomId, move, seq: match.moves.length });
    },
    answering: answering.pending,
    /** How often it did not arrive. */
    lost,
    act: (act: GameAct, clock?: ClockChoice) => {
      setRefused(null);
      acting.mutate({ id: roomId, act, ...(clock && { clock }) });
    },
  };
}

export type UsedMatch = ReturnType<typeof useMatch>;
