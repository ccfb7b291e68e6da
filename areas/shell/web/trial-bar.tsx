import { useState } from 'react';
import { type FieldName, fieldOf, valueInWords } from '#platform/contract/preferences.ts';
import { announce } from '#platform/web/announce.ts';
import { useAccessibility } from '#platform/web/preferences/store.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { timeInWords } from './bad-day.tsx';

/** A setting is being tried on this page: what, until when, and both ways out. */
export function TrialBar() {
  const { trial, keepTrial, endTrial } = useAccessibility();
  const [saving, setSaving] = useState(false);
  if (!trial) return null;
  const tried = (Object.keys(trial.values) as FieldName[]).map((name) => {
    const value = trial.values[name];
    return value === undefined ? '' : `${fieldOf(name).label}: ${valueInWords(name, value)}`;
  });
  const keep = async () => {
    const restore = rememberFocus();
    setSaving(true);
    try {
      await keepTrial();
      announce('Kept. These are your settings now.');
      setTimeout(restore);
    } catch (error) {
      toast({ title: 'Couldn’t keep the setting', description: (error as Error).message, variant: 'destructive' });
    } finally {
      setSaving(false);
    }
  };
  const goBack = () => {
    const restore = rememberFocus();
    endTrial();
    announce('Your own settings are restored.');
    setTimeout(restore);
  };
  return (
    <div className="page-bar">
      <p>
        <strong>You are trying {tried.join(', ')}.</strong> Your own settings come back at {timeInWords(trial.until)}.
      </p>
      <div className="row">
        <Button variant="primary" pending={saving} pendingText="Keeping…" onClick={() => void keep()}>
          Keep<span className="vh"> what you are trying</span>
        </Button>
        <Button onClick={goBack}>Go back now</Button>
      </div>
    </div>
  );
}
