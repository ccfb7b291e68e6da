import { BookOpenText, DoorClosed } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { loadPollPart } from '#areas/polls/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { PictureTexts } from '#platform/web/preferences/picture-texts.tsx';
import { ReadPictures } from '#platform/web/preferences/read-picture.tsx';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { useSession } from '#platform/web/session.ts';
import { ReadAloud } from '#platform/web/speech/read-aloud.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { TagList } from '#platform/web/ui/chip.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Post } from '../../contract.ts';
import { renewPost } from '../data.ts';
import { PostMedia } from '../media/post-media.tsx';
import { opening, postName } from '../words.ts';
import { PostText } from './post-text.tsx';

const PollPart = lazy(async () => ({ default: await loadPollPart() }));
const EasyOffersDialog = lazy(async () => ({
  default: (await import('../easy/easy-offers-dialog.tsx')).EasyOffersDialog,
}));

interface Props {
  readonly post: Post;
  readonly level: 2 | 3;
  /** The first post of a page: its picture is fetched at once. */
  readonly first: boolean;
  readonly onClose?: (() => void) | undefined;
}

/** Articles and topics have pages of their own; a list shows how they begin. */
const openingLength = 150;

/** Words of the way to that page, for posts that have one. */
function leadOf({ type, forumId }: Post): string | undefined {
  if (type === 'blog') return 'Read full article';
  return forumId === null ? undefined : 'Read it in the forums';
}

/** What a post says and shows, with how long and how hard it is to read. */
export function PostBody({ post, level, first, onClose }: Props) {
  const assisted = usePreference('readingAssistance');
  const [chosen, setEasy] = useState<boolean>();
  const [judging, setJudging] = useState(false);
  const isMember = useSession().member !== null;
  const text = useRef<HTMLDivElement>(null);
  const name = postName(post);
  const Title = `h${level + 1}` as 'h4';
  const away = leadOf(post);
  // With reading help the easy version opens first, as that of blogs does.
  const easy = !away && post.easyContent !== '' && (chosen ?? assisted);
  const start = `post-${post.id}-start`;
  const shown = away ? { ...post, media: post.media.slice(0, 1) } : post;
  return (
    <>
      {/* Opening the door moves the focus here. */}
      <div ref={text} className="post-body stack" id={`post-${post.id}-body`} tabIndex={-1}>
        {post.title && <Title id={start}>{post.title}</Title>}
        {away ? (
          <p id={post.title ? undefined : start}>{opening(post.content, openingLength)}</p>
        ) : (
          <PostText content={easy ? post.easyContent : post.content} firstId={post.title ? undefined : start} />
        )}
      </div>
      {away && (
        <ButtonLink href={post.path}>
          {away}
          <span className="vh"> {post.title || name}</span>
        </ButtonLink>
      )}
      <div className="post-reading">
        <p className="small soft">
          {easy ? 'Easy English version' : `${counted(post.reading.minutes, 'minute')} · ${post.reading.level}`}
        </p>
        {post.easyContent && !away && (
          <Button variant="quiet" icon={BookOpenText} pressed={easy} onClick={() => setEasy(!easy)}>
            {easy ? 'Show the original' : 'Show in Easy English'}
            <span className="vh"> {name}</span>
          </Button>
        )}
        {post.easyOffers > 0 && (
          <Button
            variant="quiet"
            icon={BookOpenText}
            description="offered Easy English versions"
            onClick={() => setJudging(true)}
          >
            {counted(post.easyOffers, 'offered Easy English version')}
            <span className="vh"> of {name}</span>
          </Button>
        )}
        {onClose && (
          <Button variant="quiet" icon={DoorClosed} onClick={onClose}>
            Cover the text again<span className="vh"> of {name}</span>
          </Button>
        )}
        <ReadAloud target={text} what={name} />
        <ReadPictures alts={post.media.map(({ alt }) => alt)} what={name} />
      </div>
      <Suspense fallback={null}>
        {judging && <EasyOffersDialog postId={post.id} onClose={() => setJudging(false)} />}
      </Suspense>
      {post.poll && (
        <Suspense fallback={<Skeleton count={1} look="row" label="Loading the poll" />}>
          <PollPart
            poll={post.poll}
            name={name}
            canVote={isMember}
            editedAt={post.editedAt}
            onChanged={() => renewPost(post.id)}
          />
        </Suspense>
      )}
      {shown.media.length > 0 && <PostMedia post={shown} eager={first} />}
      <PictureTexts alts={shown.media.flatMap(({ kind, alt }) => (kind === 'image' ? alt : []))} />
    </>
  );
}

/** The label carries the post's name, so that lists of tags differ on one page. */
export const PostTags = ({ post }: { readonly post: Post }) =>
  post.tags.length > 0 && (
    <TagList
      label={`Tags of ${postName(post)}`}
      tags={post.tags.map((tag) => ({ label: tag, href: `/tag/${encodeURIComponent(tag)}` }))}
    />
  );
