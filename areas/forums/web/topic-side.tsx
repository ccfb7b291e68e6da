import {
  Bell,
  BellOff,
  FolderInput,
  Gauge,
  GitMerge,
  Hourglass,
  Lock,
  LockOpen,
  Pin,
  PinOff,
  Scissors,
  Trash2,
  UserSearch,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { WholePost } from '#areas/posts/contract.ts';
import { useDelete } from '#areas/posts/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useSession } from '#platform/web/session.ts';
import { absoluteTime } from '#platform/web/time/relative-time.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Level, Topic } from '../contract.ts';
import { useChangeTopic, useSetLevel, useSimilar } from './data.ts';
import { TagRows } from './tag-rows.tsx';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));
const SplitDialog = lazy(async () => ({ default: (await import('./split-dialog.tsx')).SplitDialog }));
const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }));

interface Props {
  readonly post: WholePost;
  readonly topic: Topic;
}

const told: Readonly<Record<Level, string>> = {
  watch: 'We tell you about every reply here.',
  normal: 'We tell you when someone mentions or answers you.',
  mute: 'We don’t tell you about anything here.',
};

export function TopicSide({ post, topic }: Props) {
  const { member } = useSession();
  const mayManage = post.mine || topic.mayModerate;
  return (
    <div className="topic-side">
      <Section title="This topic" side>
        {member && <Watching topic={topic} />}
        <Facts
          items={[
            { label: 'Category', value: <Link href={`/forums/${topic.forum.id}`}>{topic.forum.name}</Link> },
            { label: 'Started', value: absoluteTime(post.createdAt) },
            { label: 'Watching', value: counted(topic.watchers, 'member') },
          ]}
        />
      </Section>
      {member && post.tags.length > 0 && (
        <Section title="Tags" side>
          <TagRows tags={post.tags} />
        </Section>
      )}
      {mayManage && <Manage post={post} topic={topic} />}
      <Similar post={post} />
    </div>
  );
}

function Watching({ topic }: { readonly topic: Topic }) {
  const set = useSetLevel({
    onDone: (level) => announce(told[level]),
    onFail: failed('Couldn’t save your choice'),
  });
  const choose = (level: Level) => set.mutate({ id: topic.id, level });
  const { level } = topic;
  return (
    <div className="stack">
      <p className="small soft">{told[level]}</p>
      <div className="row">
        <Button icon={Bell} pressed={level === 'watch'} onClick={() => choose(level === 'watch' ? 'normal' : 'watch')}>
          {level === 'watch' ? 'Watching' : 'Watch'}
        </Button>
        <Button
          icon={BellOff}
          description={level === 'mute' ? 'Muted' : 'Mute a topic'}
          pressed={level === 'mute'}
          onClick={() => choose(level === 'mute' ? 'normal' : 'mute')}
        >
          {level === 'mute' ? 'Muted' : 'Mute'}
        </Button>
      </div>
    </div>
  );
}

type Asked = 'pin' | 'close' | 'slow' | 'move' | 'split' | 'merge' | 'delete';

function Manage({ post, topic }: Props) {
  const { id, pinned, closed } = post;
  const [asked, setAsked] = useState<Asked>();
  const deleting = useDelete(id, () => navigate(`/forums/${topic.forum.id}`));
  const change = useChangeTopic({
    onDone: () => toast({ title: 'Topic changed' }),
    onFail: failed('Couldn’t change the topic'),
  });
  const close = () => setAsked(undefined);
  const confirm = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <Section title={topic.mayModerate ? 'For moderators' : 'Your topic'} side>
      <div className="stack">
        {topic.mayModerate && topic.mayHide && (
          <ButtonLink wide href="/forums/authors" icon={UserSearch}>
            Questions about authors
          </ButtonLink>
        )}
        {topic.mayModerate && (
          <Button wide icon={pinned ? PinOff : Pin} onClick={() => setAsked('pin')}>
            {pinned ? 'Unpin topic' : 'Pin topic'}
          </Button>
        )}
        <Button wide icon={closed ? LockOpen : Lock} onClick={() => setAsked('close')}>
          {closed ? 'Reopen topic' : 'Close topic'}
        </Button>
        <Button wide icon={topic.slow ? Gauge : Hourglass} onClick={() => setAsked('slow')}>
          {topic.slow ? 'Back to the usual pace' : 'Slow this topic'}
        </Button>
        <Button wide icon={FolderInput} onClick={() => setAsked('move')}>
          Move to another category
        </Button>
        {topic.mayModerate && (
          <>
            {post.commentsCount > 0 && (
              <Button wide icon={Scissors} onClick={() => setAsked('split')}>
                Split replies off
              </Button>
            )}
            <Button wide icon={GitMerge} onClick={() => setAsked('merge')}>
              Merge into another topic
            </Button>
          </>
        )}
        {post.canDelete && (
          <Button wide icon={Trash2} onClick={() => setAsked('delete')}>
            Delete topic
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked === 'pin'}
        title={pinned ? 'Unpin this topic?' : 'Pin this topic?'}
        confirmLabel={pinned ? 'Unpin topic' : 'Pin topic'}
        onConfirm={confirm(() => change.mutate({ id, pinned: !pinned }))}
        onCancel={close}
      >
        <p>{pinned ? 'It goes back to its usual place in the list.' : 'It stays at the top of its category.'}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'close'}
        title={closed ? 'Reopen this topic?' : 'Close this topic?'}
        confirmLabel={closed ? 'Reopen topic' : 'Close topic'}
        onConfirm={confirm(() => change.mutate({ id, closed: !closed }))}
        onCancel={close}
      >
        <p>{closed ? 'Members can reply again.' : 'No one can reply until it’s reopened. People can still read it.'}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'slow'}
        title={topic.slow ? 'Back to the usual pace?' : 'Slow this topic?'}
        confirmLabel={topic.slow ? 'Back to the usual pace' : 'Slow this topic'}
        onConfirm={confirm(() => change.mutate({ id, slow: !topic.slow }))}
        onCancel={close}
      >
        <p>
          {topic.slow
            ? 'People can reply as often as they like.'
            : 'Each person can write one reply in 24 hours. It gives everyone time to read and answer.'}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'delete'}
        title="Delete this topic?"
        confirmLabel="Delete topic"
        cancelLabel="Keep it"
        danger
        onConfirm={confirm(deleting.run)}
        onCancel={close}
      >
        <p>
          {post.mine
            ? 'Its replies are deleted too. You can restore it for 30 days.'
            : 'You’re removing it and its replies as a moderator. Its author can’t restore it.'}
        </p>
      </ConfirmDialog>
      <Suspense fallback={null}>
        {asked === 'move' && (
          <MoveDialog
            topic={topic}
            onClose={close}
            onMove={(forumId) => {
              close();
              change.mutate({ id, forumId });
            }}
          />
        )}
        {asked === 'split' && <SplitDialog post={post} onClose={close} />}
        {asked === 'merge' && <MergeDialog post={post} onClose={close} />}
      </Suspense>
    </Section>
  );
}

/** Other topics about the same; nothing where there are none. */
function Similar({ post }: { readonly post: WholePost }) {
  const { data } = useSimilar(post.contentWarning ? '' : post.title);
  const others = (data ?? []).filter(({ id }) => id !== post.id);
  if (others.length === 0) return null;
  return (
    <Section title="Similar topics" side>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list" role="list">
        {others.map(({ id, title, path }) => (
          <li key={id}>
            <Link href={path} className="forum-touch">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
