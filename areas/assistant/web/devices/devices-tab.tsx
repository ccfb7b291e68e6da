import { dayInWords } from '#platform/web/time/day-words.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { type DeviceName, deviceNames, knownFacts, tells } from '../../pure/devices/tells.ts';
import { DeviceCard } from './device-card.tsx';
import { deviceHelp } from './setup-help.ts';
import { TestArea } from './test-area.tsx';
import { useKnowledge } from './use-knowledge.ts';

export interface DevicesTabProps {
  /** When the member said that they use it, as ISO time; null when they did not. */
  readonly declaredAt: (device: DeviceName) => string | null;
  /** Saves it; the owner of the data says whether it worked. */
  readonly onDeclare: (device: DeviceName, uses: boolean) => void;
}

/** Assistive Devices: what the browser can tell and what the member has said, never more. */
export function DevicesTab({ declaredAt, onDeclare }: DevicesTabProps) {
  const known = useKnowledge();
  return (
    <>
      <div className="duo">
        <Section
          title="Your devices"
          intro="A browser sees little of assistive devices. We show what it can tell, and what you have told us."
        >
          <ul className="devices plain-list">
            {deviceNames.map((device) => (
              <DeviceCard
                key={device}
                help={deviceHelp[device]}
                told={tells(device, known)}
                declaredOn={dayOf(declaredAt(device))}
                onDeclare={(uses) => onDeclare(device, uses)}
              />
            ))}
          </ul>
        </Section>
        <Section title="What this browser knows now" side>
          <Facts items={knownFacts(known)} />
          <p className="hint">Read on this page and not stored.</p>
        </Section>
      </div>
      <TestArea />
    </>
  );
}

const dayOf = (moment: string | null) => (moment === null ? null : dayInWords(moment));
