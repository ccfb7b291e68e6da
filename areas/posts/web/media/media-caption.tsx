import { AlignLeft, CaptionsOff, ImageOff } from 'lucide-react';
import { later } from '#platform/web/later.tsx';
import { useSession } from '#platform/web/session.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { Media, Post } from '../../contract.ts';
import { useSettings } from '../feed-settings.tsx';
import { firstName } from '../words.ts';
import { nameOfKind } from './media-names.ts';

/** Their place is kept meanwhile. */
const CaptionTools = later(async () => (await import('./caption-tools.tsx')).CaptionTools);

interface Props {
  readonly media: Media;
  readonly post: Post;
  readonly place: string;
  /** Of a clip: its captions or its audio description were changed here. */
  readonly onTracks?: () => void;
}

/** Under it: its description or transcript as text, or what is missing and what can be done about it. */
export function MediaCaption({ media, post, place, onTracks }: Props) {
  const { showAltText } = useSettings();
  const isMember = useSession().member !== null;
  const word = nameOfKind(media.kind);
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
              {summaries[media.kind]}
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
          <Icon icon={media.kind === 'audio' ? CaptionsOff : ImageOff} />
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

const summaries = { image: 'Picture description', video: 'Clip description', audio: 'Transcript' } as const;

function lackWords({ kind, wantsDescription }: Media, { mine, author }: Post, word: string): string {
  const who = mine ? 'You ask' : `${firstName(author.displayName)} asks`;
  if (kind === 'audio') {
    return wantsDescription ? `${who} others to write down this ${word}.` : `This ${word} has no transcript yet.`;
  }
  return wantsDescription ? `${who} others to describe this ${word}.` : `This ${word} has no description yet.`;
}
