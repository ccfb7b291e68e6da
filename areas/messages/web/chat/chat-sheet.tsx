import { useId } from 'react';
import { DialogShell } from '#platform/web/ui/dialog-shell.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { leaveWindow, useOpenChats } from './chat-store.ts';
import { ChatWindow } from './chat-window.tsx';
import { OpenList } from './open-list.tsx';
import './desk.css';

/** On a small screen: one thing at a time, over the whole of it. */
export function ChatSheet({ onClose }: { readonly onClose: () => void }) {
  const { windows, active } = useOpenChats();
  const id = useId();
  return (
    <DialogShell labelledBy={id} size="full" className="chat-sheet" onAsk={() => (active ? leaveWindow() : onClose())}>
      {active ? (
        <ChatWindow key={active} id={active} active headingId={id} onBack={leaveWindow} />
      ) : (
        <ChatPanel onClose={onClose} headingId={id}>
          {windows.length > 0 && <OpenList />}
        </ChatPanel>
      )}
    </DialogShell>
  );
}
