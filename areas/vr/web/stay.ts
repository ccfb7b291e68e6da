import { useEffect, useEffectEvent } from 'react';
import { tell } from '#platform/web/live/connection.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import { limits, type View } from '../pure/options.ts';

export const send = (name: string, content: Readonly<Record<string, unknown>>): boolean =>
  tell('signal', { name, content });

interface Beat {
  readonly spaceId: number;
  readonly isIn: boolean;
  /** The member’s place in voice has not lapsed. */
  readonly inVoice: boolean;
  readonly present: readonly number[];
}
const isBeat = (payload: object): payload is Beat => 'isIn' in payload && 'present' in payload;

/**
 * Says every few seconds that this page is still open, and hears who else is there. Without it the server counts whoever
 * closed the page as gone after 30 seconds.
 */
export function useStay(
  spaceId: number | undefined,
  { view, voice = false }: { readonly view: View; readonly voice?: boolean },
  onBeat: (beat: Pick<Beat, 'present' | 'inVoice'>) => void,
  onGone: () => void,
): void {
  const memberId = useSession().member?.id;
  useLive(memberId === undefined ? undefined : `user:${memberId}`, ({ name, payload }) => {
    if (name !== 'vrHere' || !isBeat(payload) || payload.spaceId !== spaceId) return;
    if (payload.isIn) onBeat(payload);
    else onGone();
  });
  const beat = useEffectEvent(() => {
    if (spaceId !== undefined) send('vrHere', { spaceId, view, voice });
  });
  useEffect(() => {
    if (spaceId === undefined) return;
    beat();
    const timer = setInterval(() => beat(), limits.beatMs);
    return () => clearInterval(timer);
  }, [spaceId]);
}
