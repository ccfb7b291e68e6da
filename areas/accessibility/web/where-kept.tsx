import { useState } from 'react';
import { defaultRecord } from '#platform/contract/preferences-shape.ts';
import { announce } from '#platform/web/announce.ts';
import { useAccessibility } from '#platform/web/preferences/store.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { sayFailed } from './use-saving.ts';

/** All my devices, or this one only. A guest has the one answer. */
export function WhereKept() {
  const store = useAccessibility();
  const [asking, setAsking] = useState(false);
  const here = store.savedOn === 'device';
  const record = store.stored ?? defaultRecord;
  const done = (text: string) => {
    setAsking(false);
    announce(text);
  };
  const separate = () =>
    store
      .save(record, 'device')
      .then(() => done('Kept on this device only. Your other devices do not change.'), sayFailed);
  const everywhere = () =>
    store.save(record, 'account').then(() => done('These settings are now on all your devices.'), sayFailed);
  const backToAccount = () =>
    store.backToAccount().then(() => done('This device now uses the settings of your account.'), sayFailed);

  if (store.userId === null)
    return (
      <Section title="Where your settings are kept" id="where-kept">
        <p>In this browser, on this device. Sign in to take them to other devices.</p>
      </Section>
    );
  return (
    <Section title="Where your settings are kept" id="where-kept">
      <RadioGroup
        legend="Use my settings on"
        options={[
          { value: 'account', label: 'All my devices', hint: 'Saved with your account.' },
          {
            value: 'device',
            label: 'This device only',
            hint: 'Saved in this browser. Other devices stay as they are.',
          },
        ]}
        value={here ? 'device' : 'account'}
        onChange={(where) => {
          if (where === 'device') void separate();
          else setAsking(true);
        }}
      />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        size="s"
        title="Which settings should all your devices have?"
        footer={
          <>
            <Button variant="primary" onClick={() => void everywhere()}>
              The settings of this device
            </Button>
            <Button onClick={() => void backToAccount()}>The settings of my account</Button>
          </>
        }
      >
        <p>This device has settings of its own. Choose which ones you want from now on.</p>
      </Dialog>
    </Section>
  );
}
