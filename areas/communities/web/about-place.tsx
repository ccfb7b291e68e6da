import { stateNames } from '#platform/contract/postcodes.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { CommunityDetail } from '../contract.ts';
import { Contacts } from './contacts.tsx';

/** What a private community tells nobody stays out. */
export const factsOf = ({ location, suburb, postcode, state, meetingFrequency, admin }: CommunityDetail) => [
  { label: 'Where', value: location },
  { label: 'Suburb', value: `${suburb}, ${stateNames[state]} ${postcode}`.trim() },
  ...(meetingFrequency ? [{ label: 'Meets', value: meetingFrequency }] : []),
  ...(admin.name ? [{ label: 'Run by', value: admin.name }] : []),
];

export function AboutPlace({ community }: { readonly community: CommunityDetail }) {
  const { accessibilityFeatures, emergencyContacts, placeUnsure, suburb, postcode, space } = community;
  return (
    <>
      {placeUnsure && space.me.mayRun && (
        <Notice tone="warn" title="Is the postcode right?">
          Our list of places does not have {suburb} in {postcode}. Our list may be out of date, so your postcode could
          be right.
        </Notice>
      )}
      {emergencyContacts.length > 0 && (
        <Section
          title="Emergency contacts"
          intro="People of this community, for its members. If you are in danger, call the emergency services first."
        >
          <Contacts contacts={emergencyContacts} />
        </Section>
      )}
      {accessibilityFeatures.length > 0 && (
        <Section title="Accessibility features">
          <ul className="community-points">
            {accessibilityFeatures.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Section>
      )}
      <p className="soft small">
        Where suburbs are is known from{' '}
        <Link href="https://www.geonames.org" newTab>
          GeoNames
        </Link>
        , under{' '}
        <Link href="https://creativecommons.org/licenses/by/4.0/" newTab>
          CC BY 4.0
        </Link>
        .
      </p>
    </>
  );
}
