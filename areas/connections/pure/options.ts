/** What a member can choose from (CONNECT-26 to 30). The order is that of the screens, and of the bits in the database. */
export const aims = ['friendship', 'dating', 'relationship', 'companionship', 'marriage'] as const;
export type Aim = (typeof aims)[number];

/** Two separate rooms: nobody in one can see the other. */
export const rooms = ['friendship', 'dating'] as const;
export type Room = (typeof rooms)[number];

export const aimsOfRoom: Readonly<Record<Room, readonly Aim[]>> = {
  friendship: ['friendship', 'companionship'],
  dating: ['dating', 'relationship', 'marriage'],
};

/** The rooms that these aims lead to, in their order. */
export const roomsOf = (chosen: readonly Aim[]): Room[] =>
  rooms.filter((room) => aimsOfRoom[room].some((aim) => chosen.includes(aim)));

export const interests = [
  'accessibility_advocacy',
  'art',
  'books',
  'cooking',
  'fitness',
  'gaming',
  'gardening',
  'music',
  'movies',
  'nature',
  'photography',
  'sports',
  'technology',
  'travel',
  'volunteer_work',
  'writing',
  'board_games',
  'crafts',
  'dancing',
  'meditation',
  'pets',
  'politics',
  'science',
] as const;
export type Interest = (typeof interests)[number];

export const supports = [
  'screen_reader',
  'large_text',
  'high_contrast',
  'audio_cues',
  'sign_language',
  'mobility_assistance',
  'cognitive_support',
  'keyboard_navigation',
] as const;
export type Support = (typeof supports)[number];

export const ways = ['text', 'voice', 'video', 'sign_language', 'in_person'] as const;
export type Way = (typeof ways)[number];

export const privacyLevels = ['public', 'friends', 'private'] as const;
export type PrivacyLevel = (typeof privacyLevels)[number];

/** What a member says about their own gender; empty: nothing. It counts in the dating room only. */
export const genders = ['woman', 'man', 'non_binary'] as const;
export type Gender = (typeof genders)[number];
/** Whom a member wants to meet in the dating room; none chosen: everybody. */
export const genderPreferences = ['women', 'men', 'non_binary'] as const;
export type GenderPreference = (typeof genderPreferences)[number];

/** Why two people may fit, in the order of the card. */
export const reasonKinds = ['aims', 'interests', 'communication', 'access', 'nearness'] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** How far to look: kilometres, as far as one’s profile says, or anywhere (C-35). */
export const distances = ['25', '50', '100', 'own', 'any'] as const;
export type Distance = (typeof distances)[number];

export const activityKinds = ['coffee', 'tour', 'group'] as const;
export type ActivityKind = (typeof activityKinds)[number];
/** Minutes that each of them takes at most (CONNECT-10 to 12): its end in a calendar. */
export const activityMinutes: Readonly<Record<ActivityKind, number>> = { coffee: 60, tour: 120, group: 180 };

/** A list as bits, in the order of its options, for the database to compare. */
export const bitsOf = <T extends string>(all: readonly T[], chosen: readonly T[]): number =>
  all.reduce((bits, one, at) => (chosen.includes(one) ? bits | (1 << at) : bits), 0);

export const listOf = <T extends string>(all: readonly T[], bits: number): T[] =>
  all.filter((_, at) => (bits & (1 << at)) !== 0);

/** blurred: a few spots of colour, for those who may not see the photo itself yet. */
export const photoSizes = ['full', 'small', 'blurred'] as const;
export type PhotoSize = (typeof photoSizes)[number];
