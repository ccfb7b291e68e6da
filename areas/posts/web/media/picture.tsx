import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import type { Media, Post } from '../../contract.ts';
import { useSettings } from '../feed-settings.tsx';
import { MediaCaption } from './media-caption.tsx';

interface Props {
  readonly media: Media;
  readonly post: Post;
  /** Ends the names of its controls. */
  readonly place: string;
  /** The first picture of a page is fetched at once. */
  readonly eager: boolean;
}

// The width of the middle column; below it the picture is as wide as the window.
const sizes = '(min-width: 60rem) 36rem, 100vw';

const words = ({ alt, decorative }: Media) => (decorative ? '' : alt || 'A picture without a description');

export function Picture({ media, post, place, eager }: Props) {
  const { hideUndescribed } = useSettings();
  const [shown, setShown] = useState(false);
  const undescribed = media.alt === '' && !media.decorative;
  const hidden = undescribed && hideUndescribed && !post.mine && !shown;
  const show = () => {
    const restore = rememberFocus();
    setShown(true);
    setTimeout(restore);
  };
  return (
    <figure className="plate">
      {hidden ? (
        <div className="plate-hidden">
          <p>A picture without a description is hidden.</p>
          <Button icon={Eye} onClick={show}>
            Show this picture<span className="vh"> {place}</span>
          </Button>
        </div>
      ) : (
        <img
          src={media.url}
          srcSet={media.smallUrl ? `${media.smallUrl} 640w, ${media.url} ${media.width}w` : undefined}
          sizes={sizes}
          width={media.width}
          height={media.height}
          alt={words(media)}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      <MediaCaption media={media} post={post} place={place} />
    </figure>
  );
}
