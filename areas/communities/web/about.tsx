import { Phone } from 'lucide-react';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { CommunityDetail, EmergencyContact } from '../contract.ts';
import { stateNames } from '../pure/postcodes.ts';
import { countOf } from './words.ts';

export function Contacts({ contacts }: { readonly contacts: readonly EmergencyContact[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="list community-contacts" role="list">
      {contacts.map(({ name, phone, note }) => (
        <li key={`${name} ${phone}`}>
          <div>
            <strong>{name}</strong>
            {note && <p className="soft">{note}</p>}
          </div>
          <ButtonLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} icon={Phone}>
            Call {phone}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

export function About({ community }: { readonly community: CommunityDetail }) {
  const { location, suburb, postcode, state, meetingFrequency, memberCount, admin, accessibilityFeatures, space } =
    community;
  const isMember = community.membership.state === 'member';
  const facts = [
    { label: 'Where', value: location },
    { label: 'Suburb', value: `${suburb}, ${stateNames[state]} ${postcode}` },
    ...(meetingFrequency ? [{ label: 'Meets', value: meetingFrequency }] : []),
    { label: 'Members', value: countOf(memberCount, 'member') },
    ...(admin.name ? [{ label: 'Run by', value: admin.name }] : []),
  ];
  return (
    <div className="community-page">
      <Facts items={facts} />
      {accessibilityFeatures.length > 0 && (
        <Section title="Accessibility features" region={false}>
          <ul className="community-points">
            {accessibilityFeatures.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Section>
      )}
      {isMember && community.emergencyContacts.length > 0 && (
        <Section title="Emergency contacts" intro="People of this community. In danger, call 000 first." region={false}>
          <Contacts contacts={community.emergencyContacts} />
        </Section>
      )}
      <Section title="Guidelines" region={false}>
        <p className="prose community-text">{space.guidelines}</p>
      </Section>
      <p className="soft small">
        Suburbs and distances use data of{' '}
        <Link href="https://www.geonames.org" newTab>
          GeoNames
        </Link>
        , under{' '}
        <Link href="https://creativecommons.org/licenses/by/4.0/" newTab>
          CC BY 4.0
        </Link>
        .
      </p>
    </div>
  );
}
