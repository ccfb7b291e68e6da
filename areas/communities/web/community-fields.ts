import type { CommunityDetail, EmergencyContact } from '../contract.ts';
import { type CommunityType, limits } from '../pure/options.ts';
import { postcodeError, type StateCode, stateNames, stateOfPostcode } from '../pure/postcodes.ts';

export interface CommunityValues {
  readonly name: string;
  readonly description: string;
  readonly communityType: CommunityType | '';
  readonly suburb: string;
  readonly postcode: string;
  readonly state: StateCode | '';
  readonly place: string;
  readonly meetingFrequency: string;
  /** One a line. */
  readonly features: string;
  readonly visibility: 'public' | 'private' | 'hidden';
  readonly guidelines: string;
  /** One a line. */
  readonly questions: string;
  readonly aliasesAllowed: boolean;
  /** One a line: name, phone, note. */
  readonly contacts: string;
}

export const emptyCommunity: CommunityValues = {
  name: '',
  description: '',
  communityType: '',
  suburb: '',
  postcode: '',
  state: '',
  place: '',
  meetingFrequency: '',
  features: '',
  visibility: 'public',
  guidelines: 'Say what you need. Let others finish. What people tell here stays here.',
  questions: '',
  aliasesAllowed: false,
  contacts: '',
};

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const contactLine = ({ name, phone, note }: EmergencyContact) => [name, phone, note].filter(Boolean).join(', ');

export const valuesOf = ({ space, ...community }: CommunityDetail): CommunityValues => ({
  name: community.name,
  description: community.description,
  communityType: community.communityType,
  suburb: community.suburb,
  postcode: community.postcode,
  state: community.state,
  place: community.location === `${community.suburb}, ${community.state}` ? '' : community.location,
  meetingFrequency: community.meetingFrequency,
  features: community.accessibilityFeatures.join('\n'),
  visibility: space.visibility,
  guidelines: space.guidelines,
  questions: space.questions.join('\n'),
  aliasesAllowed: space.aliasesAllowed,
  contacts: community.emergencyContacts.map(contactLine).join('\n'),
});

/** "Shed, 03 5550 0142, Sundays only" */
function contactIn(line: string): EmergencyContact {
  const [name = '', phone = '', ...note] = line.split(',').map((part) => part.trim());
  return { name, phone, note: note.join(', ') };
}
const isPhone = (text: string) => /^\+?[\d ()-]{3,}$/.test(text);

type Found = Partial<Record<keyof CommunityValues, string>>;

function placeError({ postcode, state }: CommunityValues): string | undefined {
  return postcodeError(postcode.trim()) ?? (state ? undefined : 'Choose the state too.');
}

function contactsError(text: string): string | undefined {
  const lines = linesIn(text);
  if (lines.length > limits.contacts) return `Name at most ${limits.contacts}.`;
  const wrong = lines.find((line) => !isPhone(contactIn(line).phone));
  return wrong && `Write name, comma, phone number: “${wrong}” has no phone number after the comma.`;
}

const tooMany = (text: string, most: number, what: string) =>
  linesIn(text).length > most ? `Write at most ${most} ${what}.` : undefined;

/** What is missing or cannot be; the server checks the rest. */
export function checkCommunity(values: CommunityValues): Found {
  const { name, description, communityType, suburb, state, guidelines, features, questions, contacts } = values;
  return {
    name: name.trim() ? undefined : 'Write a name.',
    description: description.trim() ? undefined : 'Say what it is for.',
    communityType: communityType ? undefined : 'Choose a type.',
    suburb: suburb.trim() ? undefined : 'Write the suburb or town.',
    state: state ? undefined : 'Choose a state or territory.',
    postcode: placeError(values),
    guidelines: guidelines.trim() ? undefined : 'Write how people treat each other here.',
    features: tooMany(features, limits.features, 'features'),
    questions: tooMany(questions, 5, 'questions'),
    contacts: contactsError(contacts),
  } as Found;
}

/** A border has exceptions: what looks odd is said, and sent all the same. */
export function placeWarning({ postcode, state }: CommunityValues): string | undefined {
  const allocated = stateOfPostcode(postcode.trim());
  return allocated && state && allocated !== state
    ? `${postcode.trim()} is mostly in ${stateNames[allocated]}. That can be right beside a border: please look again.`
    : undefined;
}

/** The call's body. */
export const contentOf = (values: CommunityValues) => ({
  name: values.name.trim(),
  description: values.description.trim(),
  communityType: values.communityType as CommunityType,
  suburb: values.suburb.trim(),
  postcode: values.postcode.trim(),
  state: values.state as StateCode,
  place: values.place.trim(),
  meetingFrequency: values.meetingFrequency.trim(),
  accessibilityFeatures: linesIn(values.features),
  visibility: values.visibility,
  guidelines: values.guidelines.trim(),
  questions: values.visibility === 'public' ? [] : linesIn(values.questions),
  aliasesAllowed: values.aliasesAllowed,
  emergencyContacts: linesIn(values.contacts).map(contactIn),
});
