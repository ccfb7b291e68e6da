import { counted, plural } from '#platform/contract/counted.ts';

/** The devices that a member can say they use, in the order of the cards. */
export const deviceNames = [
  'screen-reader',
  'voice-control',
  'eye-tracker',
  'switch',
  'head-mouse',
  'sip-and-puff',
  'game-controller',
  'keyboard',
] as const;
export type DeviceName = (typeof deviceNames)[number];

/** What a browser can tell about the device it runs on. It is read on the page, and neither sent nor stored. */
export interface Knowledge {
  readonly pointer: 'fine' | 'coarse' | 'none';
  readonly hover: boolean;
  readonly touchPoints: number;
  /** Controllers with a button that was pressed on this page; null where the browser tells nothing of them. */
  readonly controllers: number | null;
  readonly voices: number;
  readonly australianVoices: number;
  /** Whether pages can turn speech into text. Where that happens is asked only when the voice test begins. */
  readonly speech: boolean;
  readonly forcedColours: boolean;
  readonly lessMotion: boolean;
  readonly moreContrast: boolean;
  /** A key was pressed on this page in this visit. */
  readonly keyboardUsed: boolean;
}

const pointers = {
  fine: 'The main pointer is exact, like a mouse.',
  coarse: 'The main pointer is coarse, like a finger.',
  none: 'This device has no pointer.',
} as const;

const controllersIn = ({ controllers }: Knowledge) =>
  controllers === null
    ? 'This browser does not tell pages about game controllers.'
    : controllers === 0
      ? 'No game controller has been used on this page.'
      : `${counted(controllers, 'game controller')} ${plural(controllers, 'has', 'have')} been used on this page.`;

/** One card's "What this browser can tell": never more than it knows. */
export function tells(device: DeviceName, known: Knowledge): string {
  switch (device) {
    case 'screen-reader':
      return 'Nothing. No website can see whether a screen reader is on.';
    case 'voice-control':
      return known.speech
        ? 'This browser has speech input. The voice test says where your voice goes before it listens. Voice control itself cannot be seen.'
        : 'This browser has no speech input. Voice control of your device works without it, and cannot be seen.';
    case 'eye-tracker':
      return `${pointers[known.pointer]} A browser cannot tell eyes from a hand.`;
    case 'head-mouse':
      return `${pointers[known.pointer]} A browser cannot tell a head mouse from another mouse.`;
    case 'switch':
      return `${controllersIn(known)} A switch can also appear as a key.`;
    case 'sip-and-puff':
      return `Nothing certain. It appears as a key, a mouse button or a controller. ${controllersIn(known)}`;
    case 'game-controller':
      return controllersIn(known);
    case 'keyboard':
      return known.keyboardUsed
        ? 'A key was pressed on this page.'
        : 'No key has been pressed on this page since you opened it.';
  }
}

const onOff = (on: boolean) => (on ? 'On, set by this device' : 'Off');

/** All of it, for the list beside the cards. */
export const knownFacts = (known: Knowledge): { label: string; value: string }[] => [
  {
    label: 'Main pointer',
    value:
      known.pointer === 'none'
        ? 'None'
        : `${known.pointer === 'fine' ? 'Exact' : 'Coarse'}, ${known.hover ? 'can hover' : 'cannot hover'}`,
  },
  { label: 'Touch', value: known.touchPoints === 0 ? 'No' : counted(known.touchPoints, 'touch point') },
  { label: 'Controllers', value: known.controllers === null ? 'Not told' : String(known.controllers) },
  {
    label: 'Voices to read aloud',
    value: known.voices === 0 ? 'None' : `${known.voices}, ${known.australianVoices} Australian`,
  },
  { label: 'Forced colours', value: onOff(known.forcedColours) },
  { label: 'Less motion', value: onOff(known.lessMotion) },
  { label: 'More contrast', value: onOff(known.moreContrast) },
];
