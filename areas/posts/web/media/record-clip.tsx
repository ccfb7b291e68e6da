import { Circle, RotateCcw, Square, Video } from 'lucide-react';
import { useRef, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import type { Media } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { sendCaptions, sendPoster, uploadFile } from '../data-media.ts';
import { type CaptionLine, timeWords, webVttOf } from './caption-lines.ts';
import { stillOf } from './still-of.ts';
import { TrackEditor } from './track-editor.tsx';
import { tracks } from './tracks.ts';
import { canRecord, type Recording, useRecorder } from './use-recorder.ts';

interface Props {
  readonly onUse: (media: Media) => void;
  readonly onClose: () => void;
}

/** FEED-10, C-54: records from the camera, adds captions, and hands the clip to the post being written. */
export function RecordClip({ onUse, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const { stage, turnOn, start, stop, again } = useRecorder(video);
  const [lines, setLines] = useState<readonly CaptionLine[]>([]);
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const busy = sent !== undefined;

  const use = async ({ file, seconds }: Recording) => {
    setFailure(undefined);
    setSent(0);
    try {
      const media = await uploadFile(file, setSent);
      const withStill = await addStill(media, video.current);
      const captions = webVttOf(lines, seconds);
      const isSpoken = lines.some(({ text }) => text.trim() !== '');
      onUse(isSpoken ? await sendCaptions(media.id, new Blob([captions])) : withStill);
    } catch (error) {
      setFailure(textForPeople(error));
      setSent(undefined);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      dirty={stage.name === 'recording' || stage.name === 'recorded'}
      size="l"
      title="Record a clip"
      description={`Record up to ${limits.videoSeconds / 60} minutes. No one sees it until you press Post.`}
      footer={
        stage.name === 'recorded' && (
          <>
            <Button variant="primary" pending={busy} pendingText="Sending…" onClick={() => void use(stage.recording)}>
              Add to my post
            </Button>
            <Button
              icon={RotateCcw}
              aria-disabled={busy || undefined}
              onClick={() => {
                setLines([]);
                again();
              }}
            >
              Record again
            </Button>
          </>
        )
      }
    >
      {!canRecord() && (
        <Notice tone="warn" title="This browser can’t record video">
          Record with your phone or camera instead, then choose the clip with “Photo/video”.
        </Notice>
      )}
      {canRecord() && (stage.name === 'off' || stage.name === 'asking') && (
        <div className="stack">
          {stage.name === 'off' && stage.problem && (
            <div role="alert">
              <FieldError id="camera-problem">{stage.problem}</FieldError>
            </div>
          )}
          <p>Your browser asks before it turns on camera and microphone.</p>
          <Button
            variant="primary"
            icon={Video}
            pending={stage.name === 'asking'}
            pendingText="Waiting for your answer…"
            onClick={() => void turnOn()}
          >
            Turn on the camera
          </Button>
        </div>
      )}
      {(stage.name === 'ready' || stage.name === 'recording') && (
        <div className="stack">
          {/* biome-ignore lint/a11y/useMediaCaption: the camera's own picture, without sound */}
          <video ref={video} className="dialog-clip" playsInline aria-label="What the camera sees" />
          <div className="row">
            <Button
              variant="primary"
              icon={stage.name === 'ready' ? Circle : Square}
              onClick={stage.name === 'ready' ? start : stop}
            >
              {stage.name === 'ready' ? 'Start recording' : 'Stop recording'}
            </Button>
            {stage.name === 'recording' && <p className="num">Recording: {timeWords(stage.seconds)}</p>}
          </div>
        </div>
      )}
      {stage.name === 'recorded' && (
        <div className="stack">
          {/* biome-ignore lint/a11y/useMediaCaption: its captions are being written below */}
          <video
            ref={video}
            className="dialog-clip"
            src={stage.recording.url}
            controls
            playsInline
            aria-label="Your recording"
          />
          <h3>Captions</h3>
          <TrackEditor help={tracks.captions.help} video={video} lines={lines} onChange={setLines} />
        </div>
      )}
      {busy && <Progress label="Sending your clip" value={Math.round(sent * 100)} />}
      {failure && (
        <div role="alert">
          <FieldError id="live-failure">{failure}</FieldError>
        </div>
      )}
    </Dialog>
  );
}

/** Without a still the clip is posted all the same: its first frame is black until it plays. */
async function addStill(media: Media, video: HTMLVideoElement | null): Promise<Media> {
  const still = video && (await stillOf(video));
  return still ? sendPoster(media.id, still).catch(() => media) : media;
}
