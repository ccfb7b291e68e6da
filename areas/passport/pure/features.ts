/** What a place or a meeting can have, and what somebody can need: one list for events, passports and places. */
export const features = [
  'step_free',
  'lift',
  'wheelchair_accessible',
  'accessible_toilet',
  'changing_places',
  'accessible_parking',
  'captions',
  'auto_captions',
  'ASL',
  'audio_description',
  'hearing_loop',
  'screen_reader_friendly',
  'materials_braille',
  'quiet_room',
  'lighting',
  'assistance_animals',
  'companion_card',
] as const;
export type Feature = (typeof features)[number];

/** The six values of the specified field, in the order of the legend (C-16). */
export const specifiedFeatures = [
  'ASL',
  'captions',
  'audio_description',
  'screen_reader_friendly',
  'wheelchair_accessible',
  'materials_braille',
] as const satisfies readonly Feature[];

export interface FeatureGroup {
  readonly title: string;
  readonly features: readonly Feature[];
}

export const featureGroups: readonly FeatureGroup[] = [
  {
    title: 'Getting in',
    features: [
      'step_free',
      'lift',
      'wheelchair_accessible',
      'accessible_toilet',
      'changing_places',
      'accessible_parking',
    ],
  },
  {
    title: 'Following what is said',
    features: [
      'captions',
      'auto_captions',
      'ASL',
      'audio_description',
      'hearing_loop',
      'screen_reader_friendly',
      'materials_braille',
    ],
  },
  { title: 'Being there', features: ['quiet_room', 'lighting', 'assistance_animals', 'companion_card'] },
];

const labels: Readonly<Record<Exclude<Feature, 'ASL'>, string>> = {
  step_free: 'Step-free entry',
  lift: 'Lift',
  wheelchair_accessible: 'Wheelchair Accessible',
  accessible_toilet: 'Accessible toilet',
  changing_places: 'Changing Places toilet',
  accessible_parking: 'Accessible parking',
  captions: 'Live Captions',
  auto_captions: 'Automatic captions',
  audio_description: 'Audio Description',
  hearing_loop: 'Hearing loop',
  screen_reader_friendly: 'Screen Reader Friendly',
  materials_braille: 'Braille Materials',
  quiet_room: 'Quiet room',
  lighting: 'Low or adjustable lighting',
  assistance_animals: 'Assistance animals welcome',
  companion_card: 'Companion Card accepted',
};

export type Region = 'AU' | 'US';

/** C-17: the value ASL stays, and Australia reads Auslan. */
export const featureLabel = (feature: Feature, region: Region): string =>
  feature === 'ASL' ? (region === 'US' ? 'ASL Interpretation' : 'Auslan Interpretation') : labels[feature];

const hints: Partial<Readonly<Record<Feature, string>>> = {
  captions: 'A person types them.',
  auto_captions: 'A machine makes them, with mistakes. They never count as Live Captions.',
  changing_places: 'With a hoist, an adult change table and room for two people.',
  companion_card: 'A cardholder’s companion gets in free.',
};
export const featureHint = (feature: Feature): string | undefined => hints[feature];
