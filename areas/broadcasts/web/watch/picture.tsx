import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLive } from '#platform/web/live/use-live.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { Broadcast } from '../../contract.ts';
import { readBroadcastAgain, readPiece } from '../data.ts';
import { canPlay, createPlayer, type Player, type PlayerStage } from './player.ts';

interface Sent {
  readonly id: number;
  readonly number: number;
  readonly key: boolean;
}
const isSent = (payload: object): payload is Sent => 'number' in payload && 'key' in payload;

/** Picture and sound. What cannot be played here is still in the captions. */
export function Picture({ broadcast }: { readonly broadcast: Broadcast }) {
  const { id, type, title, keyPiece, lastPiece } = broadcast;
  const video = useRef<HTMLVideoElement>(null);
  const player = useRef<Player>(undefined);
  const [stage, setStage] = useState<PlayerStage>('waiting');
  const [round, setRound] = useState(0);
  useLive(
    `broadcast:${id}`,
    ({ name, payload }) => {
      if (name === 'broadcastPieceSent' && isSent(payload)) player.current?.heard(payload.number, payload.key);
    },
    { onGap: () => readBroadcastAgain(id) },
  );
  const plays = canPlay(type);
  const begin = useEffectEvent((own: Player) => void own.begin(keyPiece ?? lastPiece, lastPiece));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins anew
  useEffect(() => {
    const shown = video.current;
    if (!shown || !plays) return;
    const own = createPlayer({
      video: shown,
      type,
      read: (number, signal) => readPiece(id, number, signal),
      onStage: setStage,
    });
    player.current = own;
    begin(own);
    // The reader has pressed to start; where that is not enough, the controls have a button.
    void shown.play().catch(() => undefined);
    return () => {
      player.current = undefined;
      own.end();
    };
  }, [id, type, plays, round]);
  // What was read again after a break tells what was missed.
  useEffect(() => {
    if (keyPiece !== null) player.current?.heard(keyPiece, true);
    player.current?.heard(lastPiece, false);
  }, [keyPiece, lastPiece]);
  if (!plays) {
    return (
      <Notice tone="warn" title="This browser can’t play this live video">
        You can read the captions and comment. The recording plays in more browsers.
      </Notice>
    );
  }
  return (
    <div className="stack">
      {stage === 'failed' && (
        <Notice
          tone="warn"
          title="The picture stopped"
          action={
            <Button
              onClick={() => {
                readBroadcastAgain(id);
                setStage('waiting');
                setRound(round + 1);
              }}
            >
              Try again
            </Button>
          }
        >
          The captions continue.
        </Notice>
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: its captions are live text beside it, which comes before the picture does */}
      <video ref={video} className="live-video" controls playsInline aria-label={`Live video: ${title}`} />
    </div>
  );
}
