import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { CasePicture } from '../contract.ts';
import { SafeText } from './parts.tsx';
import { usePause } from './use-pause.ts';

const kinds = {
  picture: 'Picture',
  clip: 'Clip',
  sound: 'Audio note',
  avatar: 'Profile picture',
  banner: 'Banner',
} as const;

const words = { picture: 'picture', clip: 'clip', sound: 'audio note', avatar: 'picture', banner: 'picture' } as const;

export const pictureName = ({ kind }: CasePicture, at: number, count: number): string =>
  count > 1 ? `${kinds[kind]}, ${at + 1} of ${count}` : kinds[kind];

interface Props {
  readonly pictures: readonly CasePicture[];
  /** They can be asked for although the moderator pauses: somebody may be in danger. */
  readonly inDanger?: boolean;
}

/** What can be seen of a case. Nothing of it is fetched until the moderator asks, one by one; no reload remembers it. */
export function CoveredPictures({ pictures, inDanger = false }: Props) {
  const isPaused = usePause() && !inDanger;
  if (pictures.length === 0) return null;
  return (
    <>
      {isPaused && <p>Pictures and clips stay covered until your break is over.</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list case-pictures" role="list" aria-label="Pictures and clips">
        {pictures.map((picture, at) => (
          <li key={picture.url} className="case-picture-item">
            <CoveredPicture
              key={String(isPaused)}
              picture={picture}
              name={pictureName(picture, at, pictures.length)}
              mayShow={!isPaused}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface OneProps {
  readonly picture: CasePicture;
  readonly name: string;
  readonly mayShow: boolean;
}

export function CoveredPicture({ picture, name, mayShow }: OneProps) {
  const [isShown, setIsShown] = useState(false);
  const toggle = () => {
    announce(`${name}: ${isShown ? 'covered' : 'shown'}.`);
    setIsShown(!isShown);
  };
  const word = words[picture.kind];
  return (
    <>
      <p className="case-picture-name">{name}</p>
      {picture.description ? (
        <SafeText
          text={picture.description}
          what={`${word === 'audio note' ? 'transcript' : 'description'} of ${name}`}
        />
      ) : (
        <p className="soft">{word === 'audio note' ? 'No transcript.' : 'No description.'}</p>
      )}
      {word === 'clip' && !picture.captionsUrl && <p className="soft">No captions.</p>}
      <div className="case-picture no-print">
        {isShown ? (
          <Shown picture={picture} name={name} />
        ) : (
          <p className="case-cover">
            <Icon icon={EyeOff} /> Covered
          </p>
        )}
      </div>
      {mayShow && (
        <Button
          icon={isShown ? EyeOff : Eye}
          onClick={toggle}
          description={isShown || word !== 'picture' ? undefined : 'a covered picture'}
        >
          {isShown ? 'Cover it again' : `Show this ${word}`}
          <span className="vh"> ({name})</span>
        </Button>
      )}
    </>
  );
}

/** Its description is beside it, so its name is enough here. A clip waits to be played, without sound. */
export function Shown({ picture, name }: { readonly picture: CasePicture; readonly name: string }) {
  const { kind, url, posterUrl, captionsUrl, width, height } = picture;
  const [hasFailed, setHasFailed] = useState(false);
  const fail = () => {
    announce(`${name} didn't load.`);
    setHasFailed(true);
  };
  if (hasFailed) {
    return <p>It didn't load. It may have been deleted, or its owner doesn’t share it with you.</p>;
  }
  if (kind === 'sound') {
    // biome-ignore lint/a11y/useMediaCaption: its words are beside it
    return <audio src={url} aria-label={name} preload="metadata" controls onError={fail} />;
  }
  return kind === 'clip' ? (
    <video
      src={url}
      poster={posterUrl ?? undefined}
      width={width}
      height={height}
      aria-label={name}
      preload="metadata"
      controls
      muted
      playsInline
      onError={fail}
    >
      {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en-AU" label="Captions" default />}
    </video>
  ) : (
    <img src={url} width={width} height={height} alt={name} decoding="async" onError={fail} />
  );
}
