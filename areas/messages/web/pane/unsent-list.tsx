import type { Queue, Unsent } from '../log/unsent.ts';
import { UnsentItem } from './unsent-item.tsx';

interface Props {
  readonly waiting: readonly Unsent[];
  readonly queue: Queue;
  /** Without it nothing can be written here now, so nothing can be changed. */
  readonly onChange?: ((unsent: Unsent) => void) | undefined;
  readonly toField: () => void;
}

/** What was written and not sent, where the messages before it did not load. */
export function UnsentList({ waiting, queue, onChange, toField }: Props) {
  if (waiting.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ol className="plain-list thread" role="list" aria-label="Your unsent messages">
      {waiting.map((one) => (
        <UnsentItem
          key={one.clientKey}
          unsent={one}
          queue={queue}
          onChange={onChange && (() => onChange(one))}
          toField={toField}
        />
      ))}
    </ol>
  );
}
