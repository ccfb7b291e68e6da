import { navigate } from '#platform/web/router/navigate.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PickPeople } from './pick-people.tsx';

/** Somebody is chosen, and the conversation with them opens, ready to write. */
export function NewMessageDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="New message" description="Choose who you want to write to.">
      <PickPeople
        label="Find a person by name"
        chosen={[]}
        onChange={([person]) => {
          if (!person) return;
          onClose();
          navigate(`/messages/with/${person.id}#write`);
        }}
        verb="Write"
      />
    </Dialog>
  );
}
