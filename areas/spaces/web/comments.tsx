import { Flag, Trash2, UserSearch } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { HeldNews } from '#platform/web/ui/held-news.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Space, SpaceComment } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { readCommentsAgain, useComments, useCreateComment, useDeleteComment } from './data.ts';
import { GuidelinesGate } from './guidelines-gate.tsx';
import type { SpaceLabels } from './labels.ts';
import { MemberName } from './member-name.tsx';
import { reportOf } from './report.ts';
import { RevealAuthor, useMayReveal } from './reveal-author.tsx';
import { SpaceText } from './space-text.tsx';
import './spaces.css';

interface OfPost {
  readonly spaceId: number;
  readonly postId: number;
}

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
  readonly postId: number;
}

/** The conversation below a post. Whoever has not agreed to the guidelines is asked before their first word. */
export function Comments({ space, labels, postId }: Props) {
  const isMember = space.me.state === 'member';
  const gate = (answers: GateAnswers) => <GuidelinesGate space={space} labels={labels} {...answers} />;
  return (
    <div className="space-comments stack">
      <CommentList spaceId={space.id} postId={postId} isMember={isMember} />
      {isMember && space.status === 'open' && (
        <CommentForm spaceId={space.id} postId={postId} gate={space.me.guidelinesAccepted ? undefined : gate} />
      )}
    </div>
  );
}

interface CommentListProps extends OfPost {
  readonly isMember: boolean;
  /** New ones wait until the reader asks for them: for those whom many comments at once would rush. */
  readonly held?: boolean;
}

export function CommentList({ spaceId, postId, isMember, held = false }: CommentListProps) {
  const list = useComments(spaceId, postId);
  const ids = useMemo(() => list.items.map(({ id }) => id), [list.items]);
  const [came, setCame] = useState<readonly number[]>([]);
  const add = (id: number) => setCame((all) => [...all, id]);
  const onShown = useCallback(() => setCame([]), []);
  const again = () => readCommentsAgain(spaceId, postId);
  useLive(
    `space-post:${postId}`,
    ({ payload }) => {
      if (!held) void again();
      else if (typeof payload.commentId === 'number') add(payload.commentId);
    },
    { onGap: () => void again() },
  );
  return (
    <>
      <List
        list={list}
        shown={list.items.length}
        things={['comment', 'comments']}
        prefix="space-comment"
        level={3}
        empty={<p className="soft">No comments yet.</p>}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list" role="list" aria-label="Comments">
          {list.items.map((comment) => (
            <Comment key={comment.id} spaceId={spaceId} postId={postId} isMember={isMember} comment={comment} />
          ))}
        </ul>
      </List>
      <HeldNews
        came={came}
        ids={ids}
        hasMore={list.hasMore}
        read={again}
        onShown={onShown}
        prefix="space-comment"
        thing="new comment"
      />
    </>
  );
}

interface CommentProps extends OfPost {
  readonly isMember: boolean;
  readonly comment: SpaceComment;
}

function Comment({ spaceId, postId, isMember, comment }: CommentProps) {
  const { id, author, content, createdAt, mayDelete } = comment;
  const [revealing, setRevealing] = useState(false);
  const mayReveal = useMayReveal(author);
  const remove = useDeleteComment(spaceId, postId, {
    onDone: () => {
      announce('Comment deleted');
      document.getElementById(`space-post-${postId}`)?.focus();
    },
    onFail: failed('Couldn’t delete the comment'),
  });
  return (
    <li className="space-comment" id={`space-comment-${id}`} tabIndex={-1}>
      <div className="space-post-head">
        <MemberName author={author} />
        <p className="soft small">
          <Time value={createdAt} />
        </p>
      </div>
      <SpaceText text={content} what={`${author.name}’s comment`} />
      {(isMember || mayReveal) && (
        <div className="row">
          {mayDelete && (
            <Button
              variant="quiet"
              icon={Trash2}
              pending={remove.pending}
              onClick={() => remove.mutate({ id: spaceId, commentId: id })}
            >
              Delete<span className="vh"> {author.name}’s comment</span>
            </Button>
          )}
          {mayReveal && (
            <Button variant="quiet" icon={UserSearch} onClick={() => setRevealing(true)}>
              Who wrote this?<span className="vh"> {author.name}’s comment</span>
            </Button>
          )}
          {!author.mine && (
            <Button variant="quiet" icon={Flag} data-safety="" onClick={() => reportOf('space_comment', id, author)}>
              Report<span className="vh"> {author.name}’s comment</span>
            </Button>
          )}
        </div>
      )}
      {revealing && (
        <RevealAuthor
          contentType="space_comment"
          contentId={id}
          alias={author.name}
          onClose={() => setRevealing(false)}
        />
      )}
    </li>
  );
}

interface GateAnswers {
  readonly onAgreed: () => void;
  readonly onCancel: () => void;
}

interface CommentFormProps extends OfPost {
  /** What stands between the reader and their first word; undefined: nothing does. */
  readonly gate?: ((answers: GateAnswers) => ReactNode) | undefined;
}

export function CommentForm({ spaceId, postId, gate }: CommentFormProps) {
  const create = useCreateComment(spaceId, postId);
  const [asked, setAsked] = useState(false);
  const form = useForm({
    initial: { content: '' },
    draftKey: `space-comment:${postId}`,
    resetAfter: true,
    validate: ({ content }) => (content.trim() ? undefined : { content: 'Write something first.' }),
    submit: async ({ content }) => {
      await create.mutateAsync({ id: spaceId, postId, content });
      announce('Comment added');
    },
  });
  return (
    <form
      className="stack"
      noValidate
      aria-label="Write a comment"
      onSubmit={(event) => {
        event.preventDefault();
        if (!gate || !form.values.content.trim()) form.handleSubmit(event);
        else setAsked(true);
      }}
    >
      <FormNotices form={form} />
      <TextArea label="Your comment" rows={2} limit={limits.comment} {...form.field('content')} />
      {asked && gate ? (
        gate({
          onAgreed: () => {
            setAsked(false);
            form.handleSubmit();
          },
          onCancel: () => setAsked(false),
        })
      ) : (
        <div className="row">
          <Button type="submit" description="Publish the comment" pending={form.submitting} pendingText="Sending…">
            Comment
          </Button>
        </div>
      )}
    </form>
  );
}
