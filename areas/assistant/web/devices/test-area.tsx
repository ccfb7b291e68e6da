import { useMemo, useState } from 'react';
import { Section } from '#platform/web/ui/section.tsx';
import { ControllerTest } from './controller-test.tsx';
import { DwellTest } from './dwell-test.tsx';
import { KeyboardTest } from './keyboard-test.tsx';
import { OneSwitch } from './one-switch.tsx';
import { RunningContext } from './trial.tsx';
import { TwoSwitches } from './two-switches.tsx';
import { VoiceTest } from './voice-test.tsx';
import './devices.css';

/** Tests for devices. What they show stays on the page; only a setting that the person chooses is saved. */
export function TestArea() {
  const [running, setRunning] = useState<string | null>(null);
  const shared = useMemo(() => ({ running, setRunning }), [running]);
  return (
    <Section
      title="Test area"
      id="test-area"
      intro="Try for as long as you like. Results stay on this page. Escape stops a test at any moment."
    >
      <RunningContext value={shared}>
        <div className="trials">
          <OneSwitch />
          <DwellTest />
          <TwoSwitches />
          <KeyboardTest />
          <VoiceTest />
          <ControllerTest />
        </div>
      </RunningContext>
    </Section>
  );
}
