import { Flag, History, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { WholePost } from '#areas/posts/contract.ts';
import {
  AuthorLink,
  HistoryDialog,
  LikeButton,
  PostMedia,
  PostTags,
  PostText,
  postName,
  reportedAuthor,
  SaveButton,
  sharePost,
} from '#areas/posts/web/public.ts';
import { DocumentView, mediaIdsOf } from '#areas/writing/web/public.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { useSession } from '#platform/web/session.ts';
import { ReadAloud } from '#platform/web/speech/read-aloud.tsx';
import { absoluteTime } from '#platform/web/time/relative-time.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { AskAuthor } from './ask-author.tsx';

/** The topic’s own text. */
export function Opening({ post }: { readonly post: WholePost }) {
  const { member } = useSession();
  const [open, setOpen] = useState(post.contentWarning === '' || post.mine);
  const [history, setHistory] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const { author, document, media } = post;
  const name = postName(post);
  const inside = document ? mediaIdsOf(document) : [];
  const beside = media.filter(({ id }) => !inside.includes(id));
  return (
    <article className="sheet" aria-labelledby="topic-author">
      <header className="topic-head">
        <Avatar name={author.displayName} src={author.avatar} />
        <div>
          <h2 id="topic-author">
            {post.type === 'question' ? 'Asked by ' : 'Started by '}
            <AuthorLink author={author} />
          </h2>
          <p>
            {author.location && `${author.location} · `}
            {absoluteTime(post.createdAt)}
            {post.editedAt && ' · Edited'}
            {post.mine && post.anonymous && ' · Yours, without your name'}
          </p>
        </div>
      </header>
      <div className="topic-text stack" id="topic-text" tabIndex={-1} ref={text}>
        {open ? (
          <>
            {document ? (
              <DocumentView document={document} media={media} headingOffset={1} idPrefix="topic" />
            ) : (
              <PostText content={post.content} />
            )}
            {beside.length > 0 && <PostMedia post={{ ...post, media: beside }} eager />}
          </>
        ) : (
          <Notice
            tone="warn"
            title={`This topic mentions ${post.contentWarning}`}
            action={
              <Button
                onClick={() => {
                  setOpen(true);
                  setTimeout(() => text.current?.focus());
                }}
              >
                Show the text
              </Button>
            }
          >
            Its text is hidden until you open it.
          </Notice>
        )}
      </div>
      <PostTags post={post} />
      {open && <ReadAloud target={text} what={name} />}
      <div className="acts">
        {member && (
          <>
            <LikeButton post={post} name={name} />
            <SaveButton post={post} name={name} />
          </>
        )}
        <Button variant="quiet" className="act" icon={Share2} onClick={() => void sharePost(post)}>
          Share<span className="vh"> {name}</span>
        </Button>
        {member && post.editedAt && (
          <Button variant="quiet" className="act" icon={History} onClick={() => setHistory(true)}>
            See what changed<span className="vh"> in {name}</span>
          </Button>
        )}
        {post.anonymous && post.canDelete && !post.mine && (
          <AskAuthor contentType="post" contentId={post.id} what={name} />
        )}
        {member && !post.mine && (
          <Button
            variant="quiet"
            className="act"
            icon={Flag}
            data-safety=""
            onClick={() =>
              openReport({
                contentType: 'post',
                contentId: post.id,
                ...reportedAuthor(author),
                subject: name,
              })
            }
          >
            Report<span className="vh"> {name}</span>
          </Button>
        )}
      </div>
      {history && <HistoryDialog id={post.id} onClose={() => setHistory(false)} />}
    </article>
  );
}
