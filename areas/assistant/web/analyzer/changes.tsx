import { CircleCheck, Undo2 } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { Analysis } from './use-findings.ts';

interface ChangesProps {
  readonly analysis: Analysis;
  readonly onUndone: () => void;
}

/** What was applied, the newest first. The newest can be undone, then the one before. */
export function Changes({ analysis: { changes, current, undo }, onUndone }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <ul className="plain-list" aria-label="Applied">
      {changes.toReversed().map(({ title, key }, at) => (
        <li key={key} className="analyzer-done">
          <Icon icon={CircleCheck} />
          <span>Applied: {title}</span>
          {at === 0 && current && (
            <Button
              variant="quiet"
              icon={Undo2}
              onClick={() => {
                undo();
                onUndone();
              }}
            >
              Undo<span className="vh"> ({title})</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
