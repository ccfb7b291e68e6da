import type { Input } from '#platform/contract/operation.ts';
import type { addProviderStaff } from '../../contract.ts';

type StaffContent = Omit<Input<typeof addProviderStaff>, 'id'>;

const unique = (words: readonly string[]) => [...new Set(words)];

/** A clearance is checked on the national register, not here: its number would only be something to lose. */
export const endingOf = ({ workerScreeningNumber }: StaffContent): string => workerScreeningNumber.slice(-3);

/** The values of a row, without the clearance. */
export const staffRowOf = (content: StaffContent) => ({
  first_name: content.firstName,
  last_name: content.lastName,
  position: content.position,
  qualifications: unique(content.qualifications),
  certifications: unique(content.certifications),
  specializations: unique(content.specializations),
  years_experience: content.yearsExperience,
  languages: unique(content.languagesSpoken),
  gender: content.gender,
  bio: content.bio,
  is_active: content.isActive,
  is_bookable: content.isAvailableForBooking,
});
