import { LogOut } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import type { Region } from '../contract.ts';
import { firstWords, neutralPage } from '../pure/first-words.ts';

/** One press shows another site; Back does not lead here again. What the browser has written down stays. */
export function LeaveQuickly({ region }: { readonly region: Region }) {
  const hint = useId();
  return (
    <div className="leave">
      <Button
        icon={LogOut}
        description="Leave quickly"
        aria-describedby={hint}
        onClick={() => location.replace(neutralPage[region])}
      >
        {firstWords.leave}
      </Button>
      <p id={hint} className="soft small">
        {firstWords.leaveHint}
      </p>
    </div>
  );
}
