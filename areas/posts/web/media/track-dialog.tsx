import { useEffect, useRef, useState } from 'react';
import { readCaptions } from '#platform/contract/webvtt.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Media } from '../../contract.ts';
import { readTrack } from '../data-media.ts';
import { type CaptionLine, linesOf, webVttOf } from './caption-lines.ts';
import { TrackEditor } from './track-editor.tsx';
import type { Track } from './tracks.ts';

interface Props {
  readonly track: Track;
  readonly media: Media;
  readonly name: string;
  /** The same within a sentence. */
  readonly of: string;
  readonly onClose: () => void;
  readonly onDone: (media: Media) => void;
}

/** Writes the captions or the descriptions of a clip. */
export function TrackDialog({ track, media, name, of, onClose, onDone }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [before, setBefore] = useState<{ readonly lines: readonly CaptionLine[]; readonly replaces: string }>();
  const [changed, setChanged] = useState<readonly CaptionLine[]>();
  const lines = changed ?? before?.lines ?? [];
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const empty = lines.every(({ text }) => text.trim() === '');
  // Until it is known what there is, nothing can take its place.
  useEffect(() => {
    readTrack(track.urlOf(media)).then(
      ({ text, replaces }) => setBefore({ lines: linesOf(readCaptions(text) ?? []), replaces }),
      (error: unknown) => setFailure(textForPeople(error)),
    );
  }, [track, media]);
  const save = async () => {
    if (!before) return;
    if (empty) return setFailure(track.empty);
    setPending(true);
    try {
      const file = new Blob([webVttOf(lines, video.current?.duration || media.seconds)], { type: 'text/vtt' });
      onDone(await track.send(media.id, file, before.replaces));
    } catch (error) {
      setFailure(textForPeople(error));
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dirty={changed !== undefined && !(empty && before?.lines.length === 0)}
      size="l"
      title={`${track.title} for ${of}`}
      footer={
        <>
          {before && (
            <Button variant="primary" pending={pending} pendingText="Saving…" onClick={() => void save()}>
              {track.save}
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/useMediaCaption: this is where its tracks are made */}
      <video ref={video} className="dialog-clip" src={media.url} controls preload="metadata" aria-label={name} />
      {before && <TrackEditor help={track.help} video={video} lines={lines} onChange={setChanged} />}
      {!before && !failure && <Skeleton count={1} label="Loading the lines" />}
      {failure && (
        <div role="alert">
          <FieldError id="track-error">{failure}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
