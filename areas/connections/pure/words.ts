import type {
  ActivityKind,
  Aim,
  Gender,
  GenderPreference,
  Interest,
  ReasonKind,
  Room,
  Support,
  Way,
} from './options.ts';
import type { Fact, Stage } from './seen-by.ts';

export const aimWords: Readonly<Record<Aim, string>> = {
  friendship: 'Friendship',
  dating: 'Dating',
  relationship: 'Relationship',
  companionship: 'Companionship',
  marriage: 'Marriage',
};

export const roomWords: Readonly<Record<Room, string>> = { friendship: 'Friendship', dating: 'Dating' };

export const interestWords: Readonly<Record<Interest, string>> = {
  accessibility_advocacy: 'Accessibility advocacy',
  art: 'Art',
  books: 'Books',
  cooking: 'Cooking',
  fitness: 'Fitness',
  gaming: 'Gaming',
  gardening: 'Gardening',
  music: 'Music',
  movies: 'Movies',
  nature: 'Nature',
  photography: 'Photography',
  sports: 'Sports',
  technology: 'Technology',
  travel: 'Travel',
  volunteer_work: 'Volunteer work',
  writing: 'Writing',
  board_games: 'Board games',
  crafts: 'Crafts',
  dancing: 'Dancing',
  meditation: 'Meditation',
  pets: 'Pets',
  politics: 'Politics',
  science: 'Science',
};

export const supportWords: Readonly<Record<Support, string>> = {
  screen_reader: 'Screen reader',
  large_text: 'Large text',
  high_contrast: 'High contrast',
  audio_cues: 'Audio cues',
  sign_language: 'Sign language',
  mobility_assistance: 'Mobility assistance',
  cognitive_support: 'Cognitive support',
  keyboard_navigation: 'Keyboard navigation',
};

export const wayWords: Readonly<Record<Way, string>> = {
  text: 'Text',
  voice: 'Voice',
  video: 'Video',
  sign_language: 'Sign language',
  in_person: 'In person',
};

export const genderWords: Readonly<Record<Gender, string>> = { woman: 'Woman', man: 'Man', non_binary: 'Non-binary' };
export const preferenceWords: Readonly<Record<GenderPreference, string>> = {
  women: 'Women',
  men: 'Men',
  non_binary: 'Non-binary people',
};

export const reasonWords: Readonly<Record<ReasonKind, string>> = {
  aims: 'What you want',
  interests: 'Interests',
  communication: 'Ways to talk',
  access: 'Access',
  nearness: 'How far apart',
};

export const factWords: Readonly<Record<Fact, string>> = {
  disability: 'Disability',
  accessNeeds: 'Access needs',
  pronouns: 'Pronouns',
  socials: 'Other places to find me',
  suburb: 'Suburb',
  photo: 'Photos',
  aboutMe: 'About me',
  support: 'Accessibility support',
};

export const stageWords: Readonly<Record<Stage, string>> = {
  profile: 'On my profile',
  match: 'After a match',
  share: 'When I share it',
  never: 'Never',
};

export const activityWords: Readonly<Record<ActivityKind, { readonly title: string; readonly takes: string }>> = {
  coffee: { title: 'Virtual Coffee Chat', takes: '30-60 minutes' },
  tour: { title: 'Accessibility Tour', takes: '1-2 hours' },
  group: { title: 'Group Activity', takes: '2-3 hours' },
};

/** "books, crafts and pets", in small letters. */
export function listed(words: readonly string[]): string {
  const small = words.map((word) => word.charAt(0).toLowerCase() + word.slice(1));
  const last = small.at(-1) ?? '';
  return small.length < 2 ? last : `${small.slice(0, -1).join(', ')} and ${last}`;
}

/** "about 5 km away" of a band. */
export const distanceWords = (km: number): string => (km > 500 ? 'More than 500 km away' : `About ${km} km away`);
