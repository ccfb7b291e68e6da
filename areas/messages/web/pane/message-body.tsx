import { AlignLeft, Mic } from 'lucide-react';
import { Fragment } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { Message, MessageMedia } from '../../contract.ts';
import { WithSymbols } from '../symbols/public.ts';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)'\]])/;

/** Addresses in what somebody wrote can be followed; everything else stays as it was written. */
const linked = (text: string) =>
  text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
      <Link key={index} href={part} newTab>
        {part}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
      <Fragment key={index}>{part}</Fragment>
    ),
  );

export function MessageBody({
  message,
  withSymbols,
}: {
  readonly message: Message;
  /** Pictures above the words, also of what was written without. */
  readonly withSymbols: boolean;
}) {
  if (message.deleted) return <p className="msg-bubble msg-deleted">Message deleted</p>;
  return (
    <>
      {message.media.map((media) =>
        media.kind === 'image' ? (
          <Picture key={media.id} media={media} />
        ) : (
          <Voice key={media.id} media={media} senderId={message.fromUserId} />
        ),
      )}
      {message.content !== '' &&
        (withSymbols ? (
          <div className="msg-bubble">
            <WithSymbols text={message.content} symbols={message.symbols} />
          </div>
        ) : (
          <p className="msg-bubble">{linked(message.content)}</p>
        ))}
    </>
  );
}

function Picture({ media }: { readonly media: MessageMedia }) {
  return (
    <figure className="msg-picture">
      <img
        src={media.smallUrl ?? media.url}
        alt={media.alt || 'Picture without a description'}
        width={media.width}
        height={media.height}
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        {media.alt ? (
          <Disclosure summary="Picture description" icon={AlignLeft}>
            <p>{media.alt}</p>
          </Disclosure>
        ) : (
          <p className="small soft">No one has described this picture yet.</p>
        )}
      </figcaption>
    </figure>
  );
}

function Voice({ media, senderId }: { readonly media: MessageMedia; readonly senderId: number }) {
  const { transcript, transcriptBy } = media;
  const writer = transcriptBy?.id === senderId ? undefined : transcriptBy?.displayName;
  return (
    <div className="msg-bubble msg-voice">
      <p className="row">
        <Icon icon={Mic} />
        <strong>Voice note</strong>
        <span className="num">{secondsWords(media.seconds)}</span>
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said stands under it as text */}
      <audio controls preload="none" src={media.url} aria-label="Voice note" />
      {transcript ? (
        <p>
          <span className="small soft">{writer ? `Transcript by ${writer}: ` : 'Transcript: '}</span>
          {transcript}
        </p>
      ) : (
        <p className="small soft">No transcript.</p>
      )}
    </div>
  );
}

const secondsWords = (seconds: number) => {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 60) return counted(whole, 'second');
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
};
