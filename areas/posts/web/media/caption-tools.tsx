import { lazy, Suspense, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Media, Post } from '../../contract.ts';
import { ChangeTracks } from './change-tracks.tsx';

const OfferForm = lazy(async () => ({ default: (await import('./offer-form.tsx')).OfferForm }));
const OwnDescription = lazy(async () => ({ default: (await import('./own-description.tsx')).OwnDescription }));
const Offers = lazy(async () => ({ default: (await import('./offers.tsx')).Offers }));

interface Props {
  readonly media: Media;
  readonly post: Post;
  readonly place: string;
  /** picture, clip or audio note */
  readonly word: string;
  readonly onTracks?: (() => void) | undefined;
}

/** For its author: describe it, also later, and judge what others offer. For everybody else: offer words. */
export function CaptionTools({ media, post, place, word, onTracks }: Props) {
  const [open, setOpen] = useState<'form' | 'offers' | null>(null);
  const toggle = (part: 'form' | 'offers') => setOpen(open === part ? null : part);
  const close = () => setOpen(null);
  const isSound = media.kind === 'audio';
  const verb = isSound
    ? media.alt
      ? 'Change the transcript'
      : 'Add a transcript'
    : media.alt
      ? 'Change the description'
      : 'Add a description';
  const offer = isSound ? 'Write down this audio note' : `Describe this ${word}`;
  return (
    <>
      <div className="row plate-acts">
        <Button variant="quiet" aria-expanded={open === 'form'} onClick={() => toggle('form')}>
          {post.mine ? verb : offer}
          <span className="vh"> {place}</span>
        </Button>
        {post.mine && media.kind === 'video' && onTracks && (
          <ChangeTracks media={media} post={post} place={place} onChanged={onTracks} />
        )}
        {post.mine && media.offers > 0 && (
          <Button variant="quiet" aria-expanded={open === 'offers'} onClick={() => toggle('offers')}>
            {isSound ? counted(media.offers, 'offered transcript') : counted(media.offers, 'offered description')}
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
