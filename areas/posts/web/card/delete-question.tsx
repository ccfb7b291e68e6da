import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';

interface Props {
  readonly what: 'post' | 'comment';
  /** Moderators take away what others wrote; only authors have Undo. */
  readonly mine: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export const DeleteQuestion = ({ what, mine, onConfirm, onCancel }: Props) => (
  <ConfirmDialog
    open
    title={`Delete this ${what}?`}
    confirmLabel={`Delete ${what}`}
    cancelLabel="Keep it"
    danger
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <p>
      {mine ? 'You can restore it for 30 days.' : 'You’re removing it as a moderator. Its author can’t restore it.'}
    </p>
  </ConfirmDialog>
);
