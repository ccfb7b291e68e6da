import { AlignLeft, CaptionsOff, ImageOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { Media, Post } from '../../contract.ts';
import { useSettings } from '../feed-settings.tsx';
import { counted, firstName } from '../words.ts';

const OfferForm = lazy(async () => ({ default: (await import('./offer-form.tsx')).OfferForm }));
const OwnDescription = lazy(async () => ({ default: (await import('./own-description.tsx')).OwnDescription }));
const Offers = lazy(async () => ({ default: (await import('./offers.tsx')).Offers }));

interface Props {
  readonly media: Media;
  readonly post: Post;
  readonly place: string;
}

/** Under a picture or clip: its description as text, or what is missing and what can be done about it. */
export function MediaCaption({ media, post, place }: Props) {
  const { showAltText } = useSettings();
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
      {(missing || post.mine) && <CaptionTools media={media} post={post} place={place} word={word} />}
    </figcaption>
  );
}

const lackWords = ({ wantsDescription }: Media, { mine, author }: Post, word: string) =>
  wantsDescription
    ? `${mine ? 'You ask' : `${firstName(author.displayName)} asks`} others to describe this ${word}.`
    : `This ${word} has no description yet.`;

/** For its author: describe it, also later, and judge what others offer. For everybody else: offer words. */
function CaptionTools({ media, post, place, word }: Props & { readonly word: string }) {
  const isMember = useSession().member !== null;
  const [open, setOpen] = useState<'form' | 'offers' | null>(null);
  if (!isMember) return null;
  const toggle = (part: 'form' | 'offers') => setOpen(open === part ? null : part);
  const close = () => setOpen(null);
  const verb = media.alt ? 'Change the description' : 'Add a description';
  return (
    <>
      <div className="row plate-acts">
        <Button variant="quiet" aria-expanded={open === 'form'} onClick={() => toggle('form')}>
          {post.mine ? verb : `Describe this ${word}`}
          <span className="vh"> {place}</span>
        </Button>
        {post.mine && media.offers > 0 && (
          <Button variant="quiet" aria-expanded={open === 'offers'} onClick={() => toggle('offers')}>
            {counted(media.offers, 'offered description')}
            <span className="vh"> {place}</span>
          </Button>
        )}
      </div>
      <Suspense fallback={<p role="status">Loading…</p>}>
        {open === 'form' &&
          (post.mine ? (
            <OwnDescription media={media} postId={post.id} place={place} onDone={close} />
          ) : (
            <OfferForm media={media} place={place} author={post.author.displayName} onDone={close} />
          ))}
        {open === 'offers' && <Offers mediaId={media.id} postId={post.id} />}
      </Suspense>
    </>
  );
}
