import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { plural } from '#platform/contract/counted.ts';
import { useSession } from '#platform/web/session.ts';
import { goToMain } from '#platform/web/shortcuts/regions.ts';
import { Count } from '#platform/web/ui/count.tsx';
import { Hint } from '#platform/web/ui/hint.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { closeWidget, focusOpener, isHeard, openPanel, takeFocusWish, useOpenChats } from './chat-store.ts';
import { useRequestNews, useUnreadMessages } from './data-unread.ts';
import './chat.css';

const ChatDesk = lazy(async () => ({ default: (await import('./chat-desk.tsx')).ChatDesk }));
const ChatSheet = lazy(async () => ({ default: (await import('./chat-sheet.tsx')).ChatSheet }));

/** Room for windows beside each other above the page; else they take the whole screen, one at a time. */
const room = matchMedia('(min-width: 75rem) and (min-height: 40rem)');
const subscribe = (listener: () => void) => {
  room.addEventListener('change', listener);
  return () => room.removeEventListener('change', listener);
};
const hasRoom = () => room.matches;

/** The Messages screen says what comes into the conversation that it shows. */
const isOnScreen = (path: string, conversationId: number) =>
  path === `/messages/${conversationId}` || path.startsWith('/messages/with/');

/** The chat widget at the bottom right of every page (CHAT-01), for members. */
export function ChatDock({ path }: { readonly path: string }) {
  const { member, closing } = useSession();
  return member && !closing ? <MemberDock key={member.id} memberId={member.id} path={path} /> : null;
}

function MemberDock({ memberId, path }: { readonly memberId: number; readonly path: string }) {
  const wide = useSyncExternalStore(subscribe, hasRoom);
  const { open, focus } = useOpenChats();
  const region = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const unread = useUnreadMessages(memberId, (id) => isHeard(id) || isOnScreen(path, id));
  useRequestNews();
  // The Messages screen has the conversations already; a second copy of them is not drawn.
  const onMessages = path === '/messages' || path.startsWith('/messages/');
  const shown = open && !onMessages;
  const desk = shown && wide;

  // On a small screen the chat hides the page: it opens by a press alone, and a new page puts it away.
  const putAway = useEffectEvent(() => {
    if (!wide && open) closeWidget();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page or the room has changed
  useEffect(() => putAway(), [path, wide]);

  useEffect(() => {
    if (focus === 'opener' && takeFocusWish('opener') && !focusOpener()) button.current?.focus();
  }, [focus]);

  useSwitchByF6(region, desk);

  const close = () => {
    closeWidget();
    button.current?.focus();
  };
  const press = () => {
    if (onMessages) goToMain();
    else if (open) close();
    else openPanel({ alone: !wide });
  };
  return (
    <section ref={region} className="chat ring-in-self" data-chat={desk ? 'desk' : 'button'} aria-label="Chat">
      <Suspense fallback={null}>
        {desk && <ChatDesk onClose={close} />}
        {shown && !wide && <ChatSheet onClose={closeWidget} />}
      </Suspense>
      <Hint description="Chat">
        <button
          ref={button}
          type="button"
          id="chat"
          className="chat-button"
          aria-expanded={onMessages ? undefined : shown}
          onClick={press}
        >
          <Icon icon={MessageCircle} />
          <span>Chat</span> <Count value={unread} of={plural(unread, 'unread message')} />
        </button>
      </Hint>
    </section>
  );
}

/** F6 goes from the page to the open chats, and back to where one was. */
function useSwitchByF6(region: { readonly current: HTMLElement | null }, on: boolean) {
  const onPage = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (event.key !== 'F6' || !plain || event.defaultPrevented) return;
      const { activeElement: focused } = document;
      // A modal dialog keeps the focus.
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      if (region.current?.contains(focused)) {
        if (onPage.current?.isConnected) onPage.current.focus();
        else goToMain();
        return;
      }
      onPage.current = focused instanceof HTMLElement && focused !== document.body ? focused : null;
      const active = region.current?.querySelector<HTMLElement>('.chat-window[data-active]');
      const target = active?.querySelector('textarea') ?? active ?? region.current?.querySelector<HTMLElement>('h2');
      target?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [region, on]);
}
