import { Flag, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { useSession } from '#platform/web/session.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { GameMessage, GameRoom } from '../../contract.ts';
import { limits, phrases } from '../../pure/limits.ts';
import { useMessages, useSay, useUnsay } from '../data.ts';

/** Players write, whoever sees the room reads. What others say is said once. */
export function GameChat({ room: { id, playing } }: { readonly room: GameRoom }) {
  const list = useMessages(id);
  const { items, error, loading, retry, refreshing, hasMore, loadMore, loadingMore } = list;
  const { member } = useSession();
  const newest = items[0];
  const told = useRef<number>(undefined);
  useEffect(() => {
    if (loading) return;
    const before = told.current;
    told.current = Math.max(before ?? 0, newest?.id ?? 0);
    if (before === undefined || !newest || newest.id <= before || newest.author.id === member?.id) return;
    announce(`${newest.author.displayName} says: ${newest.text}`);
  }, [newest, loading, member?.id]);
  return (
    <Section title="Game Chat" side>
      {error && !loading && (
        <ErrorState title="Couldn’t load the messages" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {!loading && !error && items.length === 0 && <p className="soft">No messages yet.</p>}
      {hasMore && (
        <Button variant="quiet" pending={loadingMore} onClick={loadMore}>
          Earlier messages
        </Button>
      )}
      <ol className="chat-lines plain-list" aria-label="Messages">
        {items.toReversed().map((message) => (
          <Line key={message.id} roomId={id} message={message} />
        ))}
      </ol>
      {playing && <Say roomId={id} />}
    </Section>
  );
}

function Line({
  roomId,
  message: { id, author, text, createdAt },
}: {
  readonly roomId: number;
  readonly message: GameMessage;
}) {
  const { member } = useSession();
  const own = author.id === member?.id;
  const unsay = useUnsay(roomId, {
    onDone: () => announce('Message deleted.'),
    onFail: failed('Couldn’t delete the message'),
  });
  const about = <span className="vh"> “{text.slice(0, 60)}”</span>;
  return (
    <li className="chat-line">
      <p>
        <strong>{own ? 'You' : author.displayName}</strong>{' '}
        <span className="soft">
          <Time value={createdAt} />
        </span>
      </p>
      <p className="chat-text">{text}</p>
      {own ? (
        <Button variant="quiet" icon={Trash2} pending={unsay.pending} onClick={() => unsay.mutate({ id })}>
          Delete{about}
        </Button>
      ) : (
        <Button
          variant="quiet"
          icon={Flag}
          onClick={() =>
            openReport({
              contentType: 'game_message',
              contentId: id,
              reportedUserId: author.id,
              reportedName: author.displayName,
              subject: `“${text.slice(0, 80)}”`,
            })
          }
        >
          Report{about}
        </Button>
      )}
    </li>
  );
}

function Say({ roomId }: { readonly roomId: number }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const say = useSay(roomId);
  const send = async (words: string, typed: boolean) => {
    setError(undefined);
    if (!words.trim()) return setError('Write something first.');
    try {
      await say.mutateAsync({ id: roomId, text: words.trim() });
      if (typed) setText('');
      announce('Sent.');
    } catch (caught) {
      setError(textForPeople(caught));
      announce(textForPeople(caught), { urgent: true });
    }
  };
  return (
    <>
      <form
        noValidate
        aria-label="Say something"
        onSubmit={(event) => {
          event.preventDefault();
          void send(text, true);
        }}
      >
        <TextField
          label="Message"
          value={text}
          error={error}
          maxLength={limits.message}
          autoComplete="off"
          onChange={(event) => {
            setText(event.currentTarget.value);
            setError(undefined);
          }}
          after={
            <Button type="submit" pending={say.pending} pendingText="Sending…">
              Send
            </Button>
          }
        />
      </form>
      <Disclosure summary="Ready phrases">
        <div className="row">
          {phrases.map((phrase) => (
            <Button key={phrase} onClick={() => void send(phrase, false)}>
              {phrase}
            </Button>
          ))}
        </div>
      </Disclosure>
    </>
  );
}
