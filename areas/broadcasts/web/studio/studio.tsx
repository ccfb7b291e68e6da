import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Devices } from '#platform/web/call/devices.tsx';
import { useLocalMedia } from '#platform/web/call/use-local-media.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Broadcast } from '../../contract.ts';
import { useEnd } from '../data.ts';
import { Ended } from '../ended.tsx';
import { OnAir } from './on-air.tsx';
import { StartForm } from './start-form.tsx';
import { useBroadcaster } from './use-broadcaster.ts';

/** From the preview to the end. The camera is let go when this leaves the page. */
export function Studio({ type }: { readonly type: Broadcast['type'] }) {
  const [running, setRunning] = useState<Broadcast>();
  const [keeps, setKeeps] = useState(true);
  const [isOver, setOver] = useState(false);
  const local = useLocalMedia({ how: 'camera', isOut: isOver }, () => undefined);
  const { audio, video } = local.tracks;
  const stream = useMemo(() => (audio && video ? new MediaStream([video, audio]) : undefined), [audio, video]);
  const end = useEnd(running?.id ?? 0);
  const [ending, setEnding] = useState(false);
  const finish = async (keepsRecording: boolean) => {
    if (!running || ending) return;
    setEnding(true);
    try {
      await broadcaster.stop();
      await end.mutateAsync({ id: running.id, keepsRecording });
    } catch (error) {
      // It ends by itself: nothing more arrives. The server knows only what was chosen at the start.
      const kept = keeps && !keepsRecording ? ' What was sent is still kept: you can take it out of your post.' : '';
      toast({
        title: 'Couldn’t tell the server that you ended it',
        description: `${textForPeople(error)} It ends by itself within a minute.${kept}`,
        variant: 'destructive',
      });
    }
    setEnding(false);
    setOver(true);
  };
  const broadcaster = useBroadcaster(() => void finish(keeps));
  const leave = useEffectEvent(() => {
    if (!running || ending || isOver) return;
    const { id } = running;
    toast({ title: 'Your live video has ended', description: 'It ends when you leave its page.' });
    const tell = async () => {
      await broadcaster.stop();
      await end.mutateAsync({ id, keepsRecording: keeps });
    };
    // What can’t be told now, the server notices within a minute.
    tell().catch(() => undefined);
  });
  useEffect(() => () => leave(), []);
  useEffect(() => {
    if (!running || isOver) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [running, isOver]);

  if (running && isOver) return <Ended id={running.id} />;
  return (
    <div className="stack">
      {local.problem && (
        <div role="alert">
          <Notice tone="warn" title={local.problem}>
            A live video needs a camera and a microphone.
          </Notice>
        </div>
      )}
      {!stream && !local.problem && <Spinner label="Waiting for the camera" />}
      {stream && <Preview stream={stream} />}
      {stream && !running && (
        <>
          <Devices local={local} />
          <StartForm
            type={type}
            onStarted={(broadcast, keepsRecording) => {
              setKeeps(keepsRecording);
              broadcaster.begin(broadcast.id, stream, type);
              setRunning(broadcast);
            }}
          />
        </>
      )}
      {stream && running && (
        <OnAir
          broadcast={running}
          tracks={{ audio, video }}
          view={broadcaster.view}
          now={broadcaster.now}
          ending={ending}
          onEnd={(keepsRecording) => void finish(keepsRecording)}
        />
      )}
    </div>
  );
}

/** The camera’s own picture, without sound, or it would howl. */
function Preview({ stream }: { readonly stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    shown.srcObject = stream;
    void shown.play().catch(() => undefined);
  }, [stream]);
  return (
    <figure>
      <video ref={video} className="live-video" playsInline muted />
      <figcaption>What the camera sees</figcaption>
    </figure>
  );
}
