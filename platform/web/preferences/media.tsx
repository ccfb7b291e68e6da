import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { part } from '../later.tsx';
import { Button } from '../ui/button.tsx';
import { usePreference } from './store.tsx';

const voice = part(() => import('../speech/speaker.ts'));

export interface MediaProps {
  readonly kind: 'video' | 'audio';
  readonly src: string;
  /** The version with audio description, where there is one. */
  readonly described?: string | undefined;
  readonly poster?: string | undefined;
  /** Name for assistive technology. */
  readonly label: string;
  /** <track> elements: captions, and kind="descriptions". */
  readonly children?: ReactNode;
}

/** Media that starts by itself only if autoplay is on, then without sound, and can always be paused. */
export function Media({ kind, src, described, poster, label, children }: MediaProps) {
  const wantsDescription = usePreference('audioDescriptions');
  const may = usePreference('autoplay') && kind === 'video';
  const still = usePreference('reduceMotion');
  const media = useRef<HTMLVideoElement>(null);
  useEffect(
    () => (media.current ? describe(media.current, wantsDescription && !described) : undefined),
    [wantsDescription, described],
  );
  const start = may && !still;
  // Turning autoplay off also stops what started by itself and was not touched since.
  useEffect(() => {
    if (!start && media.current?.muted) media.current.pause();
  }, [start]);
  const shared = {
    ref: media,
    src: wantsDescription && described ? described : src,
    'aria-label': label,
    controls: true,
    preload: start ? 'metadata' : 'none',
  } as const;
  return kind === 'audio' ? (
    <audio {...shared}>{children}</audio>
  ) : (
    <video {...shared} poster={poster} muted={start} autoPlay={start} playsInline>
      {children}
    </video>
  );
}

/** Chooses the track of descriptions and speaks its lines, which no browser does by itself. */
function describe(media: HTMLMediaElement, on: boolean): () => void {
  const stop = new AbortController();
  for (const track of media.textTracks) {
    if (track.kind !== 'descriptions') continue;
    track.mode = on ? 'showing' : 'disabled';
    const say = () => {
      const texts = [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text);
      const speak = ({ speaker }: typeof import('../speech/speaker.ts')) => {
        for (const text of texts) speaker.say({ text, rank: 1 });
      };
      // Without its code there is no voice; the track still shows its words.
      void voice.load().then(speak, () => undefined);
    };
    if (on) track.addEventListener('cuechange', say, { signal: stop.signal });
  }
  return () => stop.abort();
}

export interface MovingPictureProps {
  readonly src: string;
  /** A still of it. */
  readonly still: string;
  readonly alt: string;
}

/** A GIF: its still and a Play button, unless autoplay is on. */
export function MovingPicture({ src, still, alt }: MovingPictureProps) {
  const may = usePreference('autoplay');
  const calm = usePreference('reduceMotion');
  const [asked, setAsked] = useState<boolean | null>(null);
  const playing = asked ?? (may && !calm);
  return (
    <span className="moving-picture">
      <img src={playing ? src : still} alt={alt} />
      <Button icon={Play} onClick={() => setAsked(!playing)}>
        {playing ? 'Stop the picture' : 'Play the picture'}
      </Button>
    </span>
  );
}
