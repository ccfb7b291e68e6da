import { checkSpace, emptySpace, type SpaceValues, spaceContentOf, spaceValuesOf } from '#areas/spaces/web/public.ts';
import { postcodeError, type StateCode, stateNames, stateOfPostcode } from '#platform/contract/postcodes.ts';
import type { CommunityDetail, EmergencyContact } from '../contract.ts';
import { type CommunityType, limits } from '../pure/options.ts';

export interface CommunityValues extends SpaceValues {
  readonly communityType: CommunityType | '';
  readonly suburb: string;
  readonly postcode: string;
  readonly state: StateCode | '';
  readonly place: string;
  readonly meetingFrequency: string;
  /** One a line. */
  readonly accessibilityFeatures: string;
  /** One a line: name, phone, note. */
  readonly emergencyContacts: string;
}

export const emptyCommunity: CommunityValues = {
  ...emptySpace,
  communityType: '',
  suburb: '',
  postcode: '',
  state: '',
  place: '',
  meetingFrequency: '',
  accessibilityFeatures: '',
  emergencyContacts: '',
};

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const contactLine = ({ name, phone, note }: EmergencyContact) => [name, phone, note].filter(Boolean).join(', ');

export const valuesOf = ({ space, ...community }: CommunityDetail): CommunityValues => ({
  ...spaceValuesOf(space),
  communityType: community.communityType,
  suburb: community.suburb,
  postcode: community.postcode,
  state: community.state,
  // Without words of its own, the suburb stands for the place.
  place: community.location === `${community.suburb}, ${community.state}` ? '' : community.location,
  meetingFrequency: community.meetingFrequency,
  accessibilityFeatures: community.accessibilityFeatures.join('\n'),
  emergencyContacts: community.emergencyContacts.map(contactLine).join('\n'),
});

/** "Shed, 03 5550 0142, Sundays only" */
function contactIn(line: string): EmergencyContact {
  const [name = '', phone = '', ...note] = line.split(',').map((part) => part.trim());
  return { name, phone, note: note.join(', ') };
}
const isPhone = (text: string) => /^\+?[\d ()-]{3,}$/.test(text);

type Found = Partial<Record<keyof CommunityValues, string>>;

function contactsError(text: string): string | undefined {
  const lines = linesIn(text);
  if (lines.length > limits.contacts) return `Name at most ${limits.contacts}.`;
  const wrong = lines.find((line) => !isPhone(contactIn(line).phone));
  return wrong && `“${wrong}” has no phone number after the comma. Write: name, phone number.`;
}

function featuresError(text: string): string | undefined {
  const lines = linesIn(text);
  if (lines.length > limits.features) return `Write at most ${limits.features}.`;
  return lines.some((line) => line.length > limits.feature)
    ? `Keep each under ${limits.feature} characters.`
    : undefined;
}

/** What is missing or cannot be; the server checks the rest. */
export function checkCommunity(values: CommunityValues): Found {
  const postcode = postcodeError(values.postcode.trim());
  const features = featuresError(values.accessibilityFeatures);
  const contacts = contactsError(values.emergencyContacts);
  return {
    ...checkSpace(values),
    ...(!values.communityType && { communityType: 'Choose a type.' }),
    ...(!values.suburb.trim() && { suburb: 'Write the suburb or town.' }),
    ...(postcode && { postcode }),
    ...(!values.state && { state: 'Choose a state or territory.' }),
    ...(features && { accessibilityFeatures: features }),
    ...(contacts && { emergencyContacts: contacts }),
  };
}

/** A border has exceptions: what looks odd is said, and sent all the same. */
export function placeWarning({ postcode, state }: CommunityValues): string | undefined {
  const allocated = stateOfPostcode(postcode.trim());
  return allocated && state && allocated !== state
    ? `${postcode.trim()} is mostly in ${stateNames[allocated]}. That can be right near a border, so please check.`
    : undefined;
}

/** The call's body. */
export const contentOf = (values: CommunityValues) => ({
  ...spaceContentOf(values),
  communityType: values.communityType as CommunityType,
  suburb: values.suburb.trim(),
  postcode: values.postcode.trim(),
  state: values.state as StateCode,
  place: values.place.trim(),
  meetingFrequency: values.meetingFrequency.trim(),
  accessibilityFeatures: linesIn(values.accessibilityFeatures),
  emergencyContacts: linesIn(values.emergencyContacts).map(contactIn),
});
