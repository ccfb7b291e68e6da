import { CircleCheck, CircleMinus } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { Provider, ProviderStaff } from '../contract.ts';
import { screeningText } from './words.ts';

/** PROVIDER-24, -25 */
export function StaffTab({ provider: { staff } }: { readonly provider: Provider }) {
  if (staff.length === 0) {
    return (
      <EmptyState title="No staff listed" level={2}>
        <p>Ask the provider who would work with you.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="vh">Staff</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list provider-staff" role="list">
        {staff.map((person) => (
          <StaffCard key={person.id} person={person} />
        ))}
      </ul>
    </>
  );
}

function StaffCard({ person }: { readonly person: ProviderStaff }) {
  const { id, firstName, lastName, position, isAvailableForBooking, bio, yearsExperience } = person;
  const name = `${firstName} ${lastName}`.trim();
  const lists = [
    { label: 'Languages', all: person.languagesSpoken },
    { label: 'Qualifications', all: person.qualifications },
    { label: 'Certifications', all: person.certifications },
    { label: 'Specialisations', all: person.specializations },
  ];
  return (
    <li className="sheet provider-person" id={`staff-${id}`}>
      <div className="provider-who">
        <Avatar name={name} src={person.profileImageUrl} size="l" />
        <div>
          <h3>{name}</h3>
          {position && <p className="soft">{position}</p>}
        </div>
        {isAvailableForBooking ? (
          <Chip tone="ok" icon={CircleCheck}>
            Available
          </Chip>
        ) : (
          <Chip icon={CircleMinus}>Unavailable</Chip>
        )}
      </div>
      {bio && <p className="provider-words">{bio}</p>}
      <Facts
        items={[
          { label: 'Experience', value: counted(yearsExperience, 'year') },
          ...lists.filter(({ all }) => all.length > 0).map(({ label, all }) => ({ label, value: all.join(', ') })),
          { label: 'Worker screening', value: screeningText(person) },
        ]}
      />
    </li>
  );
}
