import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useBlockMember } from '../data.ts';

interface Props {
  readonly open: boolean;
  readonly person: { readonly id: number; readonly displayName: string };
  readonly onClose: () => void;
  readonly onBlocked: (() => void) | undefined;
}

export function BlockDialog({ open, person: { id, displayName }, onClose, onBlocked }: Props) {
  const block = useBlockMember({
    onDone: () => {
      onClose();
      toast({
        title: `${displayName} is blocked`,
        description: 'You no longer see each other. You can take it back on your list of blocked members.',
      });
      onBlocked?.();
    },
    onFail: (error) => {
      onClose();
      failed(`${displayName} was not blocked`)(error);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      danger
      title={`Block ${displayName}?`}
      confirmLabel={`Block ${displayName}`}
      pending={block.pending}
      onConfirm={() => block.mutate({ id })}
      onCancel={onClose}
    >
      <p>They can no longer write to you, and you will not see each other’s posts, comments or profiles.</p>
      <p>{displayName} is not told. You can take it back at any time.</p>
    </ConfirmDialog>
  );
}
