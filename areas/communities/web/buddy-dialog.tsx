import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useChooseBuddy, useMembers } from './data.ts';

/** Members of the community, to choose one. They are asked first. */
export function BuddyDialog({ communityId, onClose }: { readonly communityId: number; readonly onClose: () => void }) {
  const { items, error, loading, refreshing, retry, hasMore, loadMore, loadingMore } = useMembers(communityId);
  const others = items.filter(({ mine }) => !mine);
  const choose = useChooseBuddy(communityId, {
    onDone: () => {
      toast({ title: 'Asked', description: 'They are your buddy once they agree.' });
      onClose();
    },
    onFail: failed('Couldn’t ask them'),
  });
  return (
    <Dialog open title="Choose a buddy" description="They get a notification and can say no." onClose={onClose}>
      {loading && <Skeleton count={2} look="row" label="Loading members" />}
      {error && (
        <ErrorState title="Couldn’t load the members" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {!loading && !error && others.length === 0 && <p>No one else is in this community yet.</p>}
      {others.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="list roll-list" role="list">
          {others.map(({ no, name }) => (
            <li key={no}>
              <b>{name}</b>
              <Button
                pending={choose.pending}
                pendingText="Asking…"
                onClick={() => choose.mutate({ id: communityId, no })}
              >
                Ask {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasMore && <LoadMore pending={loadingMore} onLoad={loadMore} />}
    </Dialog>
  );
}
