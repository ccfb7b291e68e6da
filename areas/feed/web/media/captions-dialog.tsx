import { useRef, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import type { Media } from '../../contract.ts';
import { sendCaptions } from '../data-media.ts';
import { type CaptionLine, webVttOf } from './caption-lines.ts';
import { CaptionsEditor } from './captions-editor.tsx';

interface Props {
  readonly media: Media;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: (media: Media) => void;
}

export function CaptionsDialog({ media, name, onClose, onDone }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [lines, setLines] = useState<readonly CaptionLine[]>([]);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const empty = lines.every(({ text }) => text.trim() === '');
  const save = async () => {
    if (empty) return setFailure('Add a line and write what is said.');
    setPending(true);
    try {
      const file = new Blob([webVttOf(lines, video.current?.duration || media.seconds)], { type: 'text/vtt' });
      onDone(await sendCaptions(media.id, file));
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
      title={`Captions for ${name.toLowerCase()}`}
      footer={
        <>
          <Button variant="primary" pending={pending} pendingText="Saving…" onClick={() => void save()}>
            Save captions
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/useMediaCaption: this is where its captions are made */}
      <video ref={video} className="dialog-clip" src={media.url} controls preload="metadata" aria-label={name} />
      <CaptionsEditor video={video} lines={lines} onChange={setLines} />
      {failure && (
        <div role="alert">
          <FieldError id="captions-error">{failure}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
