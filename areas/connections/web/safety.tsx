import {
  Accessibility,
  Ban,
  BookOpen,
  Flag,
  type LucideIcon,
  MessageSquareWarning,
  ShieldAlert,
  Siren,
} from 'lucide-react';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Section } from '#platform/web/ui/section.tsx';

interface SafetyCard {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly words: string;
  readonly label: string;
  readonly href: string;
}

const guides: readonly SafetyCard[] = [
  {
    icon: ShieldAlert,
    title: 'Meeting safely',
    words: 'A public place, your own way home, and someone who knows where you are.',
    label: 'Read how to meet safely',
    href: '/connections/meeting-safely',
  },
  {
    icon: MessageSquareWarning,
    title: 'Money and scams',
    words: 'Never send money, gift cards or bank details to someone you met here.',
    label: 'Get help with a scam',
    href: '/connections/meeting-safely#scams',
  },
  {
    icon: BookOpen,
    title: 'How we treat each other',
    words: 'What is welcome on Doorways, what isn’t, and what moderators do.',
    label: 'Read the Community Guidelines',
    href: '/community-guidelines',
  },
  {
    icon: Siren,
    title: 'In danger',
    words: 'If you are in danger, call 000. Other help is listed by phone, text and chat.',
    label: 'Find help now',
    href: '/crisis-support',
  },
];

const actions = (memberId: number): readonly SafetyCard[] => [
  {
    icon: Flag,
    title: 'Report someone',
    words: 'Each profile and each match has a Report button. You can also report from here.',
    label: 'Report to moderators',
    href: '/report-content',
  },
  {
    icon: Ban,
    title: 'Blocked members',
    words: 'You and they don’t see each other. They’re not told.',
    label: 'See who I blocked',
    href: `/profile/${memberId}/blocked`,
  },
  {
    icon: Accessibility,
    title: 'Accessibility',
    words: 'Larger text, contrast, calmer pages, and how you use Doorways.',
    label: 'Open accessibility settings',
    href: '/accessibility',
  },
  {
    icon: MessageSquareWarning,
    title: 'Complaints',
    words: 'Tell a person if you are unhappy with how we acted on a report.',
    label: 'Make a complaint',
    href: '/connections/meeting-safely#complaints',
  },
];

const Cards = ({ cards }: { readonly cards: readonly SafetyCard[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
  <ul className="plain-list activity-ideas safety-cards" role="list">
    {cards.map(({ icon, title, words, label, href }) => (
      <li key={label}>
        <Card className="stack">
          <h3 className="row">
            <Icon icon={icon} size="l" />
            {title}
          </h3>
          <p>{words}</p>
          <ButtonLink href={href} data-safety="">
            {label}
          </ButtonLink>
        </Card>
      </li>
    ))}
  </ul>
);

/** CONNECT-13 */
export function Safety() {
  const { member } = useSession();
  return (
    <div className="stack activities">
      <Section title="Guides">
        <Cards cards={guides} />
      </Section>
      <Section title="What you can do">
        <Cards cards={actions(member?.id ?? 0)} />
      </Section>
    </div>
  );
}
