import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useBlock } from './data.ts';

interface Props {
  readonly open: boolean;
  readonly person: { readonly id: number; readonly displayName: string };
  readonly onClose: () => void;
  readonly onBlocked: (() => void) | undefined;
}

export function BlockDialog({ open, person: { id, displayName }, onClose, onBlocked }: Props) {
  const block = useBlock({
    onDone: () => {
      onClose();
      toast({
        title: `${displayName} is blocked`,
        description: 'You’ll no longer see each other. You can unblock them in your list of blocked members.',
      });
      onBlocked?.();
    },
    onFail: (error) => {
      onClose();
      failed(`Couldn’t block ${displayName}`)(error);
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
      <p>They won’t be able to write to you, and you won’t see each other’s posts, comments or profiles.</p>
      <p>{displayName} won’t be told. You can unblock them at any time.</p>
    </ConfirmDialog>
  );
}
