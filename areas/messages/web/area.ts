import { webArea } from '#platform/web/area.ts';
import { lineSymbols } from '#platform/web/line-symbols.ts';
import { chatsKept } from './chat/chat-store.ts';
import { symbolsKept, unsentKept } from './kept.ts';

export const messagesWeb = webArea({
  name: 'messages',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/messages', title: 'Messages', load: () => import('./messages-screen.tsx') },
    { path: '/messages/settings', title: 'Message settings', load: () => import('./settings-screen.tsx') },
    { path: '/messages/with/:userId', title: 'Messages', load: () => import('./with-screen.tsx') },
    { path: '/messages/:id', title: 'Messages', load: () => import('./conversation-screen.tsx') },
  ],
  fills: [lineSymbols.with(async () => (await import('./symbols/line-symbols.ts')).symbols)],
  kept: [unsentKept, symbolsKept, chatsKept],
  nav: [{ group: 'Connect & Play', label: 'Messages', path: '/messages', order: 3 }],
});
