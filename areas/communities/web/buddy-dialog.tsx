import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useChooseBuddy, useMembers } from './data.ts';

/** Members of the community, to choose one. They are asked first. */
export function BuddyDialog({ communityId, onClose }: { readonly communityId: number; readonly onClose: () => void }) {
  const list = useMembers(communityId);
  const others = list.items.filter(({ mine }) => !mine);
  const choose = useChooseBuddy(communityId, {
    onDone: () => {
      toast({ title: 'Asked', description: 'They are your buddy once they agree.' });
      onClose();
    },
    onFail: failed('Couldn’t ask them'),
  });
  return (
    <Dialog open title="Choose a buddy" description="They get a notification and can say no." onClose={onClose}>
      <List
        list={list}
        shown={others.length}
        things={['member', 'members']}
        prefix="buddy"
        level={3}
        empty={<p>No one else is in this community yet.</p>}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="list roll-list" role="list">
          {others.map(({ no, name }) => (
            <li key={no} id={`buddy-${no}`}>
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
      </List>
    </Dialog>
  );
}
