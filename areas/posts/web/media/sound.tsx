import { later } from '#platform/web/later.tsx';
import type { Media, Post } from '../../contract.ts';
import { MediaCaption } from './media-caption.tsx';

/** Its place is kept meanwhile. */
const Player = later(async () => (await import('#platform/web/preferences/media.tsx')).Media);

/** An audio note with the browser's own controls; what it says stands below it, in writing. */
export function Sound({ media, post, place }: { readonly media: Media; readonly post: Post; readonly place: string }) {
  return (
    <figure className="plate">
      <div className="plate-sound">
        <Player kind="audio" src={media.url} label={`Audio note: ${place}`} />
      </div>
      <MediaCaption media={media} post={post} place={place} />
    </figure>
  );
}
