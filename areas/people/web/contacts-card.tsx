import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Hint } from '#platform/web/ui/hint.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import { useContacts } from './data.ts';
import './cards.css';

/** FEED-04: contacts who have the site open now. Members only. `onChat` opens the chat with one of them. */
export function ContactsCard({ onChat }: { readonly onChat: (userId: number) => void }) {
  if (!useSession().member) return null;
  return (
    <Section title="Contacts" side>
      <Contacts onChat={onChat} />
    </Section>
  );
}

function Contacts({ onChat }: { readonly onChat: (userId: number) => void }) {
  const { items, loading, error, retry, refreshing } = useContacts();
  if (loading) return <Skeleton count={2} look="row" label="Loading contacts" />;
  if (error) {
    return (
      <ErrorState level="p" title="Couldn’t load your contacts" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  const online = items.filter((contact) => contact.online);
  if (online.length === 0) {
    return (
      <EmptyState level="p" title="No contacts online">
        <p className="small">Contacts are members you follow who follow you too.</p>
      </EmptyState>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list list people-card" role="list">
      {online.map(({ id, displayName, avatar }) => (
        <li key={id} className="person-card">
          <Avatar name={displayName} src={avatar} />
          <Hint description="an online contact">
            <button type="button" className="person-name person-chat" onClick={() => onChat(id)}>
              <VisuallyHidden>Chat with </VisuallyHidden>
              {displayName}
            </button>
          </Hint>
          <Chip tone="ok">Online</Chip>
        </li>
      ))}
    </ul>
  );
}
