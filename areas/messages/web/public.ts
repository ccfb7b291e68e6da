/** What other areas may use. */
export { ChatDock } from './chat/chat-dock.tsx';
export { openChat } from './chat/chat-store.ts';
/** The way to choose members by name. It comes by itself, so that nobody who chooses no one waits for it. */
export const loadPickPeople = async () => (await import('./people/pick-people.tsx')).PickPeople;
