/** Parts that other areas may show. */
export { ContactsCard } from './contacts-card.tsx';
export { SuggestionsCard } from './suggestions-card.tsx';
