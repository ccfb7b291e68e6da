import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { usePageFocus } from '#platform/web/cache/use-page-focus.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Count } from '#platform/web/ui/count.tsx';
import { Hint } from '#platform/web/ui/hint.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import { useListNews } from '../use-list-news.ts';
import { useSayFound } from '../use-say-found.ts';
import { openChat, takeFocusWish, useOpenChats } from './chat-store.ts';
import { type ChatContact, named } from './contacts.ts';
import { useContactList, useFreshContacts } from './data.ts';
import { Presence } from './presence.tsx';
import './window.css';

interface ChatPanelProps {
  readonly onClose: () => void;
  readonly headingId?: string;
  readonly children?: ReactNode;
}

/** CHAT-02: the people one can write to. */
export function ChatPanel({ onClose, headingId, children }: ChatPanelProps) {
  const own = useId();
  const id = headingId ?? own;
  const heading = useRef<HTMLHeadingElement>(null);
  useFreshContacts();
  useListNews();
  const { focus } = useOpenChats();
  useEffect(() => {
    if (focus === 'panel' && takeFocusWish('panel')) heading.current?.focus();
  }, [focus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || headingId) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it; the Close button does the same
    <div className="chat-window chat-panel" onKeyDown={onKeyDown}>
      <header>
        <h2 ref={heading} id={id} tabIndex={-1}>
          Chat
        </h2>
        <Button variant="quiet" icon={X} description="Close the Chat panel" onClick={onClose}>
          Close<VisuallyHidden> the Chat panel</VisuallyHidden>
        </Button>
      </header>
      <div className="chat-in">
        {children}
        <Contacts />
      </div>
      <div className="chat-foot">
        <ButtonLink variant="quiet" href="/messages" wide>
          Open Messages
        </ButtonLink>
      </div>
    </div>
  );
}

function Contacts() {
  const [search, setSearch] = useState('');
  const { contacts, loading, error, retry, retrying, more, fresh } = useContactList();
  usePageFocus(fresh, 'chat-with', ['person', 'people']);
  const found = named(contacts, search);
  const said = counted(found.length, 'person', 'people');
  useSayFound(search, contacts.length > 0 ? said : undefined);
  return (
    <>
      <div className="chat-search">
        <Icon icon={Search} />
        <TextField
          label="Search people"
          labelHidden
          type="search"
          placeholder="Search people"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      {loading && <Skeleton count={3} look="row" label="Loading contacts" />}
      {error && (
        <ErrorState level="p" title="Couldn’t load your contacts" onRetry={retry} retrying={retrying} drawing={null}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {!loading && !error && contacts.length === 0 && (
        <div className="chat-none">
          <p>
            <strong>No contacts available</strong>
          </p>
          <p className="soft small">
            Your contacts are people you’ve messaged, and members you follow who follow you too.
          </p>
        </div>
      )}
      {contacts.length > 0 && found.length === 0 && (
        <p className="chat-none">No one with that name is in your contacts.</p>
      )}
      {found.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list chat-people" role="list">
          {found.map((contact) => (
            <Row key={contact.id} contact={contact} />
          ))}
        </ul>
      )}
      {more && <LoadMore label="Show more people" pending={more.pending} onLoad={more.load} />}
    </>
  );
}

function Row({ contact }: { readonly contact: ChatContact }) {
  const { id, name, avatar, isOnline, lastSeen, unreadCount, people } = contact;
  return (
    <li>
      <Hint description="a chat">
        <button type="button" id={`chat-with-${id}`} className="chat-person" onClick={() => openChat(id)}>
          <Avatar name={name} src={avatar} size="s" />
          <span className="chat-words">
            <span className="chat-name">{name}</span>
            <span className="soft small">
              {people === null ? <Presence isOnline={isOnline} lastSeen={lastSeen} /> : `${people} people`}
            </span>
          </span>
          <Count value={unreadCount} of="unread" />
        </button>
      </Hint>
    </li>
  );
}
