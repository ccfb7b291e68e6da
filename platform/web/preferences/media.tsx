import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  /** What was chosen for this one; otherwise audioDescriptions decides. */
  readonly describes?: boolean | undefined;
  /** The description of this moment, empty between two of them. */
  readonly onDescription?: ((text: string) => void) | undefined;
}

/** Media that starts by itself only if autoplay is on, then without sound, in view, and can always be paused. */
export function Media({ kind, src, described, poster, label, children, describes, onDescription }: MediaProps) {
  const usually = usePreference('audioDescriptions');
  const wantsDescription = describes ?? usually;
  const tell = useRef(onDescription);
  tell.current = onDescription;
  const may = usePreference('autoplay') && kind === 'video';
  const still = usePreference('reduceMotion');
  const media = useRef<HTMLVideoElement>(null);
  useEffect(
    () =>
      media.current
        ? describe(media.current, wantsDescription && !described, (text) => tell.current?.(text))
        : undefined,
    [wantsDescription, described],
  );
  const start = may && !still;
  // Before the sound comes back with the attribute, so that nothing is heard.
  useLayoutEffect(() => (start && media.current ? playInView(media.current) : undefined), [start]);
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
    <video {...shared} poster={poster} muted={start} playsInline>
      {children}
    </video>
  );
}

/** Plays while half of it is in view, until the person pauses it or turns the sound on. */
function playInView(media: HTMLMediaElement): () => void {
  let started = false;
  let pausing = false;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) {
        started = true;
        // A browser may forbid it; the button is there.
        media.play().catch(() => undefined);
      } else if (!media.paused) {
        pausing = true;
        media.pause();
      }
    },
    { threshold: 0.5 },
  );
  const letGo = () => {
    started = false;
    observer.disconnect();
  };
  const onPause = () => {
    if (!pausing) letGo();
    pausing = false;
  };
  const onVolume = () => {
    if (!media.muted) letGo();
  };
  media.addEventListener('pause', onPause);
  media.addEventListener('volumechange', onVolume);
  observer.observe(media);
  return () => {
    media.removeEventListener('pause', onPause);
    media.removeEventListener('volumechange', onVolume);
    observer.disconnect();
    if (started) media.pause();
  };
}

/** Chooses the track of descriptions and speaks its lines, which no browser does by itself. */
function describe(media: HTMLMediaElement, on: boolean, tell: (text: string) => void): () => void {
  const stop = new AbortController();
  for (const track of media.textTracks) {
    if (track.kind !== 'descriptions') continue;
    track.mode = on ? 'showing' : 'disabled';
    const say = () => {
      const texts = [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text);
      tell(texts.join(' '));
      const speak = ({ speaker }: typeof import('../speech/speaker.ts')) => {
        for (const text of texts) speaker.say({ text, rank: 1 });
      };
      // Without its code there is no voice; the track still shows its words.
      void voice.load().then(speak, () => undefined);
    };
    if (on) track.addEventListener('cuechange', say, { signal: stop.signal });
  }
  return () => {
    stop.abort();
    tell('');
  };
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
