import { useEffect, useEffectEvent, useState } from 'react';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import { limits } from '../pure/limits.ts';
import { say } from './data.ts';

interface HereState {
  /** This page has a place among the viewers; undefined: nothing was heard yet. */
  readonly isIn: boolean | undefined;
  readonly isFull: boolean;
  readonly viewers: number;
}
interface Answer {
  readonly broadcastId: number;
  readonly isIn: boolean;
  readonly isFull: boolean;
  readonly viewers: number;
}
const isAnswer = (payload: object): payload is Answer => 'isIn' in payload && 'viewers' in payload;

/** Says every few seconds that this page is open, and hears how many watch. `named`: the author may see who it is. */
export function useHere(id: number, named: boolean, onAnswer: () => void = () => undefined): HereState {
  const [state, setState] = useState<HereState>({ isIn: undefined, isFull: false, viewers: 0 });
  const memberId = useSession().member?.id;
  const beat = useEffectEvent(() => void say('broadcastHere', { broadcastId: id, named }));
  useLive(
    memberId === undefined ? undefined : `user:${memberId}`,
    ({ name, payload }) => {
      if (name !== 'broadcastHere' || !isAnswer(payload) || payload.broadcastId !== id) return;
      const { isIn, isFull, viewers } = payload;
      setState({ isIn, isFull, viewers });
      onAnswer();
    },
    { onStart: () => void say('broadcastHere', { broadcastId: id, named }) },
  );
  useEffect(() => {
    const timer = setInterval(() => beat(), limits.beatMs);
    return () => clearInterval(timer);
  }, []);
  // What the viewer chooses counts at once.
  useEffect(() => {
    say('broadcastHere', { broadcastId: id, named });
  }, [id, named]);
  return state;
}
