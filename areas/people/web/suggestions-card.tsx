import { X } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useDismiss, useRestore, useSuggestion, useSuggestionIds } from './data.ts';
import { FollowButton } from './follow-button.tsx';
import { useKeepFocus } from './use-keep-focus.ts';
import './cards.css';

/** FEED-05: each with the reason, a way to follow and a way to wave away. Members only. */
export function SuggestionsCard() {
  if (!useSession().member) return null;
  return (
    <Section title="People you may know" side>
      <Suggestions />
    </Section>
  );
}

function Suggestions() {
  const { ids, loading, error, retry, refreshing } = useSuggestionIds();
  const keepFocus = useKeepFocus(ids.length);
  if (loading) return <Skeleton count={2} look="row" label="Loading suggestions" />;
  if (error) {
    return (
      <ErrorState level="p" title="Couldn’t load the suggestions" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (ids.length === 0) return <EmptyState level="p" title="No suggestions available" />;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list list people-card" role="list">
      {ids.map((id) => (
        <SuggestionRow key={id} id={Number(id)} onGo={keepFocus} />
      ))}
    </ul>
  );
}

function SuggestionRow({ id, onGo }: { readonly id: number; readonly onGo: () => void }) {
  const member = useSuggestion(id);
  const restore = useRestore({
    onDone: () => toast({ title: 'Suggestion restored' }),
    onFail: failed('Couldn’t restore the suggestion'),
  });
  const dismiss = useDismiss({
    onDone: () =>
      toast({
        title: 'Suggestion dismissed',
        description: `${member?.displayName ?? 'This member'} won’t be suggested again.`,
        action: { label: 'Undo', onAction: () => restore.mutate({ id }) },
      }),
    onFail: failed('Nothing was changed'),
  });
  if (!member) return null;
  const { displayName, avatar, reason } = member;
  const press = () => {
    onGo();
    dismiss.mutate({ id });
  };
  return (
    <li className="person-card">
      <Avatar name={displayName} src={avatar} />
      <div className="person-words">
        <Link className="plain person-name" href={`/profile/${id}`}>
          {displayName}
        </Link>
        <p className="soft small">{reason}</p>
        <div className="row">
          <FollowButton id={id} name={displayName} />
          <Button variant="quiet" icon={X} pending={dismiss.pending} pendingText="Dismissing…" onClick={press}>
            Dismiss<span className="vh"> {displayName}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}
