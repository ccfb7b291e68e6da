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
      {mine
        ? 'You can bring it back for 30 days.'
        : 'You take it away as a moderator. Its author cannot bring it back.'}
    </p>
  </ConfirmDialog>
);
