import { useId } from 'react';
import { Count } from '#platform/web/ui/count.tsx';
import { Hint } from '#platform/web/ui/hint.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import { selectChat, useOpenChats } from './chat-store.ts';
import { useContactList, useWindowName } from './data.ts';
import type { ChatKey } from './open-chats.ts';

/** Every open window by its name, also those that do not fit on the screen. */
export function OpenList() {
  const { windows, active } = useOpenChats();
  const { contacts } = useContactList();
  const id = useId();
  return (
    <nav className="open-chats" aria-labelledby={id}>
      <h2 id={id}>Open chats</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list" role="list">
        {windows.map((key) => (
          <Row
            key={key}
            id={key}
            active={key === active}
            unread={contacts.find((contact) => contact.id === key)?.unreadCount ?? 0}
          />
        ))}
      </ul>
    </nav>
  );
}

function Row({ id, active, unread }: { readonly id: ChatKey; readonly active: boolean; readonly unread: number }) {
  const name = useWindowName(id);
  return (
    <li>
      <Hint description="an open chat">
        <button
          type="button"
          className="open-chat ring-in-self"
          aria-current={active || undefined}
          onClick={() => selectChat(id)}
        >
          <span>
            {name}
            <VisuallyHidden>, open chat</VisuallyHidden>
          </span>
          <Count value={unread} of="unread" />
        </button>
      </Hint>
    </li>
  );
}
