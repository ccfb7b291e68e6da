import { LayoutGrid } from 'lucide-react';
import type { Feature } from '#areas/passport/contract.ts';
import { FitDoors, featureLabel, specifiedFeatures } from '#areas/passport/web/public.ts';
import { mayHere } from '#platform/web/acting.ts';
import { useSession } from '#platform/web/session.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { NarrowBy } from '#platform/web/ui/narrow-by.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { type EventType, eventTypes } from '../pure/options.ts';
import { typeFilterWords } from '../pure/words.ts';
import type { Asked } from './asked.ts';
import { useCounts } from './data.ts';
import { featureIcons, typeIcons } from './icons.ts';

interface TypeFilterProps {
  readonly asked: Asked;
  readonly onChoose: (type: EventType | undefined) => void;
}

/** EVENTS-02: true counts of the tab, under the other filters. */
export function TypeFilter({ asked, onChoose }: TypeFilterProps) {
  const { member } = useSession();
  // A guest has no events of their own; the panel says so.
  const tab = asked.tab === 'mine' && !member ? 'upcoming' : asked.tab;
  const { data, error } = useCounts({ ...asked, tab });
  const counts = new Map(data?.map(({ eventType, count }) => [eventType, count]));
  const total = data?.reduce((sum, { count }) => sum + count, 0);
  return (
    <NarrowBy
      title="Event type"
      description="a type of event"
      error={error}
      chosen={asked.type}
      onChoose={onChoose}
      rows={[
        { value: undefined, label: 'All Events', icon: LayoutGrid, count: total },
        ...eventTypes.map((value) => ({
          value,
          label: typeFilterWords[value],
          icon: typeIcons[value],
          count: counts.get(value),
        })),
      ]}
    />
  );
}

const Feat = ({ feature }: { readonly feature: Feature }) => {
  const { region } = useSession();
  return (
    <li>
      <Icon icon={featureIcons[feature]} />
      <span>{featureLabel(feature, region)}</span>
    </li>
  );
};

/** EVENTS-03 with all six (C-16), and what the doors of a fit mean. */
export function Legend() {
  const { member } = useSession();
  return (
    <div className="events-legend">
      <Section title="Accessibility Features" side>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list event-lines" role="list">
          {specifiedFeatures.map((feature) => (
            <Feat key={feature} feature={feature} />
          ))}
        </ul>
        <p className="small soft">
          “Live Captions” means a person types them. Automatic captions are labelled as automatic.
        </p>
      </Section>
      {member && mayHere('getPassport', 'getEvent') && (
        <Section title="Your fit" side>
          <p className="row">
            <FitDoors fits={['met', 'unknown', 'not-met']} />
            <span className="small">met, not known, not met</span>
          </p>
          <p className="small soft">
            Worked out on this page from your <Link href="/access-passport">access passport</Link>. Organisers don’t see
            it.
          </p>
        </Section>
      )}
    </div>
  );
}
