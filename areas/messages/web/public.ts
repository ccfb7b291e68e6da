/** What other areas may use. */
export { ChatDock } from './chat/chat-dock.tsx';
export { openChat } from './chat/chat-store.ts';
export { loadPickPeople } from './load-pick-people.ts';
