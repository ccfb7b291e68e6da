import { useState } from 'react';
import { later } from '#platform/web/later.tsx';
import type { Media, Post } from '../../contract.ts';
import { MediaCaption } from './media-caption.tsx';

/** Its place is kept by the proportions of the clip. */
const Player = later(async () => (await import('#platform/web/preferences/media.tsx')).Media);
const DescriptionSwitch = later(async () => (await import('./description-switch.tsx')).DescriptionSwitch);

/** A clip with the browser's own controls; captions are on unless the reader turns them off. */
export function Clip({ media, post, place }: { readonly media: Media; readonly post: Post; readonly place: string }) {
  const { width, height, url, posterUrl, captionsUrl, descriptionsUrl, alt } = media;
  const [describes, setDescribes] = useState<boolean>();
  const [line, setLine] = useState('');
  // Its words stand at the same address when they have changed: a player that is drawn anew asks for them again.
  const [round, setRound] = useState(0);
  return (
    <figure className="plate">
      <div className="plate-clip" style={{ aspectRatio: `${width} / ${height}` }}>
        <Player
          key={round}
          kind="video"
          src={url}
          poster={posterUrl ?? undefined}
          label={`Clip: ${alt || place}`}
          describes={describes}
          onDescription={setLine}
        >
          {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en-AU" label="Captions" default />}
          {descriptionsUrl && <track kind="descriptions" src={descriptionsUrl} srcLang="en-AU" label="Descriptions" />}
        </Player>
      </div>
      {descriptionsUrl && <DescriptionSwitch on={describes} line={line} place={place} onChange={setDescribes} />}
      <MediaCaption media={media} post={post} place={place} onTracks={() => setRound(round + 1)} />
    </figure>
  );
}
