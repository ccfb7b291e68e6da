import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { CommunityEvent } from '../contract.ts';

interface Props {
  readonly event: CommunityEvent;
  readonly open: boolean;
  /** What the button that was pressed says. */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asked of whoever goes by another name in the space, before anybody learns their own. */
export const OwnName = ({ event, ...rest }: Props) => (
  <ConfirmDialog title="Show your real name to the organiser?" {...rest}>
    <p>
      In {event.space?.name} you are “{event.myAlias}”. {event.organizer} organises this meeting, and sees your real
      name when you register. Others only see it if you choose to be listed.
    </p>
  </ConfirmDialog>
);
