import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { DialogShell } from './dialog-shell.tsx';

/** One question, two answers. Focus starts on the harmless one. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  pending,
  onConfirm,
  onCancel,
}: {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Say what will happen: "Delete post", not "OK". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  pending?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}) => {
  const id = useId();
  if (!open) return null;
  return (
    <DialogShell
      size="s"
      role="alertdialog"
      labelledBy={id}
      describedBy={children ? `${id}-text` : undefined}
      onAsk={(how) => {
        if (how === 'escape') onCancel();
      }}
    >
      <div className="dialog-frame">
        <div className="dialog-head">
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
        </div>
        {children && (
          <div className="dialog-in" id={`${id}-text`}>
            {children}
          </div>
        )}
        <div className="dialog-foot">
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} pending={pending}>
            {confirmLabel}
          </Button>
          <Button data-autofocus onClick={onCancel}>
            {cancelLabel}
          </Button>
        </div>
      </div>
    </DialogShell>
  );
};
