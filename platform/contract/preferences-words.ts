import type { FieldName } from './preferences-shape.ts';

/** The six named groups of the settings page. */
export const groups = [
  'Reading',
  'Colour and contrast',
  'Motion and sound',
  'Keyboard and pointer',
  'Screen readers and speech',
  'Focus and communication',
] as const;
export type Group = (typeof groups)[number];

interface Words {
  readonly group: Group;
  readonly label: string;
  readonly help: string;
}
const [reading, colour, motion, keyboard, speech, focus] = groups;
const say = (group: Group, label: string, help: string): Words => ({ group, label, help });

export const words: Readonly<Record<FieldName, Words>> = {
  fontSize: say(
    reading,
    'Text size',
    'Makes all text smaller or larger. The text size you set in your browser counts too.',
  ),
  fontFamily: say(
    reading,
    'Letters',
    'Dyslexic-friendly has wider letters and spaces. High contrast has heavier letters. Lexend has wide, even letters.',
  ),
  colorScheme: say(
    colour,
    'Colours',
    'Light, dark, or black with white and yellow. Same as device changes when your device does.',
  ),
  contrastLevel: say(
    colour,
    'Contrast',
    'High makes text and edges stand out more. Maximum also removes see-through parts and adds thick edges.',
  ),
  reduceMotion: say(
    motion,
    'Less motion',
    'Stops moving and sliding on the page. Moving pictures wait until you start them.',
  ),
  autoplay: say(
    motion,
    'Start media automatically',
    'When on, videos may start without sound and you can pause them. When off, nothing starts until you press Play.',
  ),
  animationSpeed: say(motion, 'Speed of motion', 'How fast things move when they open and close.'),
  keyboardNavigation: say(
    keyboard,
    'Extra shortcuts',
    'Adds shortcuts such as Alt + M. Tab, Enter and arrow keys always work.',
  ),
  focusIndicators: say(
    colour,
    'Focus ring',
    'The ring around the part you have reached with the keyboard. Choose a thicker one here.',
  ),
  skipLinks: say(
    keyboard,
    'Extra skip links',
    'Links at the top that jump to menu, search, and help. The link to the main content always stays.',
  ),
  soundEffects: say(motion, 'Sounds', 'Short sounds for messages and game moves. Everything you hear is also shown.'),
  voiceAnnouncements: say(
    speech,
    'Speak notifications',
    'Your browser reads new messages and notifications aloud. Leave this off if you use a screen reader.',
  ),
  audioDescriptions: say(
    speech,
    'Audio description',
    'Plays the described version of a video where there is one. Adds a button that reads picture descriptions.',
  ),
  screenReaderOptimized: say(
    speech,
    'Screen reader layout',
    'More headings, full dates, and fewer interruptions. All pages work with a screen reader without this.',
  ),
  verboseDescriptions: say(
    speech,
    'Longer descriptions',
    'Adds hints for screen readers, such as which keys work and how many items there are.',
  ),
  landmarkNavigation: say(keyboard, 'Named sections', 'Gives every section a name. Alt + N goes to the next one.'),
  simplifiedLayout: say(
    reading,
    'Simplified layout',
    'One column and one thing at a time. The rest waits under “More”.',
  ),
  readingAssistance: say(
    reading,
    'Reading help',
    'More room between lines, shorter lines, a reading ruler, and NDIS words explained.',
  ),
  concentrationMode: say(
    focus,
    'Concentration mode',
    'Hides counts and suggestions, and holds notifications for later. Safety notifications always come through.',
  ),
  clickAssistance: say(
    keyboard,
    'Click help',
    'Larger buttons with more room between them. A second click by accident is ignored.',
  ),
  dragAssistance: say(keyboard, 'Drag help', 'Adds buttons or keys to everything that can be dragged or swiped.'),
  hoverDelay: say(keyboard, 'Hover delay', 'How long the pointer must rest before a hint opens.'),
  textToSpeech: say(
    speech,
    'Read-aloud buttons',
    'Adds a button to posts, articles, and messages that reads them to you.',
  ),
  speechToText: say(
    speech,
    'Speak instead of type',
    'Adds a microphone button to text fields. You check the words before anything is sent.',
  ),
  signLanguageSupport: say(
    focus,
    'Auslan first',
    'Shows Auslan videos and the video relay service first, where there are any.',
  ),
  customCss: say(
    focus,
    'Own styles (CSS)',
    'Your own style rules for the pages you see. No one else sees them, and Alt + 0 turns them off.',
  ),
};

/** Words for the options of the fields that are a choice. */
export const optionLabels: Readonly<Partial<Record<FieldName, Readonly<Record<string, string>>>>> = {
  fontSize: { small: 'Small', medium: 'Medium', large: 'Large', 'extra-large': 'Extra large' },
  fontFamily: {
    system: 'Standard',
    'dyslexic-friendly': 'Dyslexic-friendly',
    'high-contrast': 'High contrast',
    lexend: 'Lexend',
  },
  colorScheme: { auto: 'Same as my device', light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' },
  contrastLevel: { normal: 'Normal', high: 'High', maximum: 'Maximum' },
  animationSpeed: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
  focusIndicators: { standard: 'Standard', enhanced: 'Enhanced', 'high-contrast': 'High contrast' },
};
