import { Check } from 'lucide-react';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Section } from '#platform/web/ui/section.tsx';

const rules = [
  'Respect members',
  'No medical advice',
  'Use content warnings',
  'Report harassment',
  'Celebrate diversity',
] as const;

/** GROUPS-06, GROUPS-07 */
export const GuidelinesCard = () => (
  <Section title="Community Guidelines" side className="group-rules">
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
    <ul className="plain-list" role="list">
      {rules.map((rule) => (
        <li key={rule}>
          <Icon icon={Check} />
          <span>{rule}</span>
        </li>
      ))}
    </ul>
    <ButtonLink href="/community-guidelines">Read Full Guidelines</ButtonLink>
  </Section>
);
