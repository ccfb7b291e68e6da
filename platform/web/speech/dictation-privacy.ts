export const dictationReason = 'This browser has no speech input. Dictation of your device works in every text field.';
export const sentNote =
  'Your voice is sent to your browser’s speech service, which turns it into text. Doorways keeps no sound.';
export const localNote = 'Your voice stays on this device. Doorways keeps no sound.';
/** For the settings, before it is known which of the two holds. */
export const dictationPrivacy =
  'Where your device can, your voice stays on it. Otherwise your browser’s speech service turns it into text. We ask you once, and Doorways keeps no sound.';
