import { Captions, Image } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Media } from '../../contract.ts';
import { imageTypes } from '../../pure/limits.ts';
import { sendCaptions, sendPoster } from '../data-media.ts';

const CaptionsDialog = lazy(async () => ({ default: (await import('../media/captions-dialog.tsx')).CaptionsDialog }));

interface Props {
  readonly media: Media;
  readonly name: string;
  readonly onChange: (media: Media) => void;
}

/** Captions and the still of a clip, before it is posted. */
export function ClipTools({ media, name, onChange }: Props) {
  const [busy, setBusy] = useState(false);
  const [writing, setWriting] = useState(false);
  const run = async (work: () => Promise<Media>, done: string) => {
    setBusy(true);
    try {
      onChange(await work());
      toast({ title: done });
    } catch (error) {
      toast({ title: 'That did not work', description: textForPeople(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const state = media.captionsUrl
    ? 'This clip has captions.'
    : 'This clip has no captions yet. Deaf people, and people without sound, need them.';
  return (
    <div className="stack">
      <p className="small">{busy ? 'Sending…' : state}</p>
      <div className="row">
        <Button icon={Captions} onClick={() => setWriting(true)}>
          Write captions<span className="vh"> for {name}</span>
        </Button>
        <FileButton
          icon={Captions}
          accept=".vtt,.srt,text/vtt"
          onFiles={([file]) => file && void run(() => sendCaptions(media.id, file), 'Captions added')}
        >
          Caption file (.vtt)<span className="vh"> for {name}</span>
        </FileButton>
        <FileButton
          icon={Image}
          accept={imageTypes.join(',')}
          onFiles={([file]) => file && void run(() => sendPoster(media.id, file), 'Still picture added')}
        >
          Still picture<span className="vh"> for {name}</span>
        </FileButton>
      </div>
      <Suspense fallback={null}>
        {writing && (
          <CaptionsDialog
            media={media}
            name={name}
            onClose={() => setWriting(false)}
            onDone={(next) => {
              onChange(next);
              setWriting(false);
              toast({ title: 'Captions added' });
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
