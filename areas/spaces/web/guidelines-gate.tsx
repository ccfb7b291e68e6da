import { useEffect, useRef } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import type { Space } from '../contract.ts';
import { useAccept } from './data.ts';
import type { SpaceLabels } from './labels.ts';
import { SpaceText } from './space-text.tsx';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
  /** Goes on with what was written. */
  readonly onAgreed: () => void;
  readonly onCancel: () => void;
}

/** Asked in place before the first word; what was written stays where it is. */
export function GuidelinesGate({ space, labels, onAgreed, onCancel }: Props) {
  const accept = useAccept(labels, space.id);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const agree = () => accept.mutateAsync({ id: space.id }).then(onAgreed, failed('Couldn’t save your answer'));
  return (
    <div className="space-gate stack">
      <h3 ref={title} tabIndex={-1}>
        Before you write here for the first time
      </h3>
      <p>These are the guidelines of this {labels.thing}. What you wrote is kept.</p>
      <blockquote>
        <SpaceText text={space.guidelines} what="the guidelines" />
      </blockquote>
      <div className="row">
        <Button variant="primary" pending={accept.pending} onClick={() => void agree()}>
          I agree, and send it
        </Button>
        <Button onClick={onCancel}>Not now</Button>
      </div>
    </div>
  );
}
