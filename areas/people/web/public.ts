/** Parts that other areas may show. */
export { ContactsCard } from './contacts-card.tsx';
export { SuggestionsCard } from './suggestions-card.tsx';

/** For lazy(): asks what of a post is to be muted, and for how long. */
export const loadMuteDialog = async () => ({ default: (await import('./mute-dialog.tsx')).MuteDialog });
