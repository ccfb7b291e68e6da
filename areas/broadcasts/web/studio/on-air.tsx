import { Eye, EyeOff, Mic, MicOff, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Broadcast } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { clockOf } from '../../pure/transcript.ts';
import { Conversation } from '../conversation.tsx';
import { readBroadcastAgain, readViewersAgain, useBroadcast, useViewers } from '../data.ts';
import { useHere } from '../here.ts';
import { OwnCaptions } from './own-captions.tsx';
import type { Broadcasting } from './use-broadcaster.ts';

interface OnAirProps {
  readonly broadcast: Broadcast;
  readonly tracks: { readonly audio: MediaStreamTrack | null; readonly video: MediaStreamTrack | null };
  readonly view: Broadcasting;
  /** Milliseconds since the recording began. */
  readonly now: () => number;
  readonly ending: boolean;
  readonly onEnd: (keepsRecording: boolean) => void;
}

const statusWords: Readonly<Record<Broadcast['status'], string>> = {
  starting: 'You’re going live…',
  live: 'You’re live.',
  ended: 'You’re no longer live.',
};

/** After so long without a piece that got through, viewers wait. */
const slowMs = 5000;

export function OnAir({ broadcast, tracks, view, now, ending, onEnd }: OnAirProps) {
  const { id, title, space } = broadcast;
  const { data = broadcast } = useBroadcast(id);
  const [isAsking, setAsking] = useState(false);
  const [isMuted, setMuted] = useState(false);
  useLive(`broadcast:${id}`, ({ name }) => {
    if (name === 'broadcastChanged') readBroadcastAgain(id);
  });
  const { viewers } = useHere(id, false, () => readViewersAgain(id));
  const { status } = data;
  const isLive = status === 'live';
  const told = useRef(false);
  useEffect(() => {
    if (isLive && !told.current) announce('You’re live. Others can watch now.');
    told.current ||= isLive;
  }, [isLive]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { failingSince, isOver } = view.sender;
  const isSlow = failingSince !== undefined && Date.now() - failingSince > slowMs;
  return (
    <div className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>
        <strong>{statusWords[status]}</strong>{' '}
        <span className="num">
          {clockOf(view.seconds * 1000)} of {limits.minutes}:00.
        </span>{' '}
        {viewers === 0 ? 'No one is watching yet.' : `${counted(viewers, 'person', 'people')} watching.`}
      </p>
      {isSlow && !isOver && (
        <div role="alert">
          <Notice tone="warn" title="Your connection is slow">
            Viewers have to wait. Your video is sent as soon as the connection allows. Captions are sent separately.
          </Notice>
        </div>
      )}
      {(isOver || view.isBroken) && (
        <div role="alert">
          <Notice tone="warn" title={isOver ? 'This live video has ended' : 'The camera or the recording stopped'}>
            Nothing more is sent. What was sent can still become part of your post: end it below.
          </Notice>
        </div>
      )}
      <div className="row">
        <Toggles tracks={tracks} isMuted={isMuted} onMute={setMuted} />
        <Button variant="danger" icon={Square} pending={ending} pendingText="Ending…" onClick={() => setAsking(true)}>
          End the live video
        </Button>
      </div>
      <p>
        Others find it in your post, or at {/* Leaving this page would end the live video. */}
        <Link href={`/live/${id}`} newTab>
          /live/{id}
        </Link>
        .
      </p>
      <OwnCaptions id={id} now={now} isOn={!isMuted && !isOver} />
      <Watching id={id} viewers={viewers} />
      <Conversation broadcast={broadcast} />
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="End the live video?"
        description="Your post and its comments stay. You can delete them there."
        footer={
          <>
            <Button
              variant="primary"
              data-autofocus=""
              onClick={() => {
                setAsking(false);
                onEnd(true);
              }}
            >
              {space ? 'End and keep what I said' : 'End and keep the recording'}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                onEnd(false);
              }}
            >
              {space ? 'End and keep nothing' : 'End without a recording'}
            </Button>
          </>
        }
      >
        <p>
          {space
            ? 'What you said can become part of your post, as text. Posts of groups have no clips.'
            : 'With a recording, the clip, its captions and what you said as text become part of your post.'}
        </p>
      </Dialog>
    </div>
  );
}

/** Silence and a covered camera, while the rest goes on. Each says what is so now. */
function Toggles({
  tracks,
  isMuted,
  onMute,
}: Pick<OnAirProps, 'tracks'> & { readonly isMuted: boolean; readonly onMute: (isMuted: boolean) => void }) {
  const [isCovered, setCovered] = useState(false);
  const { audio, video } = tracks;
  useEffect(() => {
    if (audio) audio.enabled = !isMuted;
  }, [audio, isMuted]);
  useEffect(() => {
    if (video) video.enabled = !isCovered;
  }, [video, isCovered]);
  return (
    <>
      <Button
        icon={isMuted ? MicOff : Mic}
        onClick={() => {
          onMute(!isMuted);
          announce(isMuted ? 'Your microphone is on.' : 'Your microphone is off.');
        }}
      >
        {isMuted ? 'Turn the microphone on' : 'Turn the microphone off'}
      </Button>
      <Button
        icon={isCovered ? EyeOff : Eye}
        onClick={() => {
          setCovered(!isCovered);
          announce(isCovered ? 'Your picture is shown.' : 'Your picture is covered.');
        }}
      >
        {isCovered ? 'Show my picture' : 'Cover my picture'}
      </Button>
    </>
  );
}

/** Who watches, of those who said that they may be seen. */
function Watching({ id, viewers }: { readonly id: number; readonly viewers: number }) {
  const { data = [] } = useViewers(id);
  if (viewers === 0) return null;
  return (
    <Section title="Who is watching" intro="Viewers choose whether you see their name." side>
      {data.length > 0 && <p>{data.map(({ displayName }) => displayName).join(', ')}</p>}
      {viewers > data.length && (
        <p className="soft">{counted(viewers - data.length, 'person', 'people')} without a name.</p>
      )}
    </Section>
  );
}
