import { Eye, Flag, History, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { openReport } from '#platform/web/report/open-report.ts';
import { useSession } from '#platform/web/session.ts';
import { Readable } from '#platform/web/speech/readable.tsx';
import { absoluteTime } from '#platform/web/time/relative-time.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Comment } from '../../contract.ts';
import { AuthorLink, reportedAuthor } from '../author-link.tsx';
import { PostText } from '../card/post-text.tsx';
import { usePostById } from '../data.ts';
import { bringCommentBack, useCommentById, useDeleteComment } from '../data-comments.ts';
import { opening } from '../words.ts';
import { EditComment } from './edit-comment.tsx';
import { LikeComment } from './like-comment.tsx';

const DeleteQuestion = lazy(async () => ({ default: (await import('../card/delete-question.tsx')).DeleteQuestion }));
const CommentHistory = lazy(async () => ({ default: (await import('../card/history-dialog.tsx')).CommentHistory }));

const undoMs = 15_000;

const undo = (id: number) => {
  bringCommentBack(id).then(() => toast({ title: 'Comment restored' }), failed('Couldn’t restore the comment'));
};

export function CommentItem({ id }: { readonly id: number }) {
  const comment = useCommentById(id);
  const [editing, setEditing] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const path = usePostById(comment?.postId ?? 0)?.path;
  if (!comment) return null;
  const { author, createdAt, editedAt, postId } = comment;
  const name = `${author.displayName}'s comment “${opening(comment.content)}”`;
  const focusSoon = () => setTimeout(() => document.getElementById(`comment-${id}`)?.focus());
  if (comment.muted && !unfolded) {
    const unfold = () => {
      setUnfolded(true);
      focusSoon();
    };
    return (
      <li id={`comment-${id}`} className="comment" tabIndex={-1}>
        <div className="row">
          <p className="soft">A comment by someone you muted</p>
          <Button variant="quiet" className="act" icon={Eye} onClick={unfold}>
            Show<span className="vh"> the comment, {absoluteTime(createdAt)}</span>
          </Button>
        </div>
      </li>
    );
  }
  const endEditing = () => {
    setEditing(false);
    focusSoon();
  };
  return (
    <li id={`comment-${id}`} className="comment" tabIndex={-1}>
      <Avatar name={author.displayName} src={author.avatar} size="s" />
      <div className="comment-in">
        <p className="comment-head">
          <strong>
            <AuthorLink author={author} className="plain comment-link" />
          </strong>{' '}
          <span className="soft small">
            <Link href={`${path ?? `/post/${postId}`}#comment-${id}`} className="plain comment-link">
              <Time value={createdAt} />
              <span className="vh"> {name}</span>
            </Link>
            {editedAt && ' · Edited'}
          </span>
        </p>
        {editing ? (
          <EditComment comment={comment} onDone={endEditing} />
        ) : (
          <>
            <Readable what={name} className="stack comment-text">
              <PostText content={comment.content} />
            </Readable>
            <CommentActs comment={comment} name={name} onEdit={() => setEditing(true)} />
          </>
        )}
      </div>
    </li>
  );
}

interface ActsProps {
  readonly comment: Comment;
  readonly name: string;
  readonly onEdit: () => void;
}

function CommentActs({ comment, name, onEdit }: ActsProps) {
  const { member } = useSession();
  const [asking, setAsking] = useState(false);
  const [history, setHistory] = useState(false);
  const restoreFocus = useRef<() => void>(undefined);
  const remove = useDeleteComment({
    onDone: (mayUndo) => {
      setTimeout(() => restoreFocus.current?.(), 100);
      toast({
        title: 'Comment deleted',
        ...(mayUndo && { duration: undoMs, action: { label: 'Undo', onAction: () => undo(comment.id) } }),
      });
    },
    onFail: failed('Couldn’t delete the comment'),
  });
  if (!member) return null;
  const run = () => {
    restoreFocus.current = rememberFocus();
    remove.mutate({ id: comment.id });
  };
  const hidden = <span className="vh"> {name}</span>;
  return (
    <div className="row comment-acts">
      <LikeComment comment={comment} what={name} />
      {comment.canEdit && (
        <Button variant="quiet" className="act" icon={Pencil} onClick={onEdit}>
          Edit{hidden}
        </Button>
      )}
      {comment.canDelete && (
        <Button
          variant="quiet"
          className="act"
          icon={Trash2}
          aria-disabled={remove.pending || undefined}
          onClick={() => (comment.mine ? run() : setAsking(true))}
        >
          Delete{hidden}
        </Button>
      )}
      {comment.editedAt && (
        <Button variant="quiet" className="act" icon={History} onClick={() => setHistory(true)}>
          See what changed{hidden}
        </Button>
      )}
      <Suspense fallback={null}>
        {asking && (
          <DeleteQuestion
            what="comment"
            mine={false}
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              run();
            }}
          />
        )}
        {history && <CommentHistory id={comment.id} what="this comment" onClose={() => setHistory(false)} />}
      </Suspense>
      {!comment.mine && (
        <Button
          variant="quiet"
          className="act"
          icon={Flag}
          data-safety=""
          onClick={() =>
            openReport({
              contentType: 'comment',
              contentId: comment.id,
              ...reportedAuthor(comment.author),
              subject: name,
            })
          }
        >
          Report{hidden}
        </Button>
      )}
    </div>
  );
}
