import { AudioLines, Captions, Image } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Media } from '../../contract.ts';
import { imageTypes } from '../../pure/limits.ts';
import { sendPoster } from '../data-media.ts';
import { tracks } from '../media/tracks.ts';

const TrackDialog = lazy(async () => ({ default: (await import('../media/track-dialog.tsx')).TrackDialog }));

interface Props {
  readonly media: Media;
  readonly name: string;
  readonly onChange: (media: Media) => void;
}

/** Captions, descriptions and the still of a clip, before it is posted. */
export function ClipTools({ media, name, onChange }: Props) {
  const [busy, setBusy] = useState(false);
  const [writing, setWriting] = useState<keyof typeof tracks>();
  const run = async (work: () => Promise<Media>, done: string) => {
    setBusy(true);
    try {
      onChange(await work());
      toast({ title: done });
    } catch (error) {
      failed('That didn’t work')(error);
    } finally {
      setBusy(false);
    }
  };
  const state = media.captionsUrl
    ? 'This clip has captions.'
    : 'This clip has no captions yet. Deaf people, and people without sound, need them.';
  const described = media.descriptionsUrl
    ? 'It has descriptions.'
    : 'Audio description tells blind people what can be seen but not heard.';
  return (
    <div className="stack">
      <p className="small">{busy ? 'Sending…' : `${state} ${described}`}</p>
      <div className="row">
        <Button icon={Captions} onClick={() => setWriting('captions')}>
          Write captions<span className="vh"> for {name}</span>
        </Button>
        <FileButton
          icon={Captions}
          accept=".vtt,.srt,text/vtt"
          onFiles={([file]) => file && void run(() => tracks.captions.send(media.id, file), tracks.captions.done)}
        >
          Caption file (.vtt)<span className="vh"> for {name}</span>
        </FileButton>
        <Button icon={AudioLines} onClick={() => setWriting('descriptions')}>
          Write descriptions<span className="vh"> for {name}</span>
        </Button>
        <FileButton
          icon={AudioLines}
          accept=".vtt,.srt,text/vtt"
          onFiles={([file]) =>
            file && void run(() => tracks.descriptions.send(media.id, file), tracks.descriptions.done)
          }
        >
          Description file (.vtt)<span className="vh"> for {name}</span>
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
          <TrackDialog
            track={tracks[writing]}
            media={media}
            name={name}
            of={name.charAt(0).toLowerCase() + name.slice(1)}
            onClose={() => setWriting(undefined)}
            onDone={(next) => {
              onChange(next);
              setWriting(undefined);
              toast({ title: tracks[writing].done });
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
