import {
  CircleCheck,
  CornerDownRight,
  Ellipsis,
  Flag,
  History,
  Link2,
  MessageSquareReply,
  Pencil,
  Quote,
  Sparkles,
  Trash2,
} from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Comment, WholePost } from '#areas/posts/contract.ts';
import { AuthorLink, CommentHistory, LikeComment, reportedAuthor } from '#areas/posts/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useSession } from '#platform/web/session.ts';
import { copyAddress } from '#platform/web/share.ts';
import { Readable } from '#platform/web/speech/readable.tsx';
import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Menu } from '#platform/web/ui/menu.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SinceVisit, Topic } from '../contract.ts';
import { AskAuthor } from './ask-author.tsx';
import { bringReplyBack, useAccept, useDeleteReply, useUnaccept } from './data.ts';
import { replyHref, topicHref } from './place.ts';
import { ReplyText } from './reply-text.tsx';
import type { Answering } from './use-writing.ts';

const EditReply = lazy(async () => ({ default: (await import('./edit-reply.tsx')).EditReply }));
const undoMs = 15_000;

interface Props {
  readonly first: Comment;
  readonly post: WholePost;
  readonly topic: Topic;
  readonly since: SinceVisit | null;
  readonly onAnswer: (to: Answering, quote?: string) => void;
}

/** One reply: a heading with its number, who wrote it, and what can be done with it. */
export function ReplyItem({ first: reply, post, topic, since, onAnswer }: Props) {
  const [editing, setEditing] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const { id, number, author, replyTo, createdAt, editedAt } = reply;
  const isAnswer = topic.accepted?.id === id;
  const isNew = since !== null && number > since.number && !reply.mine;
  const endEditing = () => {
    setEditing(false);
    setTimeout(() => document.getElementById(`reply-${number}`)?.focus());
  };
  return (
    <article
      id={`reply-${number}`}
      className="reply"
      tabIndex={-1}
      data-number={number}
      data-answer={isAnswer || undefined}
      aria-labelledby={`reply-${number}-title`}
    >
      <Avatar name={author.displayName} src={author.avatar} size="s" />
      <div>
        <h3 id={`reply-${number}-title`}>
          Reply {number} by <AuthorLink author={author} className="plain forum-name" />
        </h3>
        <div className="forum-meta small soft">
          <Time value={createdAt} />
          {editedAt && <span>Edited</span>}
          {reply.mine && reply.anonymous && <span>Yours, without your name</span>}
          {isNew && (
            <Chip tone="gold" icon={Sparkles}>
              New
            </Chip>
          )}
          {isAnswer && (
            <Chip tone="ok" icon={CircleCheck}>
              Accepted answer
            </Chip>
          )}
        </div>
      </div>
      <div className="reply-in stack">
        {replyTo && (
          <p className="reply-to soft">
            <Link href={replyHref(post.id, replyTo.number)} className="reply-to-link">
              <Icon icon={CornerDownRight} /> In reply to reply {replyTo.number} by {replyTo.author.displayName}
            </Link>
          </p>
        )}
        {reply.muted && !unfolded ? (
          <div className="forum-meta">
            <p className="soft">By someone you muted.</p>
            <Button variant="quiet" onClick={() => setUnfolded(true)}>
              Show<span className="vh"> reply {number}</span>
            </Button>
          </div>
        ) : editing ? (
          <Suspense fallback={<Skeleton count={1} look="row" label="Loading the editor" />}>
            <EditReply reply={reply} onDone={endEditing} />
          </Suspense>
        ) : (
          <>
            <Readable what={`reply ${number}`} className="topic-reply-text stack" data-quotable={id}>
              <ReplyText comment={reply} />
            </Readable>
            <ReplyActs
              reply={reply}
              post={post}
              topic={topic}
              isAnswer={isAnswer}
              onAnswer={onAnswer}
              onEdit={() => setEditing(true)}
            />
          </>
        )}
      </div>
    </article>
  );
}

/** What is selected of this reply’s words; all of them where nothing is. */
function wordsToQuote(reply: Comment): string {
  const selection = getSelection();
  const box = document.querySelector(`[data-quotable="${reply.id}"]`);
  const picked =
    selection && !selection.isCollapsed && box?.contains(selection.anchorNode) && box.contains(selection.focusNode);
  return picked ? selection.toString() : reply.content;
}

interface ActsProps extends Pick<Props, 'post' | 'topic' | 'onAnswer'> {
  readonly reply: Comment;
  readonly isAnswer: boolean;
  readonly onEdit: () => void;
}

