import { Bookmark, BookmarkCheck } from 'lucide-react';
import { usePath } from '#platform/web/router/hooks.ts';
import { pageTitle } from '#platform/web/router/title.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useAddShortcut, useRemoveShortcut, useShortcutList } from './data.ts';

const mostCharacters = 80;
const notDone = failed('Couldn’t change your shortcuts');

/** Keeps the present page among "Your shortcuts", or lets it go. */
export function KeepShortcut() {
  const path = usePath();
  const { items, loading } = useShortcutList(true);
  const add = useAddShortcut({ onDone: () => toast({ title: 'Shortcut kept' }), onFail: notDone });
  const remove = useRemoveShortcut({ onDone: () => toast({ title: 'Shortcut removed' }), onFail: notDone });
  const kept = items.some((shortcut) => shortcut.path === path);
  const press = () =>
    kept ? remove.mutate({ path }) : add.mutate({ path, title: pageTitle().slice(0, mostCharacters) });
  return (
    <Button
      variant="quiet"
      icon={kept ? BookmarkCheck : Bookmark}
      pressed={kept}
      pending={loading || add.pending || remove.pending}
      pendingText="One moment…"
      onClick={press}
    >
      {kept ? 'Shortcut kept' : 'Keep a shortcut'}
      <span className="vh"> to this page</span>
    </Button>
  );
}
