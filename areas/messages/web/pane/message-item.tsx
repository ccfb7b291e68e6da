import { Reply, Volume2 } from 'lucide-react';
import { lazy, memo, Suspense, useId, useState } from 'react';
import { loadPollPart } from '#areas/polls/web/public.ts';
import { canSpeak } from '#platform/web/speech/speaker.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Hint } from '#platform/web/ui/hint.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Conversation, Message } from '../../contract.ts';
import { useMessageSettings } from '../data-settings.ts';
import { GuardLine, GuardWarning } from '../guard/guard-warning.tsx';
import type { Noticed } from '../guard/guard-words.ts';
import type { Log } from '../log/log.ts';
import { plainWords, shortened, timeOf } from '../words.ts';
import { EditForm } from './edit-form.tsx';
import { MessageBody } from './message-body.tsx';
import { MessageMenu } from './message-menu.tsx';
import { Reactions } from './reactions.tsx';
import { readMessageAloud } from './read-message.ts';
import { SharedList } from './shared-list.tsx';
import { Transcript } from './transcript.tsx';

const PollPart = lazy(async () => ({ default: await loadPollPart() }));

interface Props {
  readonly message: Message;
  /** Before the number in the ids of messages. */
  readonly prefix: string;
  readonly head: Conversation;
  readonly mine: boolean;
  /** The latest of somebody else: what is most likely done with it stands beside it. */
  readonly isLatest: boolean;
  /** What stands out in it for its receiver. */
  readonly noticed: readonly Noticed[];
  /** The latest in which something does: what can be done stands there. */
  readonly isGuarded: boolean;
  readonly onGone: (() => void) | undefined;
  /** The last one that everybody concerned has read. */
  readonly isRead: boolean;
  readonly log: Log | undefined;
  readonly onAnswer: (message: Message) => void;
  readonly onShow: (seq: number) => void;
  readonly toField: () => void;
}

export const MessageItem = memo(function MessageItem(props: Props) {
  const { message, prefix, head, mine, log, onShow, noticed } = props;
  const id = useId();
  const [editing, setEditing] = useState(false);
  const always = useMessageSettings().data?.withSymbols ?? false;
  const [asked, setAsked] = useState<boolean>();
  const withSymbols = asked ?? (always || message.type === 'symbols');
  const itemId = `${prefix}${message.seq}`;
  const name = mine ? 'You' : message.from.displayName;
  const canWrite = head.mayWrite && head.state === 'active';
  const voice = message.media.find(({ kind }) => kind === 'voice');
  const stop = () => {
    setEditing(false);
    requestAnimationFrame(() =>
      document.getElementById(itemId)?.querySelector<HTMLElement>('.msg-menu button')?.focus(),
    );
  };
  return (
    <li
      className="msg"
      data-mine={mine || undefined}
      data-held={noticed.length > 0 || undefined}
      id={itemId}
      tabIndex={-1}
      data-seq={message.seq}
    >
      <article aria-labelledby={`${id}-name ${id}-text`}>
        <h3 id={`${id}-name`} className={mine || head.kind === 'direct' ? 'vh' : 'msg-name'}>
          {name}
          <span className="vh">: </span>
        </h3>
        {message.replyTo && (
          <Hint description="the message replied to">
            <button type="button" className="msg-quote" onClick={() => message.replyTo && onShow(message.replyTo.seq)}>
              <span>
                <span className="vh">Answers </span>
                {message.replyTo.name}
              </span>
              <span className="msg-quote-words">{message.replyTo.content || 'a message'}</span>
            </button>
          </Hint>
        )}
        {editing ? (
          <EditForm message={message} onDone={stop} />
        ) : (
          <div id={`${id}-text`}>
            <MessageBody message={message} withSymbols={withSymbols} />
          </div>
        )}
        {message.list && <SharedList message={message} list={message.list} mine={mine} canWrite={canWrite} />}
        {message.poll && (
          <Suspense fallback={<Skeleton count={1} look="row" label="Loading the poll" />}>
            <PollPart
              poll={message.poll}
              name={`the message “${shortened(message.content, 40)}”`}
              canVote={canWrite}
              editedAt={null}
              onChanged={async () => log?.sync()}
            />
          </Suspense>
        )}
        {voice && canWrite && <Transcript message={message} media={voice} />}
        {noticed.length > 0 &&
          (props.isGuarded ? (
            <GuardWarning
              noticed={noticed}
              message={message}
              head={head}
              toField={props.toField}
              onGone={props.onGone}
            />
          ) : (
            <GuardLine noticed={noticed} />
          ))}
        <Reactions message={message} canReact={canWrite} />
        <div className="msg-foot">
          <p className="msg-when">
            <time dateTime={message.createdAt}>{timeOf(message.createdAt)}</time>
            {message.editedAt && ' · Edited'}
            {props.isRead && ' · Read'}
          </p>
          {!message.deleted && !editing && (
            <div className="msg-acts">
              {props.isLatest && canSpeak() && (
                <Button variant="quiet" icon={Volume2} onClick={() => readMessageAloud(message)}>
                  Read aloud
                </Button>
              )}
              {props.isLatest && canWrite && (
                <Button variant="quiet" icon={Reply} onClick={() => props.onAnswer(message)}>
                  Reply
                </Button>
              )}
              <span className="msg-menu">
                <MessageMenu
                  message={message}
                  mine={mine}
                  canWrite={canWrite}
                  log={log}
                  label={`More for: ${shortened(plainWords(message), 40)}`}
                  onAnswer={() => props.onAnswer(message)}
                  withSymbols={withSymbols}
                  onSymbols={setAsked}
                  onEdit={() => setEditing(true)}
                  toField={props.toField}
                />
              </span>
            </div>
          )}
        </div>
      </article>
    </li>
  );
});
