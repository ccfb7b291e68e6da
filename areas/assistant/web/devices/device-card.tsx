import { Check, CircleHelp, Crosshair } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import type { DeviceHelp } from './setup-help.ts';
import { focusTrial } from './trial.tsx';

/** What the browser can tell of a device, what the member has said, and how it is set up. */
export function DeviceCard({
  help,
  told,
  declaredOn,
  onDeclare,
}: {
  readonly help: DeviceHelp;
  /** What this browser can tell. */
  readonly told: string;
  /** The day on which the member said so, in words; null when nothing was said. */
  readonly declaredOn: string | null;
  readonly onDeclare: (uses: boolean) => void;
}) {
  const { title, use, settings, steps, test } = help;
  const uses = declaredOn !== null;
  return (
    <li className="device">
      <div className="row">
        <h3>{title}</h3>
        <Chip tone={uses ? 'ok' : 'plain'} icon={uses ? Check : CircleHelp}>
          {uses ? 'You said you use this' : 'Nothing said yet'}
        </Chip>
      </div>
      <Facts
        items={[
          { label: 'What this browser can tell', value: told },
          { label: 'What you told us', value: uses ? `You use it. Said on ${declaredOn}.` : 'Nothing yet.' },
        ]}
      />
      <Switch label={use} checked={uses} onChange={onDeclare} />
      <Disclosure summary={`Set up: ${title}`} boxed>
        <ul className="device-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p>
          <strong>Settings of Doorways that help:</strong> {settings}
        </p>
      </Disclosure>
      {test && (
        <Button
          icon={Crosshair}
          description="Goes to the test below. It begins when you press Start."
          onClick={() => focusTrial(test)}
        >
          Test your {title.toLowerCase()}
        </Button>
      )}
    </li>
  );
}
