import { ContactsCard, SuggestionsCard } from '#areas/people/web/public.ts';

/** The people beside the feed; on a narrow page they come behind it. */
export const SideCards = () => (
  <>
    <ContactsCard />
    <SuggestionsCard />
  </>
);
