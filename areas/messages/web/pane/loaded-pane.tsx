import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { Conversation, Message } from '../../contract.ts';
import type { Unsent } from '../log/unsent.ts';
import { useLog } from '../log/use-log.ts';
import { useUnsent } from '../log/use-unsent.ts';
import { isOfPair, otherOf } from '../words.ts';
import { Composer } from './composer.tsx';
import { PaneHead } from './head.tsx';
import type { ConversationPaneProps } from './pane-props.ts';
import { RequestBar } from './request-bar.tsx';
import { Thread } from './thread.tsx';
import { useAnnounceNews } from './use-announce-news.ts';
import { useLiveSwitch } from './use-live-switch.ts';
import { useSeenText } from './use-live-text.ts';

type Props = ConversationPaneProps & { readonly head: Conversation };

const isFor = ({ to }: Unsent, head: Conversation) =>
  'conversationId' in to ? to.conversationId === head.id : isOfPair(head) && to.recipientId === head.otherUser?.id;

/** The same before and after the first message, so that whoever is writing goes on where they are. */
export function LoadedPane({ head, compact = false, writeId, silent = false, ...props }: Props) {
  const { log, state, beginAround } = useLog(head.id ?? undefined, props.around);
  const live = useLiveSwitch(head);
  const seen = useSeenText(head, silent);
  useAnnounceNews(log, head, silent, seen.rest);
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
        live={live}
        headingId={props.headingId}
        before={props.before}
        after={props.after}
        onGone={props.onGone}
      />
      <Thread
        head={head}
        ownId={ownId}
        inUse={!silent}
        log={head.id === null ? undefined : log}
        state={state}
        beginAround={beginAround}
        around={props.around}
        waiting={waiting}
        typed={seen.text}
        queue={queue}
        endRef={endRef}
        onAnswer={answer}
        onChangeUnsent={(one) => {
          queue.drop(one.clientKey);
          setGiven((now) => ({ text: one.content, turn: (now?.turn ?? 0) + 1 }));
          toField();
        }}
        toField={toField}
        onGone={props.onGone}
      />
      {head.state === 'request' && head.id !== null ? (
        <RequestBar head={head} id={head.id} onGone={props.onGone} />
      ) : head.mayWrite ? (
        <Composer
          head={head}
          fieldId={fieldId}
          slowId={otherOf(head)?.slowToReply ? `${props.headingId}-slow` : ''}
          compact={compact}
          queue={queue}
          live={live}
          answered={answered}
          onAnswered={() => setAnswered(undefined)}
          given={given}
        />
      ) : (
        <div className="pane-foot">
          <Notice title={head.endedAt === null ? 'You can’t write here right now' : 'Read only'}>{head.whyNot}</Notice>
        </div>
      )}
    </div>
  );
}
