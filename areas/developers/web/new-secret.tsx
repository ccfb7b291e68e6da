import type { ReactNode } from 'react';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { CopyButton } from './code-block.tsx';

interface NewSecretProps {
  readonly title: string;
  /** As the message of the copy names it: “API key”. */
  readonly what: string;
  readonly secret: string;
  /** What else can be done with it. */
  readonly more?: ReactNode;
  readonly onClose: () => void;
}

/** Shown this once, in whole. */
export const NewSecret = ({ title, what, secret, more, onClose }: NewSecretProps) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    description="Copy it now. It is never shown again."
    closeLabel="I have copied it"
  >
    <div className="stack api-secret">
      <code>{secret}</code>
      <div className="row">
        <CopyButton label={what} text={secret} />
        {more}
      </div>
      <Notice tone="warn" title="Keep it secret">
        Put it where only your program can read it, and never into a page or a public repository.
      </Notice>
    </div>
  </Dialog>
);
