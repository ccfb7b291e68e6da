import { AudioLines, Captions } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Media, Post } from '../../contract.ts';
import { renewPost } from '../data.ts';
import { tracks } from './tracks.ts';

const TrackDialog = lazy(async () => ({ default: (await import('./track-dialog.tsx')).TrackDialog }));
const icons = { captions: Captions, descriptions: AudioLines } as const;
const kinds = ['captions', 'descriptions'] as const;

interface Props {
  readonly media: Media;
  readonly post: Post;
  readonly place: string;
  /** The clip has other words now: whoever plays it reads them anew. */
  readonly onChanged: () => void;
}

/** For the author of a clip that was posted: its captions and its audio description, also later. */
export function ChangeTracks({ media, post, place, onChanged }: Props) {
  const [writing, setWriting] = useState<(typeof kinds)[number]>();
  const done = (kind: (typeof kinds)[number]) => {
    setWriting(undefined);
    toast({ title: tracks[kind].urlOf(media) ? 'Your changes are saved' : tracks[kind].done });
    void renewPost(post.id);
    onChanged();
  };
  return (
    <>
      {kinds.map((kind) => (
        <Button key={kind} variant="quiet" icon={icons[kind]} aria-haspopup="dialog" onClick={() => setWriting(kind)}>
          {tracks[kind].urlOf(media) ? tracks[kind].change : tracks[kind].add}
          <span className="vh"> {place}</span>
        </Button>
      ))}
      <Suspense fallback={null}>
        {writing && (
          <TrackDialog
            track={tracks[writing]}
            media={media}
            name={place}
            of={place}
            onClose={() => setWriting(undefined)}
            onDone={() => done(writing)}
          />
        )}
      </Suspense>
    </>
  );
}
