import { BatteryLow } from 'lucide-react';
import { useId, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { saveFailed, useAccessibility } from '#platform/web/preferences/store.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { BadDayProfile } from './bad-day-profile.tsx';
import { type End, endInWords, endLabels, endOf, ends } from './end-time.ts';
import { sayFailed } from './use-saving.ts';

/** One switch for a day with little energy. It ends by itself. */
export function BadDay() {
  const { effective, lowEnergy, endLowEnergy } = useAccessibility();
  const [shown, setShown] = useState(false);
  const end = () => void endLowEnergy().then(() => announce('Bad-day settings are off.'), sayFailed);
  return (
    <Section
      title="Bad-day settings"
      id="bad-day"
      intro="For a day with little energy: calmer pages and fewer interruptions. They end by themselves."
    >
      <div className="stack">
        {effective.lowEnergyOn && lowEnergy.until ? (
          <Notice
            tone="ok"
            icon={BatteryLow}
            title={`On until ${endInWords(new Date(lowEnergy.until))}`}
            action={<Button onClick={end}>End now</Button>}
          >
            Your usual settings come back then, without a press.
          </Notice>
        ) : (
          <StartBadDay />
        )}
        <Disclosure summary="What changes on a bad day" boxed onToggle={(open) => open && setShown(true)}>
          {shown && <BadDayProfile />}
        </Disclosure>
      </div>
    </Section>
  );
}

function StartBadDay() {
  const { startLowEnergy } = useAccessibility();
  const [end, setEnd] = useState<End>('morning');
  const [own, setOwn] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const field = useId();
  const start = async () => {
    const until = endOf(end, own);
    setError(until ? undefined : 'Choose a time within the next 7 days.');
    if (!until) return document.getElementById(field)?.focus();
    setPending(true);
    try {
      await startLowEnergy(until);
      announce(`Bad-day settings are on until ${endInWords(until)}.`);
      document.getElementById('bad-day-title')?.scrollIntoView({ block: 'nearest' });
    } catch (reason) {
      if ((reason as Error).message === saveFailed) sayFailed();
      setPending(false);
    }
  };
  return (
    <>
      <RadioGroup
        legend="When should they end?"
        options={ends.map((value) => ({ value, label: endLabels[value] }))}
        value={end}
        onChange={setEnd}
      />
      {end === 'own' && (
        <TextField
          id={field}
          label="End of the bad day"
          type="datetime-local"
          value={own}
          error={error}
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
      )}
      <Button icon={BatteryLow} pending={pending} pendingText="Starting…" onClick={() => void start()}>
        Start bad-day settings now
      </Button>
    </>
  );
}
