import { X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogShell } from './dialog-shell.tsx';
import { useScrollStop } from './use-scroll-stop.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Buttons, the main one first. */
  footer?: ReactNode;
  /** Something was typed: leaving asks first, so nothing is lost by a slip. */
  dirty?: boolean | undefined;
  size?: 's' | 'm' | 'l' | 'full' | undefined;
  closeLabel?: string | undefined;
  children: ReactNode;
};

/**
 * Focus starts on the title, or on the element with `data-autofocus`. A form inside is sent from the footer by a
 * button with `type="submit" form="its-id"`.
 */
export const Dialog = (props: DialogProps) => (props.open ? <OpenDialog {...props} /> : null);

const OpenDialog = ({
  onClose,
  title,
  description,
  footer,
  dirty = false,
  size,
  closeLabel = 'Close',
  children,
}: DialogProps) => {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(body);
  const leave = () => (dirty ? setAsking(true) : onClose());
  return (
    <DialogShell size={size} labelledBy={id} describedBy={description ? `${id}-text` : undefined} onAsk={leave}>
      <div className="dialog-frame">
        <div className="dialog-head">
          <div>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {description && (
              <p className="soft" id={`${id}-text`}>
                {description}
              </p>
            )}
          </div>
          <Button variant="quiet" icon={X} onClick={leave}>
            {closeLabel}
          </Button>
        </div>
        <div ref={body} className="dialog-in ring-in-self" tabIndex={stop}>
          {children}
        </div>
        {footer && <div className="dialog-foot">{footer}</div>}
      </div>
      <ConfirmDialog
        open={asking}
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Keep editing"
        danger
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>What you typed here will be lost.</p>
      </ConfirmDialog>
    </DialogShell>
  );
};
