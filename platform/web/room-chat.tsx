import { Flag, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Person } from '#platform/contract/fields.ts';
import { announce } from './announce.ts';
import type { ListState } from './cache/use-list.ts';
import { textForPeople } from './client/error.ts';
import { openReport } from './report/open-report.ts';
import type { ReportSubject } from './report/report-subject.ts';
import { focusHeading } from './router/arrive.ts';
import { useSession } from './session.ts';
import { Time } from './time/time.tsx';
import { Button } from './ui/button.tsx';
import { Disclosure } from './ui/disclosure.tsx';
import { failed } from './ui/failed.ts';
import { Section } from './ui/section.tsx';
import { ErrorState } from './ui/states.tsx';
import { TextField } from './ui/text-field.tsx';
import './room-chat.css';

interface Said {
  readonly id: number;
  readonly author: Person;
  readonly text: string;
  readonly createdAt: string;
}

interface RoomChatProps {
  readonly title: string;
  readonly intro?: string | undefined;
  /** The latest first. */
  readonly list: ListState & { readonly items: readonly Said[] };
  /** What stands there before anything was said. */
  readonly empty: string;
  /** As reports name it. */
  readonly contentType: ReportSubject['contentType'];
  readonly unsay: (id: number) => Promise<unknown>;
  /** Somebody else said something. */
  readonly onHeard?: (() => void) | undefined;
  /** Below the messages: the form, or why there is none. */
  readonly children: ReactNode;
}

/** What is said in a room, by whoever is there. What others say is said once. */
export function RoomChat({ title, intro, list, empty, contentType, unsay, onHeard, children }: RoomChatProps) {
  const { items, error, loading, retry, refreshing, hasMore, loadMore, loadingMore } = list;
  const memberId = useSession().member?.id;
  const told = useRef<number>(undefined);
  const heard = useEffectEvent(() => onHeard?.());
  useEffect(() => {
    if (loading || error) return;
    const before = told.current;
    told.current = Math.max(before ?? 0, ...items.map(({ id }) => id));
    if (before === undefined) return;
    const news = items.filter(({ id, author }) => id > before && author.id !== memberId).toReversed();
    if (news.length > 0) heard();
    for (const { author, text } of news) announce(`${author.displayName} says: ${text}`);
  }, [items, loading, error, memberId]);
  return (
    <Section title={title} intro={intro} side>
      {error && !loading && (
        <ErrorState title="Couldn’t load the messages" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {!loading && !error && items.length === 0 && <p className="soft">{empty}</p>}
      {hasMore && (
        <Button variant="quiet" pending={loadingMore} onClick={loadMore}>
          Earlier messages
        </Button>
      )}
      <ol className="chat-lines plain-list" aria-label="Messages" data-scan="Messages">
        {items.toReversed().map((said) => (
          <Line key={said.id} said={said} isOwn={said.author.id === memberId} contentType={contentType} unsay={unsay} />
        ))}
      </ol>
      {children}
    </Section>
  );
}

interface LineProps extends Pick<RoomChatProps, 'contentType' | 'unsay'> {
  readonly said: Said;
  readonly isOwn: boolean;
}

function Line({ said: { id, author, text, createdAt }, isOwn, contentType, unsay }: LineProps) {
  const [deleting, setDeleting] = useState(false);
  const about = <span className="vh"> “{text.slice(0, 60)}”</span>;
  const drop = async () => {
    setDeleting(true);
    try {
      await unsay(id);
      focusHeading();
      announce('Message deleted.');
    } catch (caught) {
      failed('Couldn’t delete the message')(caught);
    } finally {
      setDeleting(false);
    }
  };
  return (
    <li>
      <p>
        <strong>{isOwn ? 'You' : author.displayName}</strong>{' '}
        <span className="soft">
          <Time value={createdAt} />
        </span>
      </p>
      <p className="chat-text">{text}</p>
      {isOwn ? (
        <Button variant="quiet" icon={Trash2} pending={deleting} onClick={() => void drop()}>
          Delete{about}
        </Button>
      ) : (
        <Button
          variant="quiet"
          icon={Flag}
          onClick={() =>
            openReport({
              contentType,
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

interface SayInRoomProps {
  readonly label: string;
  readonly limit: number;
  readonly phrases: readonly string[];
  /** Ready phrases are open from the start: for one switch. */
  readonly phrasesOpen?: boolean;
  /** Kept by whoever shows this, while it is not there. */
  readonly text: string;
  readonly setText: (next: (now: string) => string) => void;
  readonly say: (text: string) => Promise<unknown>;
  readonly saying: boolean;
}

/** Says something in a room: typed, or as a ready phrase by one press. */
export function SayInRoom({ label, limit, phrases, phrasesOpen, text, setText, say, saying }: SayInRoomProps) {
  const [error, setError] = useState<string>();
  const send = async (words: string, isTyped: boolean) => {
    if (!words.trim()) return setError('Write something first.');
    try {
      await say(words.trim());
      // What was typed on meanwhile stays.
      if (isTyped) setText((now) => (now === words ? '' : now));
      setError(undefined);
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
          label={label}
          value={text}
          error={error}
          maxLength={limit}
          autoComplete="off"
          onChange={(event) => {
            const { value } = event.currentTarget;
            setText(() => value);
            setError(undefined);
          }}
          after={
            <Button type="submit" pending={saying} pendingText="Sending…">
              Send
            </Button>
          }
        />
      </form>
      <Disclosure summary="Ready phrases" open={phrasesOpen ?? false}>
        <div className="row" data-scan="Ready phrases">
          {phrases.map((phrase) => (
            <Button key={phrase} onClick={() => void send(phrase, false)} description="a ready phrase">
              {phrase}
            </Button>
          ))}
        </div>
      </Disclosure>
    </>
  );
}
