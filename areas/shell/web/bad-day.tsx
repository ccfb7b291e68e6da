import { BatteryLow } from 'lucide-react';
import { announce } from '#platform/web/announce.ts';
import { useAccessibility } from '#platform/web/preferences/store.tsx';
import { endOfDay } from '#platform/web/shortcuts/shell-shortcuts.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';

const clock = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' });

/** "4:00 am"; a bad day that ends on another day says which. */
export function timeInWords(iso: string, now = new Date()): string {
  const end = new Date(iso);
  const time = clock.format(end);
  if (end.toDateString() === now.toDateString()) return time;
  return `${time} on ${end.toLocaleDateString('en-AU', { weekday: 'long' })}`;
}

const failed = (error: Error) =>
  toast({ title: 'Couldn’t change bad-day settings', description: error.message, variant: 'destructive' });

function useBadDay() {
  const store = useAccessibility();
  const on = store.effective.lowEnergyOn;
  const toggle = () => {
    const done = on ? store.endLowEnergy() : store.startLowEnergy(endOfDay());
    done.then(() => announce(on ? 'Bad-day settings are off.' : 'Bad-day settings are on until 4 am.'), failed);
  };
  return { on, until: store.lowEnergy.until, toggle };
}

/** One press for a day with little energy: calmer pages until four in the morning. */
export function BadDaySwitch() {
  const { on, toggle } = useBadDay();
  return (
    <Button variant="quiet" icon={BatteryLow} pressed={on} onClick={toggle}>
      {on ? 'Bad-day settings are on' : 'Bad-day settings'}
    </Button>
  );
}

/** Says that they are on, and how long, on every page. */
export function BadDayBar() {
  const { on, until, toggle } = useBadDay();
  if (!on || !until) return null;
  return (
    <div className="page-bar">
      <p>
        <strong>Bad-day settings are on.</strong> They end by themselves at {timeInWords(until)}.
      </p>
      <Button onClick={toggle}>Turn off bad-day settings</Button>
    </div>
  );
}
