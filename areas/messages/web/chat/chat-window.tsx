import { ArrowLeft, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import { useConversation } from '../data.ts';
import { ConversationPane } from '../pane/conversation-pane.tsx';
import { closeChat, noteActive, noteHeard, takeFocusWish, useOpenChats } from './chat-store.ts';
import { useWindowName } from './data.ts';
import { type ChatKey, whichOf } from './open-chats.ts';
import './window.css';

interface ChatWindowProps {
  readonly id: ChatKey;
  readonly active: boolean;
  readonly headingId?: string;
  /** On a small screen: back to all chats. */
  readonly onBack?: () => void;
}

/** CHAT-08 to CHAT-12: who it is with, what was written, and a place to write. */
export function ChatWindow({ id, active, headingId, onBack }: ChatWindowProps) {
  const [ownId, writeId] = [useId(), useId()];
  const labelId = headingId ?? ownId;
  const { focus } = useOpenChats();
  const { data } = useConversation(whichOf(id));
  const name = useWindowName(id);
  const section = useRef<HTMLElement>(null);
  const onSheet = onBack !== undefined;
  const close = () => closeChat(id, onSheet ? 'panel' : 'opener');

  useEffect(() => {
    if (active && focus === 'window' && takeFocusWish('window')) section.current?.focus();
  }, [active, focus]);
  // Who has come to the window writes there, once it has a field. On a small screen the keyboard would hide the rest.
  const there = data !== undefined;
  useEffect(() => {
    if (there && !onSheet && focus !== 'window' && document.activeElement === section.current)
      document.getElementById(writeId)?.focus();
  }, [there, onSheet, focus, writeId]);

  const conversationId = data?.id ?? null;
  useEffect(
    () => (active && conversationId !== null ? noteHeard(conversationId) : undefined),
    [active, conversationId],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    // In the sheet Escape belongs to the dialog; in a menu or a dialog of the window, to that.
    if (event.key !== 'Escape' || event.defaultPrevented || onSheet) return;
    if (!section.current?.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <section
      ref={section}
      className="chat-window ring-in-self"
      aria-labelledby={labelId}
      tabIndex={-1}
      data-active={active ? '' : undefined}
      onFocus={() => noteActive(id)}
      onKeyDown={onKeyDown}
    >
      <ConversationPane
        conversation={whichOf(id)}
        compact
        silent={!active}
        headingId={labelId}
        writeId={writeId}
        before={
          onBack && (
            <Button variant="quiet" icon={ArrowLeft} className="pane-back" onClick={onBack}>
              All chats
            </Button>
          )
        }
        after={
          <Button variant="quiet" icon={X} description="Close a chat" onClick={close}>
            Close<VisuallyHidden> chat with {name}</VisuallyHidden>
          </Button>
        }
        onGone={close}
      />
    </section>
  );
}
