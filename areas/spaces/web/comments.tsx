import { Flag, Trash2, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Space, SpaceComment } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { useComments, useCreateComment, useDeleteComment } from './data.ts';
import { GuidelinesGate } from './guidelines-gate.tsx';
import type { SpaceLabels } from './labels.ts';
import { MemberName } from './member-name.tsx';
import { reportOf } from './report.ts';
import { RevealAuthor, useMayReveal } from './reveal-author.tsx';
import { SpaceText } from './space-text.tsx';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
  readonly postId: number;
}

export function Comments({ space, labels, postId }: Props) {
  const list = useComments(space.id, postId);
  const writes = space.me.state === 'member' && space.status === 'open';
  return (
    <div className="space-comments stack">
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
            <Comment key={comment.id} space={space} postId={postId} comment={comment} />
          ))}
        </ul>
      </List>
      {writes && <CommentForm space={space} labels={labels} postId={postId} />}
    </div>
  );
}

function Comment({
  space,
  postId,
  comment,
}: {
  readonly space: Space;
  readonly postId: number;
  readonly comment: SpaceComment;
}) {
  const { id, author, content, createdAt, mayDelete } = comment;
  const [revealing, setRevealing] = useState(false);
  const mayReveal = useMayReveal(author);
  const remove = useDeleteComment(space.id, postId, {
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
      {(space.me.state === 'member' || mayReveal) && (
        <div className="row">
          {mayDelete && (
            <Button
              variant="quiet"
              icon={Trash2}
              pending={remove.pending}
              onClick={() => remove.mutate({ id: space.id, commentId: id })}
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

function CommentForm({ space, labels, postId }: Props) {
  const create = useCreateComment(space.id, postId);
  const [asked, setAsked] = useState(false);
  const form = useForm({
    initial: { content: '' },
    draftKey: `space-comment:${postId}`,
    resetAfter: true,
    validate: ({ content }) => (content.trim() ? undefined : { content: 'Write something first.' }),
    submit: async ({ content }) => {
      await create.mutateAsync({ id: space.id, postId, content });
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
        if (space.me.guidelinesAccepted || !form.values.content.trim()) form.handleSubmit(event);
        else setAsked(true);
      }}
    >
      <FormNotices form={form} />
      <TextArea label="Your comment" rows={2} limit={limits.comment} {...form.field('content')} />
      {asked && !space.me.guidelinesAccepted ? (
        <GuidelinesGate
          space={space}
          labels={labels}
          onAgreed={() => {
            setAsked(false);
            form.handleSubmit();
          }}
          onCancel={() => setAsked(false)}
        />
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
