import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { OpenDoor } from '#platform/web/ui/drawings.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { useRemoveShortcut, useShortcutList } from './data.ts';

/** The card of the feed's left column (FEED-02); members only. */
export function YourShortcuts() {
  const isMember = useSession().member !== null;
  if (!isMember) return null;
  return (
    <Section title="Your shortcuts" side>
      <List />
    </Section>
  );
}

function List() {
  const { items, loading, error, retry, refreshing } = useShortcutList(true);
  const restoreFocus = useRef<() => void>(undefined);
  const remove = useRemoveShortcut({
    onDone: () => announce('Shortcut removed'),
    onFail: failed('Couldn’t remove the shortcut'),
  });
  // The removed row takes the focus with it; its neighbour gets it once the list is drawn without it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has changed
  useEffect(() => {
    restoreFocus.current?.();
    restoreFocus.current = undefined;
  }, [items.length]);
  if (loading) return <Skeleton count={2} look="row" label="Loading your shortcuts" />;
  if (error) {
    return (
      <ErrorState level="p" title="Couldn’t load your shortcuts" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState level="p" title="No shortcuts yet" drawing={<OpenDoor />}>
        <p className="small">Open a page, then your account menu, and choose “Keep a shortcut”. It will wait here.</p>
      </EmptyState>
    );
  }
  const letGo = (path: string) => {
    restoreFocus.current = rememberFocus();
    remove.mutate({ path });
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list list shortcut-list" role="list">
      {items.map(({ path, title }) => (
        <li key={path}>
          <Link href={path}>{title}</Link>
          <Button variant="quiet" onClick={() => letGo(path)}>
            Remove<span className="vh"> the shortcut {title}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
