/** Parts that other areas may show. */
export { BlockDialog } from './block-later.ts';
export { ContactsCard } from './contacts-card.tsx';
export { useUser } from './data.ts';
export { loadTalkCard } from './load-talk-card.ts';
export { openMute } from './open-mute.ts';
export { profileTabs } from './profile-tabs.ts';
export { SuggestionsCard } from './suggestions-card.tsx';
