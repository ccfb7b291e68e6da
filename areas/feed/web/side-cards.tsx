import { ContactsCard, SuggestionsCard } from '#areas/people/web/public.ts';

// The chat comes after the first paint; without its code a press does nothing yet, and the next one tries again.
const openChat = (userId: number) =>
  void import('#areas/messages/web/public.ts').then(
    ({ openChat: open }) => open(`u${userId}`),
    () => undefined,
  );

/** The people beside the feed; on a narrow page they come behind it. */
export const SideCards = () => (
  <>
    <ContactsCard onChat={openChat} />
    <SuggestionsCard />
  </>
);
