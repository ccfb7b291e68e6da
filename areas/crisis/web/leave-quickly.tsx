import { LogOut } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import type { Region } from '../contract.ts';

// The weather: a page that everybody opens.
const neutral: Readonly<Record<Region, string>> = { AU: 'https://www.bom.gov.au/', US: 'https://www.weather.gov/' };

/** One press shows another site; Back does not lead here again. What the browser has written down stays. */
export function LeaveQuickly({ region }: { readonly region: Region }) {
  return (
    <div className="leave">
      <Button icon={LogOut} aria-describedby="leave-hint" onClick={() => location.replace(neutral[region])}>
        Leave this page quickly
      </Button>
      <p id="leave-hint" className="soft small">
        Opens the weather instead. Your browser’s history still lists this page.
      </p>
    </div>
  );
}
