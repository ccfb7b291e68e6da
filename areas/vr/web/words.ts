import type {
  AdaptiveControl,
  Bubble,
  EndReason,
  Gesture,
  Privacy,
  RoomFeature,
  SpaceType,
  View,
  VrPlatform,
} from '../pure/options.ts';

export const typeWords: Readonly<Record<SpaceType, string>> = {
  social: 'Social',
  meeting: 'Meeting',
  therapy: 'Therapy',
  training: 'Training',
};

export const platformWords: Readonly<Record<VrPlatform, string>> = {
  oculus: 'Oculus',
  steam: 'Steam',
  browser: 'Browser',
};

export const privacyWords: Readonly<Record<Privacy, { readonly label: string; readonly hint: string }>> = {
  everyone: { label: 'Everyone', hint: 'All members can find it and come in.' },
  contacts: { label: 'My contacts', hint: 'Only people who you follow and who follow you.' },
};

export const featureWords: Readonly<Record<RoomFeature, string>> = {
  text_always: 'Everything in text',
  typed_pace: 'At typing pace',
  no_sudden_sounds: 'No sudden sounds',
  low_light: 'Low light',
  plain_language: 'Plain language',
  auslan_welcome: 'Auslan users welcome',
  breaks_any_time: 'Breaks at any time',
  support_people_welcome: 'Support people welcome',
};

export const controlWords: Readonly<Record<AdaptiveControl, { readonly label: string; readonly does: string }>> = {
  voice_commands: {
    label: 'Voice commands',
    does: 'In a room, you can speak the commands that you would type, such as “go to the window”.',
  },
  eye_tracking: {
    label: 'Eye tracking',
    does: 'In a room, resting on a button for a moment presses it. It works with any eye tracker or pointer.',
  },
  one_handed: {
    label: 'One-handed',
    does: 'In a room, one pad of large buttons stays in reach: move, sit, raise your hand, hear where you are.',
  },
  seated: {
    label: 'Seated',
    does: 'You begin on a free seat, and move from seat to seat instead of walking.',
  },
  audio_cues: {
    label: 'Audio cues',
    does: 'In a room, short tones tell you when someone comes, moves or says something.',
  },
  switch_controls: {
    label: 'Switch controls',
    does: 'One switch or key works the list of spaces and the room. Choices light up one after another.',
  },
};

export const viewWords: Readonly<Record<View, { readonly label: string; readonly hint: string }>> = {
  text: { label: 'Text only', hint: 'The room in words. Nothing has to be seen.' },
  map: { label: 'Flat map', hint: 'The room from above, with the words beside it.' },
  '3d': { label: '3D', hint: 'The room as if you stood in it, with the words beside it.' },
};

export const bubbleWords: Readonly<Record<Bubble, string>> = {
  0: 'Off',
  100: '1 metre',
  200: '2 metres',
  300: '3 metres',
};

export const gestureWords: Readonly<Record<Gesture, { readonly label: string; readonly did: string }>> = {
  wave: { label: 'Wave', did: 'waves' },
  nod: { label: 'Nod', did: 'nods' },
  shake_head: { label: 'Shake your head', did: 'shakes the head' },
  clap: { label: 'Clap', did: 'claps' },
  thumbs_up: { label: 'Thumbs up', did: 'gives a thumbs up' },
  hand_on_heart: { label: 'Hand on heart', did: 'puts a hand on the heart' },
};

export const endWords: Readonly<Record<EndReason, string>> = {
  left: 'You left.',
  lost: 'Your connection ended.',
  removed: 'The host ended it for you.',
  closed: 'The space closed.',
};
