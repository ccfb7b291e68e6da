import { useLayoutEffect, useRef, useState } from 'react';
import { ChatPanel } from './chat-panel.tsx';
import { useOpenChats } from './chat-store.ts';
import { ChatWindow } from './chat-window.tsx';
import { shownWindows } from './open-chats.ts';
import { OpenList } from './open-list.tsx';
import './desk.css';

/** Letters need this much, in the size that the reader has chosen. */
const windowRem = 17;

/** On a wide screen: the windows beside each other, each further one to the left of those before it (CHAT-13). */
export function ChatDesk({ onClose }: { readonly onClose: () => void }) {
  const { windows, active } = useOpenChats();
  const strip = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      setFit(Math.max(1, Math.floor((element.clientWidth + gap) / (windowRem * rem + gap))));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const shown = shownWindows({ open: true, windows, active }, fit);
  return (
    <div className="chat-desk">
      <div className="wrap">
        {windows.length > 0 && (
          <div className="chat-side">
            <OpenList />
            <p className="small soft">F6 moves between the page and chats.</p>
          </div>
        )}
        <div ref={strip} className="chat-strip">
          {shown.toReversed().map((key) => (
            <ChatWindow key={key} id={key} active={key === active} />
          ))}
        </div>
        <ChatPanel onClose={onClose} />
      </div>
    </div>
  );
}
