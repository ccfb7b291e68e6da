import { Lock, MapPin, Repeat } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import { distanceWords } from '#platform/contract/distance.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { Community } from '../contract.ts';
import { JoinButton } from './join-button.tsx';
import { typeWords } from './words.ts';

/** LOCAL-06 */
const shownFeatures = 3;

export function Features({ features }: { readonly features: readonly string[] }) {
  const more = features.length - shownFeatures;
  if (features.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list community-chips" role="list" aria-label="Accessibility features">
      {features.slice(0, shownFeatures).map((feature) => (
        <li key={feature}>
          <Chip>{feature}</Chip>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Chip>+{more} more</Chip>
        </li>
      )}
    </ul>
  );
}

/** What a private community tells nobody stays out of the sentence. */
function meetingWords({ meetingFrequency, memberCount, admin }: Community): string {
  const parts = [meetingFrequency, counted(memberCount, 'member'), admin.name && `Run by ${admin.name}`];
  return parts.filter(Boolean).join('. ');
}

export function CommunityItem({ community }: { readonly community: Community }) {
  const { id, name, description, communityType, isPrivate, location, accessibilityFeatures, distanceKm } = community;
  return (
    <li className="community" id={`community-${id}`}>
      <div className="community-top">
        <h3>
          <Link href={`/local-communities/${id}`} className="plain">
            {name}
          </Link>
        </h3>
        <Chip tone="action">{typeWords[communityType]}</Chip>
        {isPrivate && <Chip icon={Lock}>Private</Chip>}
      </div>
      <p>{description}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list community-lines" role="list">
        <li>
          <Icon icon={MapPin} />
          <span>{location}</span>
        </li>
        <li>
          <Icon icon={Repeat} />
          <span>{meetingWords(community)}</span>
        </li>
      </ul>
      <Features features={accessibilityFeatures} />
      <div className="community-foot">
        <JoinButton community={community} />
        {distanceKm !== null && <span className="soft small">{distanceWords(distanceKm)}</span>}
      </div>
    </li>
  );
}
