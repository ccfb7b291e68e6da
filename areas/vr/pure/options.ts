/** VR-06. */
export const spaceTypes = ['social', 'meeting', 'therapy', 'training'] as const;
export type SpaceType = (typeof spaceTypes)[number];
/** VR-07. */
export const vrPlatforms = ['oculus', 'steam', 'browser'] as const;
export type VrPlatform = (typeof vrPlatforms)[number];

export const privacies = ['everyone', 'contacts'] as const;
export type Privacy = (typeof privacies)[number];

export const roomFeatures = [
  'text_always',
  'typed_pace',
  'no_sudden_sounds',
  'low_light',
  'plain_language',
  'auslan_welcome',
  'breaks_any_time',
  'support_people_welcome',
] as const;
export type RoomFeature = (typeof roomFeatures)[number];

/** VR-10 and VR-11, in the order in which they are shown. */
export const adaptiveControls = [
  'voice_commands',
  'eye_tracking',
  'one_handed',
  'seated',
  'audio_cues',
  'switch_controls',
] as const;
export type AdaptiveControl = (typeof adaptiveControls)[number];

export const views = ['text', 'map', '3d'] as const;
export type View = (typeof views)[number];

/** Distances in centimetres that nobody comes nearer than; 0: none. */
export const bubbles = [0, 100, 200, 300] as const;
export type Bubble = (typeof bubbles)[number];

export const gestures = ['wave', 'nod', 'shake_head', 'clap', 'thumbs_up', 'hand_on_heart'] as const;
export type Gesture = (typeof gestures)[number];

export const endReasons = ['left', 'lost', 'removed', 'closed'] as const;
export type EndReason = (typeof endReasons)[number];

export const limits = {
  name: 80,
  description: 600,
  guidelines: 1000,
  looks: 200,
  message: 500,
  /** One line of captions. */
  caption: 300,
  search: 80,
  /** People in a room at once. */
  people: { least: 2, most: 30 },
  /** Spaces of one host. */
  spaces: 10,
  /** Days that a space can be planned ahead, and hours that it can then be open. */
  daysAhead: 180,
  openHours: 24,
  /** A lost connection keeps its place for so long; then whoever was there has left. */
  keptMs: 30_000,
  /** How often a page says that it is still there. */
  beatMs: 5000,
  /** What was said in a room is kept for reports, and then deleted. */
  keptDays: 7,
  /** A finished caption stays for reports for so long, unless everyone agreed to keep a log. */
  captionMs: 120_000,
  /** Said before a reported message, for moderators, who cannot go there. */
  before: 10,
  /** Captions that go along with a report, at most. */
  captionsBefore: 60,
} as const;

/** Said with one press, for whoever types slowly or uses one switch. */
export const phrases = [
  'Hello, everyone.',
  'Yes.',
  'No.',
  'I need a little time.',
  'Could you write that, please?',
  'May I have a turn?',
  'I need a break. I’ll be back.',
  'Thank you. Goodbye.',
] as const;
