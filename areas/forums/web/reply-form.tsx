import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { signInHref } from '#areas/account/web/public.ts';
import type { WholePost } from '#areas/posts/contract.ts';
import {
  DraftNotices,
  DraftStatus,
  Editor,
  emptyDocument,
  fromPlainText,
  isEmptyDocument,
  selectInEditor,
  useDraft,
} from '#areas/writing/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { Topic } from '../contract.ts';
import { dropDraft, findMembers, useCreateReply } from './data.ts';
import { goToReply, topicHref } from './place.ts';
import type { Writing } from './use-writing.ts';
import { withoutName } from './words.ts';

interface Props {
  readonly post: WholePost;
  readonly topic: Topic;
  readonly writing: Writing;
  readonly onAdded: (number: number) => void;
}

/** Where members write their reply; guests are shown the way in. */
export function ReplyForm(props: Props) {
  const { member } = useSession();
  const { post } = props;
  const [round, setRound] = useState(0);
  if (post.closed) {
    return (
      <Notice title="This topic is closed">
        It’s closed to new replies. You can <a href={`/forums/new?category=${post.forumId ?? 1}`}>start a new one</a>.
      </Notice>
    );
  }
  if (!member) {
    return (
      <p>
        <ButtonLink href={signInHref(topicHref(post.id))}>Sign in to reply</ButtonLink>
      </p>
    );
  }
  return <OpenForm key={round} {...props} onDone={() => setRound(round + 1)} />;
}

function OpenForm({ post, topic, writing, onAdded, onDone }: Props & { readonly onDone: () => void }) {
  const id = useId();
  const create = useCreateReply();
  const draft = useDraft({ kind: 'reply', targetId: post.id });
  const [error, setError] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { to, quote, quoted } = writing;
  const { content, phase } = draft;
  // In a topic that was begun without a name, a reply with it would tell whose that is. The choice stays with the text.
  const hides = (content.extra.anonymous ?? (post.mine && post.anonymous)) === true;
  const anonymous = topic.mayHide && hides;
  // Before that moment a reply can be written and kept, and not be posted.
  const waitsUntil =
    topic.nextReplyAt !== null && Date.parse(topic.nextReplyAt) > Date.now() ? topic.nextReplyAt : null;

  // One goes on writing below the quote, once the editor has it.
  const below = useRef<number>(undefined);
  useEffect(() => {
    const path = below.current;
    below.current = undefined;
    if (path !== undefined && content.document.content.length > path) selectInEditor(id, { path: [path] });
  }, [content.document, id]);
  useEffect(() => {
    if (!quote || phase !== 'ready') return;
    const { from, text } = quote;
    const before = content.document.content.filter((block) => block.type !== 'paragraph' || block.content?.length);
    draft.setContent({
      document: {
        type: 'doc',
        content: [
          ...before,
          { type: 'blockquote', attrs: { commentId: from.id, name: from.name }, content: fromPlainText(text).content },
          { type: 'paragraph' },
        ],
      },
    });
    quoted();
    below.current = before.length + 1;
    announce(`Reply ${from.number} by ${from.name} is quoted in your reply`);
  }, [quote, phase, quoted, draft.setContent, content.document]);

  const send = async () => {
    if (isEmptyDocument(content.document)) {
      setError('Write something first, then press Post reply.');
      document.getElementById(id)?.focus();
      return;
    }
    setError(undefined);
    try {
      const reply = await create.mutateAsync({
        id: post.id,
        document: content.document as never,
        ...(to && { replyToId: to.id }),
        ...(anonymous && { anonymous }),
      });
      const kept = draft.base?.id;
      draft.forget();
      void dropDraft(kept);
      onAdded(reply.number);
      writing.forget();
      announce(`Reply posted as reply ${reply.number}`);
      onDone();
      goToReply(post.id, reply.number);
    } catch (caught) {
      setError(textForPeople(caught));
      failed('Couldn’t post your reply', 'Your text is still here.')(caught);
    }
  };
  return (
    <section className="sheet topic-form" aria-labelledby="your-reply">
      <h2 id="your-reply" ref={heading} tabIndex={-1}>
        Your reply
      </h2>
      <DraftNotices draft={draft} />
      {waitsUntil && (
        <Notice title="You’ve replied to this slow topic">
          Each person can write one reply in 24 hours, so everyone has time to answer. You can reply again on{' '}
          <Time value={waitsUntil} look="absolute" />. What you write here is kept as a draft until then.
        </Notice>
      )}
      {topic.slow && !waitsUntil && (
        <p className="soft">This is a slow topic: each person can write one reply in 24 hours.</p>
      )}
      {to && (
        <div className="forum-meta">
          <p>
            In reply to reply {to.number} by {to.name}
          </p>
          <Button
            variant="quiet"
            icon={X}
            onClick={() => {
              writing.forget();
              heading.current?.focus();
            }}
          >
            Reply to the topic instead
          </Button>
        </div>
      )}
      <Editor
        id={id}
        label="Your words"
        variant="reply"
        value={content.document ?? emptyDocument}
        onChange={(document) => {
          setError(undefined);
          draft.setContent({ document });
        }}
        findMembers={findMembers}
        error={error}
      />
      {topic.mayHide && (
        <Checkbox
          label="Reply without my name"
          hint={withoutName}
          checked={anonymous}
          onChange={({ currentTarget }) =>
            draft.setContent({ extra: { ...content.extra, anonymous: currentTarget.checked } })
          }
        />
      )}
      <div aria-live="polite">
        {hides && !topic.mayHide && (
          <Notice title={`In “${topic.forum.name}” everyone writes under their name`}>
            Others see your name beside this reply.
          </Notice>
        )}
      </div>
      <div className="forum-meta">
        {!waitsUntil && (
          <Button variant="primary" pending={create.pending} pendingText="Posting…" onClick={() => void send()}>
            Post reply
          </Button>
        )}
        <DraftStatus draft={draft} />
      </div>
    </section>
  );
}
