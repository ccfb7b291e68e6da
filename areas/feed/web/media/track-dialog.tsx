import { useRef, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import type { Media } from '../../contract.ts';
import { type CaptionLine, webVttOf } from './caption-lines.ts';
import { TrackEditor } from './track-editor.tsx';
import type { Track } from './tracks.ts';

interface Props {
  readonly track: Track;
  readonly media: Media;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: (media: Media) => void;
}

/** Writes the captions or the descriptions of a clip. */
export function TrackDialog({ track, media, name, onClose, onDone }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [lines, setLines] = useState<readonly CaptionLine[]>([]);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const empty = lines.every(({ text }) => text.trim() === '');
  const save = async () => {
    if (empty) return setFailure(track.empty);
    setPending(true);
    try {
      const file = new Blob([webVttOf(lines, video.current?.duration || media.seconds)], { type: 'text/vtt' });
      onDone(await track.send(media.id, file));
    } catch (error) {
      setFailure(textForPeople(error));
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dirty={!empty}
      size="l"
      title={`${track.title} for ${name.toLowerCase()}`}
      footer={
        <>
          <Button variant="primary" pending={pending} pendingText="Saving…" onClick={() => void save()}>
            {track.save}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/useMediaCaption: this is where its tracks are made */}
      <video ref={video} className="dialog-clip" src={media.url} controls preload="metadata" aria-label={name} />
      <TrackEditor help={track.help} video={video} lines={lines} onChange={setLines} />
      {failure && (
        <div role="alert">
          <FieldError id="track-error">{failure}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
