import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { WantedDescription } from '../../contract.ts';
import { opening } from '../words.ts';
import { nameOfKind } from './media-names.ts';
import { OfferForm } from './offer-form.tsx';

/** One picture, clip or audio note that waits for words, with where it comes from and one's own offer. */
export function WantedItem({ wanted }: { readonly wanted: WantedDescription }) {
  const { media, author, postId, excerpt, myOffer, createdAt } = wanted;
  const [writing, setWriting] = useState(false);
  const id = `wanted-${media.id}`;
  const word = nameOfKind(media.kind);
  const isSound = media.kind === 'audio';
  const mine = myOffer ? 'Change my transcript' : 'Write down this audio note';
  const place = `${author.displayName}'s ${word} to “${opening(excerpt)}”`;
  const end = () => {
    setWriting(false);
    setTimeout(() => document.getElementById(id)?.focus());
  };
  return (
    <article id={id} className="sheet post" tabIndex={-1} aria-labelledby={`${id}-name`}>
      <header className="post-head">
        <Avatar name={author.displayName} src={author.avatar} />
        <div className="post-who">
          <h2 id={`${id}-name`}>
            {author.displayName}
            <span className="vh">
              {' '}
              asks for words for {isSound ? 'an' : 'a'} {word} to “{opening(excerpt)}”
            </span>
          </h2>
          <p>
            <Time value={createdAt} />
          </p>
        </div>
      </header>
      <p className="post-lines">
        {opening(excerpt, 200)}{' '}
        <Link href={`/post/${postId}`}>
          See the post<span className="vh"> of {place}</span>
        </Link>
      </p>
      <figure className="plate">
        {media.kind === 'image' && (
          <img
            src={media.url}
            width={media.width}
            height={media.height}
            alt="Not described yet"
            loading="lazy"
            decoding="async"
          />
        )}
        {media.kind === 'video' && (
          // biome-ignore lint/a11y/useMediaCaption: it may have none yet; the words are asked for here
          <video src={media.url} controls preload="none" poster={media.posterUrl ?? undefined} aria-label={place} />
        )}
        {isSound && (
          <div className="plate-sound">
            {/* biome-ignore lint/a11y/useMediaCaption: its words are asked for here */}
            <audio src={media.url} controls preload="none" aria-label={place} />
          </div>
        )}
      </figure>
      {myOffer && !writing && (
        <p className="offer-mine">
          <strong>You offered:</strong> {myOffer}
        </p>
      )}
      {writing ? (
        <OfferForm media={media} place={place} author={author.displayName} present={myOffer} onDone={end} />
      ) : (
        <p className="wanted-acts">
          <Button icon={Pencil} onClick={() => setWriting(true)}>
            {isSound ? mine : myOffer ? 'Change my description' : `Describe this ${word}`}
            <span className="vh"> {place}</span>
          </Button>
        </p>
      )}
    </article>
  );
}
