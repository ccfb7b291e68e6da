import { AlignLeft, CaptionsOff, ImageOff } from 'lucide-react';
import { later } from '#platform/web/later.tsx';
import { useSession } from '#platform/web/session.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { Media, Post } from '../../contract.ts';
import { useSettings } from '../feed-settings.tsx';
import { firstName } from '../words.ts';

/** Their place is kept meanwhile. */
const CaptionTools = later(async () => (await import('./caption-tools.tsx')).CaptionTools);

interface Props {
  readonly media: Media;
  readonly post: Post;
  readonly place: string;
  /** Of a clip: its captions or its audio description were changed here. */
  readonly onTracks?: () => void;
}

/** Under a picture or clip: its description as text, or what is missing and what can be done about it. */
export function MediaCaption({ media, post, place, onTracks }: Props) {
  const { showAltText } = useSettings();
  const isMember = useSession().member !== null;
  const word = media.kind === 'image' ? 'picture' : 'clip';
  const noCaptions = media.kind === 'video' && !media.captionsUrl;
  const missing = media.alt === '' && !media.decorative;
  if (!media.alt && !missing && !noCaptions && !post.mine) return null;
  return (
    <figcaption>
      {media.alt && (
        <Disclosure
          icon={AlignLeft}
          open={showAltText}
          summary={
            <>
              {word === 'picture' ? 'Picture description' : 'Clip description'}
              <span className="vh"> {place}</span>
            </>
          }
        >
          <p className="small">{media.alt}</p>
        </Disclosure>
      )}
      {noCaptions && (
        <p className="plate-lack">
          <Icon icon={CaptionsOff} />
          This clip has no captions.
        </p>
      )}
      {missing && (
        <p className="plate-lack">
          <Icon icon={ImageOff} />
          {lackWords(media, post, word)}
        </p>
      )}
      {(missing || post.mine) && isMember && (
        <div className="plate-tools">
          <CaptionTools media={media} post={post} place={place} word={word} onTracks={onTracks} />
        </div>
      )}
    </figcaption>
  );
}

const lackWords = ({ wantsDescription }: Media, { mine, author }: Post, word: string) =>
  wantsDescription
    ? `${mine ? 'You ask' : `${firstName(author.displayName)} asks`} others to describe this ${word}.`
    : `This ${word} has no description yet.`;
