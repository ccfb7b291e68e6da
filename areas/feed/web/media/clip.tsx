import { later } from '#platform/web/later.tsx';
import type { Media, Post } from '../../contract.ts';
import { MediaCaption } from './media-caption.tsx';

/** Its place is kept by the proportions of the clip. */
const Player = later(async () => (await import('#platform/web/preferences/media.tsx')).Media);

/** A clip with the browser's own controls; captions are on unless the reader turns them off. */
export function Clip({ media, post, place }: { readonly media: Media; readonly post: Post; readonly place: string }) {
  const { width, height, url, posterUrl, captionsUrl, alt } = media;
  return (
    <figure className="plate">
      <div className="plate-clip" style={{ aspectRatio: `${width} / ${height}` }}>
        <Player kind="video" src={url} poster={posterUrl ?? undefined} label={`Clip: ${alt || place}`}>
          {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en-AU" label="Captions" default />}
        </Player>
      </div>
      <MediaCaption media={media} post={post} place={place} />
    </figure>
  );
}
