import { useState } from 'react';
import type { LowEnergyProfile } from '#platform/contract/preferences-shape.ts';
import { useAccessibility } from '#platform/web/preferences/store.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { sayFailed } from './use-saving.ts';

interface Choice {
  readonly name: keyof LowEnergyProfile;
  readonly value: LowEnergyProfile[keyof LowEnergyProfile];
  readonly label: string;
  readonly hint?: string;
}

const choices: readonly Choice[] = [
  { name: 'simplifiedLayout', value: true, label: 'Simplified layout' },
  {
    name: 'concentrationMode',
    value: true,
    label: 'Hold notifications for later',
    hint: 'Safety notifications always come through.',
  },
  { name: 'soundEffects', value: false, label: 'No sounds' },
  { name: 'autoplay', value: false, label: 'Nothing starts automatically' },
  { name: 'reduceMotion', value: true, label: 'Less motion' },
  { name: 'fontSize', value: 'large', label: 'Large text' },
  { name: 'colorScheme', value: 'dark', label: 'Dark colours' },
  { name: 'readingAssistance', value: true, label: 'Reading help' },
  { name: 'textToSpeech', value: true, label: 'Read-aloud buttons' },
  {
    name: 'slowToReply',
    value: true,
    label: 'Tell others that I am slow to reply',
    hint: 'The one part that others can see, and only while it is on.',
  },
];

const ticked = (profile: LowEnergyProfile) =>
  choices.filter(({ name, value }) => profile[name] === value).map(({ name }) => name);

/** What the bad day changes; everything that is not ticked stays as usual. */
export function BadDayProfile() {
  const { lowEnergy, saveLowEnergyProfile } = useAccessibility();
  const [chosen, setChosen] = useState<readonly (keyof LowEnergyProfile)[] | null>(null);
  const [pending, setPending] = useState(false);
  const values = chosen ?? ticked(lowEnergy.profile);
  const save = async () => {
    const kept = Object.entries(lowEnergy.profile).filter(([name]) => !choices.some((choice) => choice.name === name));
    const own = choices.filter(({ name }) => values.includes(name)).map(({ name, value }) => [name, value]);
    setPending(true);
    try {
      await saveLowEnergyProfile(Object.fromEntries([...kept, ...own]));
      setChosen(null);
      toast({ title: 'Bad-day settings saved' });
    } catch {
      sayFailed();
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="stack">
      <CheckboxGroup legend="On a bad day" options={choices.map(toOption)} values={values} onChange={setChosen} />
      <Button pending={pending} pendingText="Saving…" onClick={() => void save()}>
        Save bad-day settings
      </Button>
    </div>
  );
}

const toOption = ({ name, label, hint }: Choice) => ({ value: name, label, hint });
