import type { SkillFeature } from '../contract.ts';
import type { Delivery, Exchange, ListingStatus, Payment, SkillCategory, SkillLevel } from '../pure/options.ts';

interface SeedListing {
  readonly owner: number;
  readonly hoursAgo: number;
  readonly title: string;
  readonly description: string;
  readonly category: SkillCategory;
  readonly level: SkillLevel;
  readonly is_offering: boolean;
  readonly payment: Payment;
  readonly price: number;
  readonly minutes: number;
  readonly delivery: Delivery;
  readonly exchange: Exchange;
  readonly suburb: string;
  readonly access_notes: string;
  readonly safety_notes: string;
  readonly features: SkillFeature[];
  readonly status: ListingStatus;
}

const usual = {
  is_offering: true,
  payment: 'free',
  price: 0,
  minutes: 60,
  delivery: 'online',
  exchange: 'live',
  suburb: '',
  access_notes: '',
  safety_notes: '',
  status: 'active',
} as const;

/** Skills of the demo community. */
export const seedListings: readonly SeedListing[] = [
  {
    ...usual,
    owner: 8,
    hoursAgo: 30,
    title: 'First hundred signs in Auslan',
    description:
      'Deaf teacher, voices off. We start with your name and end with a joke. Sit with the light on your face.',
    category: 'life-skills',
    level: 'beginner',
    payment: 'money',
    price: 4000,
    minutes: 90,
    features: ['ASL', 'breaks', 'written_notes'],
  },
  {
    ...usual,
    owner: 28,
    hoursAgo: 52,
    title: 'Write code with your voice',
    description:
      'I set up voice commands with you until they fit how you speak. Bring the words your computer gets wrong.',
    category: 'technology',
    level: 'intermediate',
    payment: 'credit',
    features: ['screen_reader_friendly', 'camera_off', 'own_pace'],
  },
  {
    ...usual,
    owner: 17,
    hoursAgo: 75,
    title: 'Your story, one page at a time',
    description:
      'A page from you, a page from me, for as long as it takes. No calls at all. I read by braille display, so write as long as you like.',
    category: 'creative',
    level: 'beginner',
    payment: 'credit',
    exchange: 'written',
    features: ['own_pace', 'large_print', 'materials_braille'],
  },
  {
    ...usual,
    owner: 18,
    hoursAgo: 98,
    title: 'Change a plug without fear',
    description:
      'What you can do safely yourself, and what you must leave to an electrician. We practise on a dead board.',
    category: 'life-skills',
    level: 'beginner',
    delivery: 'in-person',
    suburb: 'Nightcliff',
    access_notes: 'Step-free workshop. The bench goes down to 65 cm. Parking is at the door.',
    safety_notes: 'We meet at the community shed when it is open. Bring a support person if you like.',
    features: ['step_free', 'accessible_parking', 'support_person'],
  },
  {
    ...usual,
    owner: 16,
    hoursAgo: 120,
    title: 'Bread for beginners',
    description: 'We make one loaf. I show each step slowly. You can stop and ask. You take the loaf home.',
    category: 'life-skills',
    level: 'beginner',
    payment: 'credit',
    minutes: 120,
    delivery: 'in-person',
    suburb: 'Mount Druitt',
    access_notes: 'Church hall kitchen. Ramp at the side door. The bench is high, there is a stool.',
    safety_notes: 'The hall manager is there the whole time.',
    features: ['step_free', 'easy_read_notes', 'breaks', 'support_person'],
  },
  {
    ...usual,
    owner: 13,
    hoursAgo: 150,
    title: 'Read your own books: accounts for one person',
    description: 'Income, costs and what to put aside for tax. I explain with your own numbers, or with made-up ones.',
    category: 'professional',
    level: 'beginner',
    payment: 'money',
    price: 3550,
    minutes: 45,
    exchange: 'either',
    features: ['written_notes', 'screen_reader_friendly', 'breaks'],
  },
  {
    ...usual,
    owner: 19,
    hoursAgo: 171,
    title: 'Help me with spreadsheets, slowly',
    description: 'I run a farm from one. I forget steps when I am tired, so I need them written down.',
    category: 'technology',
    level: 'beginner',
    is_offering: false,
    payment: 'credit',
    minutes: 30,
    exchange: 'either',
    features: ['own_pace', 'written_notes', 'breaks'],
  },
  {
    ...usual,
    owner: 27,
    hoursAgo: 200,
    title: 'Draw lying down',
    description: 'Pencils, a board and pillows. Ten minutes of drawing, then rest. We never need the camera on.',
    category: 'creative',
    level: 'beginner',
    payment: 'credit',
    minutes: 30,
    exchange: 'either',
    features: ['breaks', 'camera_off', 'own_pace'],
  },
  {
    ...usual,
    owner: 9,
    hoursAgo: 230,
    title: 'Tune a piano by ear',
    description: 'You hear the beats between two strings and learn to slow them down. My guide dog sits through it.',
    category: 'creative',
    level: 'advanced',
    payment: 'money',
    price: 6000,
    minutes: 120,
    delivery: 'in-person',
    suburb: 'Fremantle',
    access_notes: 'Ground floor, one step of 4 cm at the door. A guide dog works here.',
    safety_notes: 'You are welcome to bring someone.',
    features: ['assistance_animals', 'support_person'],
  },
  {
    ...usual,
    owner: 30,
    hoursAgo: 260,
    title: 'Someone to explain statistics',
    description: 'I am in third-year marine science and stuck at mixed models. I learn best by talking it through.',
    category: 'academic',
    level: 'advanced',
    is_offering: false,
    payment: 'credit',
    minutes: 60,
    features: ['breaks', 'camera_off'],
  },
  {
    ...usual,
    owner: 24,
    hoursAgo: 300,
    title: 'Name the moss on your wall',
    description: 'Send me a photo or show me on a call. I tell you what it is and how I know. Allow an hour.',
    category: 'academic',
    level: 'beginner',
    exchange: 'either',
    features: ['own_pace', 'camera_off'],
  },
  {
    ...usual,
    owner: 1,
    hoursAgo: 340,
    title: 'Set up your switch or joystick',
    description:
      'Bring the device and what you want to do with it. I test software for a living, so I like hard cases.',
    category: 'technology',
    level: 'intermediate',
    minutes: 45,
    exchange: 'either',
    features: ['screen_reader_friendly', 'written_notes', 'breaks'],
  },
  {
    ...usual,
    owner: 1,
    hoursAgo: 12,
    title: 'Sourdough by post',
    description: 'You tell me what your starter does, and I tell you what it wants.',
    category: 'life-skills',
    level: 'beginner',
    payment: 'credit',
    minutes: 30,
    exchange: 'written',
    features: ['own_pace'],
    status: 'draft',
  },
];
