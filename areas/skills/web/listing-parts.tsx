import { CalendarDays, Clock, HandHelping, Mail, MapPin, Monitor, Search, Signal } from 'lucide-react';
import { useSession } from '#platform/web/session.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Icon, type LucideIcon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { SkillListing } from '../contract.ts';
import { skillFeatureLabel } from './features.ts';
import { momentText } from './when.ts';
import { lengthText, levelWords, ratingText, whereText } from './words.ts';

export const OfferChip = ({ isOffering }: Pick<SkillListing, 'isOffering'>) =>
  isOffering ? (
    <Chip tone="action" icon={HandHelping}>
      Offered
    </Chip>
  ) : (
    <Chip icon={Search}>Wanted</Chip>
  );

export function Owner({ listing }: { readonly listing: SkillListing }) {
  const { user } = listing;
  return (
    <div className="skill-owner">
      <Avatar name={user.name} src={user.avatar} size="s" />
      <div>
        <Link href={`/profile/${user.id}`}>{user.name}</Link>
        <p className="soft small">{ratingText(listing)}</p>
      </div>
    </div>
  );
}

const whereIcon = ({ exchange, deliveryMethod }: SkillListing): LucideIcon => {
  if (exchange === 'written') return Mail;
  return deliveryMethod === 'online' ? Monitor : MapPin;
};

interface LinesProps {
  readonly listing: SkillListing;
  /** The next free time, where it is known. */
  readonly nextAt?: string | null;
}

/** Level, place, length and the next free time. */
export function Lines({ listing, nextAt = null }: LinesProps) {
  const lines: readonly (readonly [LucideIcon, string])[] = [
    ...(listing.skillLevel ? [[Signal, levelWords[listing.skillLevel]] as const] : []),
    [whereIcon(listing), whereText(listing)],
    [Clock, lengthText(listing)],
    ...(nextAt ? [[CalendarDays, `Next free: ${momentText(nextAt)}`] as const] : []),
    ...(listing.exchange === 'either' ? [[Mail, 'Letters, recordings or pictures too'] as const] : []),
  ];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list skill-lines" role="list">
      {lines.map(([icon, text]) => (
        <li key={text}>
          <Icon icon={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

export function Features({ features }: { readonly features: SkillListing['accessibilityFeatures'] }) {
  const { region } = useSession();
  if (features.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list skill-features" role="list" aria-label="Accessibility features">
      {features.map((feature) => (
        <li key={feature}>
          <Chip>{skillFeatureLabel(feature, region)}</Chip>
        </li>
      ))}
    </ul>
  );
}
