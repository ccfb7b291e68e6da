import { X } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Mentor } from '../contract.ts';
import { useDropReason } from './data.ts';

interface ReasonsProps {
  readonly reasons: Mentor['reasons'];
  readonly name: string;
}

/** Why this match, each reason with a way to drop it. */
export function Reasons({ reasons, name }: ReasonsProps) {
  const keep = useDropReason({
    onDone: () => toast({ title: 'The reason counts again' }),
    onFail: failed('Couldn’t change the reason'),
  });
  const drop = useDropReason({
    onDone: (_, { reason }) => {
      document.getElementById('page-title')?.focus();
      toast({
        title: 'Reason dropped',
        description: 'It never counts again, unless you undo it.',
        action: { label: 'Undo', onAction: () => keep.mutate({ reason, isDropped: false }) },
      });
    },
    onFail: failed('Couldn’t drop the reason'),
  });
  if (reasons.length === 0) return null;
  return (
    <div className="mentor-reasons">
      <p>
        <strong>Why this match</strong>
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list" role="list">
        {reasons.map(({ reason, text }) => (
          <li key={reason}>
            <span>{text}</span>
            <Button
              variant="quiet"
              icon={X}
              pending={drop.pending}
              onClick={() => drop.mutate({ reason, isDropped: true })}
            >
              Drop this reason
              <span className="vh">
                : {text}, {name}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
