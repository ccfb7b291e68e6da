import type { Audiences, FieldAudience, ProfileChange, ProfileField, profileLimits, State, User } from '../contract.ts';
import { listed } from './words.ts';

/** The contract's figures, without the contract's code. */
export const most: typeof profileLimits = {
  displayName: 60,
  bio: 500,
  pronouns: 40,
  suburb: 60,
  website: 200,
  interests: 20,
  interest: 40,
  pace: 120,
  channels: 6,
  channel: 40,
  helps: 300,
  nameSaid: 80,
  nameSeconds: 10,
  alt: 300,
};

export const states: readonly { readonly value: State; readonly label: string }[] = [
  { value: 'ACT', label: 'Australian Capital Territory' },
  { value: 'NSW', label: 'New South Wales' },
  { value: 'NT', label: 'Northern Territory' },
  { value: 'QLD', label: 'Queensland' },
  { value: 'SA', label: 'South Australia' },
  { value: 'TAS', label: 'Tasmania' },
  { value: 'VIC', label: 'Victoria' },
  { value: 'WA', label: 'Western Australia' },
];

/** The form as it is typed: lists are lines of text. */
export interface EditValues {
  readonly displayName: string;
  readonly pronouns: string;
  readonly bio: string;
  readonly suburb: string;
  readonly state: State | '';
  readonly website: string;
  readonly interests: string;
  readonly pace: string;
  readonly channels: string;
  readonly helps: string;
  readonly bioFor: FieldAudience;
  readonly pronounsFor: FieldAudience;
  readonly locationFor: FieldAudience;
  readonly websiteFor: FieldAudience;
  readonly interestsFor: FieldAudience;
  readonly howToTalkFor: FieldAudience;
}

export const fieldAudiences: readonly { readonly value: FieldAudience; readonly label: string }[] = [
  { value: 'members', label: 'All members' },
  { value: 'followers', label: 'Members who follow me' },
  { value: 'matches', label: 'People I matched with in Connections' },
  { value: 'providers', label: 'Providers I have written to' },
  { value: 'supporters', label: 'My supporters' },
  { value: 'me', label: 'Only me' },
];

const audienceOf = (user: User, field: ProfileField): FieldAudience => user.audiences?.[field] ?? 'members';

const audiencesOf = (values: EditValues): Audiences => ({
  bio: values.bioFor,
  pronouns: values.pronounsFor,
  location: values.locationFor,
  website: values.websiteFor,
  interests: values.interestsFor,
  howToTalk: values.howToTalkFor,
});

export const valuesOf = (user: User): EditValues => ({
  displayName: user.displayName,
  pronouns: user.pronouns,
  bio: user.bio,
  suburb: user.suburb,
  state: user.state,
  website: user.website,
  interests: user.interests.join('\n'),
  pace: user.howToTalk?.pace ?? '',
  channels: user.howToTalk?.channels.join('\n') ?? '',
  helps: user.howToTalk?.helps ?? '',
  bioFor: audienceOf(user, 'bio'),
  pronounsFor: audienceOf(user, 'pronouns'),
  locationFor: audienceOf(user, 'location'),
  websiteFor: audienceOf(user, 'website'),
  interestsFor: audienceOf(user, 'interests'),
  howToTalkFor: audienceOf(user, 'howToTalk'),
});

/** "example.org" is meant as https://example.org. */
const wholeAddress = (typed: string) => {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z+.-]*:/i.test(text) ? text : `https://${text}`;
};

export function changeOf(values: EditValues): ProfileChange {
  const { displayName, pronouns, bio, suburb, state } = values;
  const howToTalk = { pace: values.pace, channels: listed(values.channels), helps: values.helps };
  const saysHow = howToTalk.pace.trim() || howToTalk.helps.trim() || howToTalk.channels.length > 0;
  return {
    displayName,
    pronouns,
    bio,
    suburb,
    state,
    website: wholeAddress(values.website),
    interests: listed(values.interests),
    howToTalk: saysHow ? howToTalk : null,
    audiences: audiencesOf(values),
  };
}

type Found = Partial<Record<keyof EditValues, string>>;

const texts: readonly (readonly [field: 'pronouns' | 'bio' | 'suburb' | 'pace' | 'helps', what: string])[] = [
  ['pronouns', 'your pronouns'],
  ['bio', 'your bio'],
  ['suburb', 'the suburb or town'],
  ['pace', 'your pace'],
  ['helps', 'what helps'],
];

function checkList(typed: string, mostItems: number, mostCharacters: number, one: string): string | undefined {
  const items = listed(typed);
  if (items.length > mostItems) return `Keep at most ${mostItems}. You have ${items.length}.`;
  const long = items.find((item) => item.length > mostCharacters);
  return long && `Make each ${one} shorter: at most ${mostCharacters} characters. “${long.slice(0, 30)}…” is longer.`;
}

/** What is wrong, field by field. The server checks again. */
export function checkEdit(values: EditValues): Found {
  const found: Found = {};
  if (!values.displayName.trim()) found.displayName = 'Enter the name others will see.';
  else if (values.displayName.length > most.displayName) {
    found.displayName = `Make the name shorter: at most ${most.displayName} characters.`;
  }
  for (const [field, what] of texts) {
    if (values[field].trim().length > most[field])
      found[field] = `Make ${what} shorter: at most ${most[field]} characters.`;
  }
  const website = wholeAddress(values.website);
  if (website.length > most.website) found.website = `Make the address shorter: at most ${most.website} characters.`;
  else if (website && !(/^https?:\/\/[^\s/]+\.\S+$/i.test(website) && URL.canParse(website))) {
    found.website = 'Write the whole address, such as https://example.org.';
  }
  const interests = checkList(values.interests, most.interests, most.interest, 'interest');
  if (interests) found.interests = interests;
  const channels = checkList(values.channels, most.channels, most.channel, 'way');
  if (channels) found.channels = channels;
  return found;
}
