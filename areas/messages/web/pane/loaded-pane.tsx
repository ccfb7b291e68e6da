import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { Conversation, Message } from '../../contract.ts';
import type { Log, LogState } from '../log/log.ts';
import type { Unsent } from '../log/unsent.ts';
import { useLog } from '../log/use-log.ts';
import { useUnsent } from '../log/use-unsent.ts';
import { Composer } from './composer.tsx';
import { PaneHead } from './head.tsx';
import type { ConversationPaneProps } from './pane-props.ts';
import { RequestBar } from './request-bar.tsx';
import { Thread } from './thread.tsx';
import { useAnnounceNews } from './use-announce-news.ts';

type Props = ConversationPaneProps & { readonly head: Conversation };

interface Read {
  readonly log: Log;
  readonly state: LogState;
  readonly beginAround: (seq: number) => void;
}

/** Nobody has written yet: nothing is read, and nothing can come. */
const noLog: Pick<LogState, 'messages' | 'hasEarlier'> = { messages: [], hasEarlier: false };

export function LoadedPane(props: Props) {
  const { id } = props.head;
  return id === null ? <PaneBody {...props} read={undefined} /> : <WithLog key={id} {...props} id={id} />;
}

function WithLog({ id, ...props }: Props & { readonly id: number }) {
  const read = useLog(id, props.around);
  useAnnounceNews(read.log, props.head.title, props.silent === true);
  return <PaneBody {...props} read={read} />;
}

const isFor = ({ to }: Unsent, { id, otherUser, kind }: Conversation) =>
  'conversationId' in to ? to.conversationId === id : kind === 'direct' && to.recipientId === otherUser?.id;

function PaneBody({ head, read, compact = false, writeId, ...props }: Props & { readonly read: Read | undefined }) {
  const ownId = useSession().member?.id ?? 0;
  const { unsent, queue } = useUnsent();
  const ownWriteId = useId();
  const fieldId = writeId ?? ownWriteId;
  const [answered, setAnswered] = useState<Message>();
  const [given, setGiven] = useState<{ readonly text: string; readonly turn: number }>();
  const endRef = useRef<HTMLDivElement>(null);
  const toField = useCallback(() => document.getElementById(fieldId)?.focus(), [fieldId]);
  const waiting = unsent.filter((one) => isFor(one, head));
  // What was just written is what one wants to see.
  const count = waiting.length;
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) endRef.current?.scrollIntoView({ block: 'nearest' });
    before.current = count;
  }, [count]);
  const answer = (message: Message) => {
    setAnswered(message);
    toField();
  };
  return (
    <div className="pane" data-compact={compact || undefined}>
      <PaneHead
        head={head}
        compact={compact}
        headingId={props.headingId}
        before={props.before}
        after={props.after}
        onGone={props.onGone}
      />
      <Thread
        head={head}
        ownId={ownId}
        log={read?.log}
        state={read?.state ?? { ...noLog, loading: false, error: null, loadingEarlier: false, earlierError: null }}
        beginAround={read?.beginAround}
        around={props.around}
        waiting={waiting}
        queue={queue}
        endRef={endRef}
        onAnswer={answer}
        onChangeUnsent={(one) => {
          queue.drop(one.clientKey);
          setGiven((now) => ({ text: one.content, turn: (now?.turn ?? 0) + 1 }));
          toField();
        }}
        toField={toField}
      />
      {head.state === 'request' && head.id !== null ? (
        <RequestBar head={head} id={head.id} onGone={props.onGone} />
      ) : head.mayWrite ? (
        <Composer
          head={head}
          fieldId={fieldId}
          compact={compact}
          queue={queue}
          answered={answered}
          onAnswered={() => setAnswered(undefined)}
          given={given}
        />
      ) : (
        <div className="pane-foot">
          <Notice title="You cannot write here now">{head.whyNot}</Notice>
        </div>
      )}
    </div>
  );
}
