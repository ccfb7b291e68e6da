import { LayoutGrid } from 'lucide-react';
import type { Feature } from '#areas/passport/contract.ts';
import { FitDoors, featureLabel, specifiedFeatures } from '#areas/passport/web/public.ts';
import { inFigures } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Hint } from '#platform/web/ui/hint.tsx';
import { Icon, type LucideIcon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
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

interface Row {
  readonly type: EventType | undefined;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly count: number | undefined;
}

/** EVENTS-02: true counts of the tab, under the other filters. */
export function TypeFilter({ asked, onChoose }: TypeFilterProps) {
  const { member } = useSession();
  // A guest has no events of their own; the panel says so.
  const tab = asked.tab === 'mine' && !member ? 'upcoming' : asked.tab;
  const { data, error } = useCounts({ ...asked, tab });
  const counts = new Map(data?.map(({ eventType, count }) => [eventType, count]));
  const rows: readonly Row[] = [
    {
      type: undefined,
      label: 'All Events',
      icon: LayoutGrid,
      count: data?.reduce((sum, { count }) => sum + count, 0),
    },
    ...eventTypes.map((type) => ({
      type,
      label: typeFilterWords[type],
      icon: typeIcons[type],
      count: counts.get(type),
    })),
  ];
  return (
    <Section title="Event type" side className="events-types">
      {error && <p role="alert">{textForPeople(error)}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list" role="list">
        {rows.map(({ type, label, icon, count }) => (
          <li key={label}>
            <Hint description="a type of event">
              <button
                type="button"
                className="events-type"
                aria-pressed={asked.type === type}
                onClick={() => onChoose(type)}
              >
                <Icon icon={icon} />
                <span>{label}</span>
                {count !== undefined && (
                  <span className="num">
                    <span className="vh">, </span>
                    {inFigures(count)}
                  </span>
                )}
              </button>
            </Hint>
          </li>
        ))}
      </ul>
    </Section>
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
      {member && (
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