function ReplyActs({ reply, post, topic, isAnswer, onAnswer, onEdit }: ActsProps) {
  const { member } = useSession();
  const [asking, setAsking] = useState(false);
  const [history, setHistory] = useState(false);
  const restoreFocus = useRef<() => void>(undefined);
  const remove = useDeleteReply({
    onDone: (mayUndo) => {
      // The address names it no more.
      if (location.hash === `#reply-${reply.number}`) navigate(topicHref(post.id), { replace: true, stay: true });
      setTimeout(() => restoreFocus.current?.(), 100);
      const undo = () =>
        bringReplyBack(reply.id).then(
          () => void toast({ title: 'Reply restored' }),
          failed('Couldn’t restore the reply'),
        );
      toast({
        title: 'Reply deleted',
        ...(mayUndo && { duration: undoMs, action: { label: 'Undo', onAction: () => void undo() } }),
      });
    },
    onFail: failed('Couldn’t delete the reply'),
  });
  const { number, author } = reply;
  const accept = useAccept({
    onDone: () => announce(`Reply ${number} is the accepted answer`),
    onFail: failed('Couldn’t accept the answer'),
  });
  const unaccept = useUnaccept({
    onDone: () => announce(`Reply ${number} is no longer the answer`),
    onFail: failed('Couldn’t remove the accepted answer'),
  });
  const to = { id: reply.id, number, name: author.displayName };
  const which = <span className="vh"> reply {number}</span>;
  const run = () => {
    restoreFocus.current = rememberFocus();
    remove.mutate({ id: reply.id });
  };
  const judge = () => {
    if (isAnswer) unaccept.mutate({ id: post.id });
    else accept.mutate({ id: post.id, commentId: reply.id });
  };
  return (
    <div className="reply-acts">
      {member && <LikeComment comment={reply} what={`reply ${number}`} />}
      {member && !post.closed && (
        <>
          <Button variant="quiet" className="act" icon={MessageSquareReply} onClick={() => onAnswer(to)}>
            Reply<span className="vh"> to reply {number}</span>
          </Button>
          <Button variant="quiet" className="act" icon={Quote} onClick={() => onAnswer(to, wordsToQuote(reply))}>
            Quote{which}
          </Button>
        </>
      )}
      {post.type === 'question' && topic.mayJudge && (
        <Button
          variant="quiet"
          className="act"
          icon={CircleCheck}
          aria-disabled={accept.pending || unaccept.pending || undefined}
          onClick={judge}
        >
          {isAnswer ? 'Not the answer' : 'Accept as answer'}
          <span className="vh">, reply {number}</span>
        </Button>
      )}
      {reply.anonymous && reply.canDelete && !reply.mine && (
        <AskAuthor contentType="comment" contentId={reply.id} what={`reply ${number}`} />
      )}
      {member && !reply.mine && (
        <Button
          variant="quiet"
          className="act"
          icon={Flag}
          data-safety=""
          onClick={() =>
            openReport({
              contentType: 'comment',
              contentId: reply.id,
              ...reportedAuthor(author),
              subject: `reply ${number} by ${author.displayName}`,
            })
          }
        >
          Report{which}
        </Button>
      )}
      <Menu
        variant="quiet"
        icon={Ellipsis}
        label={
          <>
            More<span className="vh"> for reply {number}</span>
          </>
        }
        items={[
          {
            label: 'Copy link',
            icon: Link2,
            onSelect: () => void copyAddress(replyHref(post.id, number), `reply ${number}`),
          },
          ...(member && reply.editedAt
            ? [{ label: 'See what changed', icon: History, onSelect: () => setHistory(true) }]
            : []),
          ...(reply.canEdit ? [{ label: 'Edit', icon: Pencil, onSelect: onEdit }] : []),
          ...(reply.canDelete
            ? [{ label: 'Delete', icon: Trash2, danger: true, onSelect: () => (reply.mine ? run() : setAsking(true)) }]
            : []),
        ]}
      />
      {history && <CommentHistory id={reply.id} what={`reply ${number}`} onClose={() => setHistory(false)} />}
      <ConfirmDialog
        open={asking}
        title={`Delete reply ${number}?`}
        confirmLabel="Delete reply"
        cancelLabel="Keep it"
        danger
        onConfirm={() => {
          setAsking(false);
          run();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>You’re removing it as a moderator. Its author can’t restore it.</p>
      </ConfirmDialog>
    </div>
  );
}
