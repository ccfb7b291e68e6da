import { Fragment, type RefObject, useId, useRef, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { useScrollStop } from '#platform/web/ui/use-scroll-stop.ts';
import type { Conversation, Message } from '../../contract.ts';
import { guardOf } from '../guard/guard-message.ts';
import type { Log, LogState } from '../log/log.ts';
import type { Queue, Unsent } from '../log/unsent.ts';
import { dayOf, messagesWords, noteWords, readByOther } from '../words.ts';
import { LiveBubble } from './live-bubble.tsx';
import { MessageItem } from './message-item.tsx';
import { TypingLine } from './typing-line.tsx';
import { UnsentItem } from './unsent-item.tsx';
import { UnsentList } from './unsent-list.tsx';
import { useReading } from './use-reading.ts';
import { useThreadPlace } from './use-thread-place.ts';

interface Props {
  readonly head: Conversation;
  readonly ownId: number;
  /** What comes while another window is in use stays unread. */
  readonly inUse: boolean;
  readonly log: Log | undefined;
  readonly state: LogState;
  readonly beginAround: (seq: number) => void;
  readonly around: number | undefined;
  readonly waiting: readonly Unsent[];
  readonly queue: Queue;
  /** What the other types now. */
  readonly typed: string;
  readonly endRef: RefObject<HTMLDivElement | null>;
  readonly onAnswer: (message: Message) => void;
  readonly onChangeUnsent: (unsent: Unsent) => void;
  readonly toField: () => void;
  readonly onGone: (() => void) | undefined;
}

export function Thread(props: Props) {
  const { head, ownId, log, state, waiting, endRef } = props;
  const box = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(box);
  const prefix = useId();
  // Where the line stands is decided once: reading moves it away only for the next visit.
  const [readAtFirst] = useState(head.readSeq);
  const place = useThreadPlace({ box, end: endRef, prefix, ...props });
  useReading({ head, ownId: props.inUse ? ownId : 0, end: endRef, last: state.messages.at(-1)?.seq ?? 0 });
  const { messages } = state;
  if (state.error) {
    return (
      <div className="thread-box">
        <ErrorState
          level="p"
          title="Couldn’t load the messages"
          retryLabel="Retry messages"
          onRetry={() => void log?.open(props.around)}
        >
          {textForPeople(state.error)}
        </ErrorState>
        <UnsentList waiting={waiting} queue={props.queue} onChange={props.onChangeUnsent} toField={props.toField} />
      </div>
    );
  }
  if (log && messages.length === 0 && waiting.length === 0 && (state.loading || !log.isOpen())) {
    return (
      <div className="thread-box">
        <Skeleton count={3} look="row" label="Loading messages" />
      </div>
    );
  }
  const first = messages[0]?.seq;
  const fresh = messages.find(({ seq, fromUserId }) => seq > readAtFirst && fromUserId !== ownId)?.seq;
  const guarded = messages.findLast((message) => guardOf(message, head, ownId).length > 0)?.seq;
  const lastOfOthers = messages.findLast(({ fromUserId, system }) => fromUserId !== ownId && !system)?.seq;
  const lastRead = messages.findLast(
    ({ seq, fromUserId, system }) => fromUserId === ownId && !system && readByOther(head, ownId, seq),
  )?.seq;
  return (
    <div className="thread-box ring-in-self" ref={box} tabIndex={stop}>
      {state.hasEarlier && (
        <div className="thread-earlier">
          <Button onClick={() => void place.loadEarlier()} pending={state.loadingEarlier} pendingText="Loading…">
            Load earlier messages
          </Button>
          {state.earlierError && (
            <p role="alert" className="field-error">
              {textForPeople(state.earlierError)}
            </p>
          )}
        </div>
      )}
      {/* What comes is said by the announcer; a live log would read history again when lines are drawn anew. */}
      <div role="log" aria-live="off" aria-label={messagesWords(head)}>
        {messages.length === 0 && waiting.length === 0 ? (
          <EmptyState level={3} title="No messages yet">
            <p>Send a message to start the conversation</p>
          </EmptyState>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ol className="plain-list thread" role="list">
            {messages.map((message, index) => {
              const day = dayOf(message.createdAt);
              const former = messages[index - 1];
              return (
                <Fragment key={message.id}>
                  {(!former || dayOf(former.createdAt) !== day) && <li className="thread-day">{day}</li>}
                  {message.seq === fresh && message.seq !== first && (
                    <li className="thread-fresh">New since you were here</li>
                  )}
                  {message.system ? (
                    <li className="thread-note" id={`${prefix}${message.seq}`} tabIndex={-1}>
                      {noteWords(message)}
                    </li>
                  ) : (
                    <MessageItem
                      message={message}
                      prefix={prefix}
                      head={head}
                      mine={message.fromUserId === ownId}
                      isLatest={message.seq === lastOfOthers}
                      noticed={guardOf(message, head, ownId)}
                      isGuarded={message.seq === guarded}
                      onGone={props.onGone}
                      isRead={message.seq === lastRead}
                      log={log}
                      onAnswer={props.onAnswer}
                      onShow={place.show}
                      toField={props.toField}
                    />
                  )}
                </Fragment>
              );
            })}
            {waiting.map((one) => (
              <UnsentItem
                key={one.clientKey}
                unsent={one}
                queue={props.queue}
                onChange={() => props.onChangeUnsent(one)}
                toField={props.toField}
              />
            ))}
          </ol>
        )}
      </div>
      {props.typed !== '' && <LiveBubble head={head} text={props.typed} />}
      <TypingLine head={head} />
      <div ref={endRef} className="thread-end" />
    </div>
  );
}
