import type { Feature } from '#areas/passport/contract.ts';
import type { EventType, Repeat } from '../pure/options.ts';

export interface SeedEvent {
  readonly by: number;
  readonly title: string;
  readonly description: string;
  readonly type: EventType;
  /** Days from today; below 0: it is over. */
  readonly day: number;
  readonly from: string;
  readonly minutes: number;
  readonly zone: string;
  readonly link?: string;
  readonly where?: readonly [location: string, address: string, postcode: string, directions: string];
  readonly seats: number;
  readonly cents?: number;
  readonly approval?: boolean;
  /** Members who come, and who waits or has asked after them. */
  readonly going: readonly number[];
  readonly later?: readonly number[];
  readonly repeats?: Repeat;
  readonly yes: Partial<Readonly<Record<Feature, string>>>;
  readonly no?: Partial<Readonly<Record<Feature, string>>>;
}

const footscray = [
  'River Rooms',
  '12 Paisley Lane, Footscray',
  '3011',
  'The low-floor bus 220 stops at the door. From the station it is 400 metres, flat.',
] as const;

export const seedEvents: readonly SeedEvent[] = [
  {
    by: 12,
    title: 'Seated stretch, cameras off is fine',
    description:
      'Half an hour from a chair, a bed or the floor. Every move is said twice, once in plain words. Leave when you like.',
    type: 'wellness',
    day: 0,
    from: '22:30',
    minutes: 30,
    zone: 'Australia/Brisbane',
    link: 'https://meet.example.org/seated-stretch',
    seats: 40,
    going: [3, 5, 7, 9, 11, 14, 18, 20, 22, 26, 27, 28, 29, 30],
    repeats: 'weekly',
    yes: {
      captions: 'Typed by a person.',
      audio_description: 'Each move is described.',
      screen_reader_friendly: 'The link opens in the browser.',
      step_free: 'It is online.',
      accessible_toilet: 'It is online.',
      ASL: 'An interpreter is in the picture.',
      quiet_room: 'Stay on mute as long as you like.',
      assistance_animals: 'It is online, and cats join in.',
    },
  },
  {
    by: 22,
    title: 'Know your plan: bring your own questions',
    description:
      'Two hours with an advocate and a tea urn. We read one plan page by page, then you ask.\n\nNo one has to show their plan to anyone. Bring a family member, a support worker or a friend; they don’t need to register. Breaks whenever you want one.',
    type: 'workshop',
    day: 5,
    from: '13:30',
    minutes: 120,
    zone: 'Australia/Melbourne',
    where: footscray,
    seats: 24,
    going: [2, 3, 4, 5, 6, 8, 10, 11, 13, 14, 15, 17, 19, 20, 23, 24, 29],
    yes: {
      step_free: 'Level from Paisley Lane. The door is 950 mm wide and automatic.',
      wheelchair_accessible: 'Every room, and the urn has a low tap.',
      accessible_toilet: 'Same floor, 12 m from the room. Transfer from the left.',
      accessible_parking: 'Three bays in Hyde Lane, 60 m, flat path.',
      captions: 'A person types them. Shown on a screen and on your own phone.',
      hearing_loop: 'The front four rows.',
      screen_reader_friendly: 'Slides are sent two days before as tagged text.',
      quiet_room: 'Room 3, next door. Lamp, two chairs, no phone.',
      assistance_animals: 'Water bowl by the door.',
      companion_card: 'Accepted. The event is free for everyone.',
    },
    no: {
      changing_places: 'The nearest is at the shopping centre, 600 m away.',
      materials_braille: 'Large print, 18 point, on the day.',
    },
  },
  {
    by: 8,
    title: 'Auslan coffee morning',
    description: 'Hands first, coffee second. Beginners welcome, voices off at the long table.',
    type: 'social',
    day: 7,
    from: '10:00',
    minutes: 120,
    zone: 'Australia/Melbourne',
    where: ['Footscray Library', '56 Paisley Street, Footscray', '3011', 'Level entry from the square.'],
    seats: 6,
    going: [10, 15, 17, 21, 23, 24],
    later: [13, 18, 30],
    repeats: 'monthly',
    yes: {
      ASL: 'Most people sign. An interpreter comes for the first hour.',
      wheelchair_accessible: 'Ramp at the square, wide tables.',
      step_free: 'Level from the square.',
      accessible_toilet: 'Ground floor, beside the lifts.',
    },
  },
  {
    by: 14,
    title: 'Writing to the tram company, together',
    description: 'One letter about tram stops, many signatures. Ghost-writing for anyone who points, signs or blinks.',
    type: 'advocacy',
    day: 18,
    from: '18:00',
    minutes: 90,
    zone: 'Australia/Adelaide',
    where: ['Torrens Meeting House', '210 Victoria Square, Adelaide', '5000', 'Tram stop Victoria Square, 80 metres.'],
    seats: 15,
    cents: 500,
    approval: true,
    going: [5, 7, 9, 12, 20, 22, 24, 26, 28],
    later: [3, 16],
    yes: {
      ASL: 'Booked for the whole evening.',
      captions: 'A person types them.',
      materials_braille: 'The letter, in uncontracted Braille.',
      step_free: 'Side door, bell at 900 mm.',
      accessible_toilet: 'Ground floor.',
      assistance_animals: 'Welcome.',
    },
    no: { quiet_room: 'One room only. The garden is quiet and has a bench.' },
  },
  {
    by: 1,
    title: 'Screen readers and spreadsheets',
    description: 'Bring the sheet that annoys you. We make it talk, one cell at a time. NVDA, JAWS and VoiceOver.',
    type: 'workshop',
    day: 10,
    from: '19:00',
    minutes: 75,
    zone: 'Australia/Melbourne',
    link: 'https://meet.example.org/spreadsheets',
    seats: 20,
    approval: true,
    going: [4, 6, 9, 22, 25],
    later: [11, 27],
    yes: {
      screen_reader_friendly: 'All files are sent before, as text too.',
      captions: 'Typed by a person.',
      audio_description: 'What is on the screen is said aloud.',
    },
    no: { ASL: 'Not booked. Ask by the date below and we will try.' },
  },
  {
    by: 16,
    title: 'Talking circle for parents of new wheelchair users',
    description: 'Six seats, one pot of tea, no advice unless you ask for it.',
    type: 'support_group',
    day: 3,
    from: '11:00',
    minutes: 90,
    zone: 'Australia/Brisbane',
    where: ['West End Community House', '4 Norfolk Road, South Brisbane', '4101', 'Bus 199, stop at the door.'],
    seats: 8,
    approval: true,
    going: [18, 26, 29],
    repeats: 'fortnightly',
    yes: {
      step_free: 'Ramp at the side, 1 in 14.',
      wheelchair_accessible: 'All rooms.',
      accessible_toilet: 'Beside the kitchen.',
      quiet_room: 'The sun room.',
    },
  },
  {
    by: 25,
    title: 'Wheelchair basics: kerbs, grass and one bad hill',
    description: 'Bring your chair and gloves. We go slowly, and someone walks behind anyone who’d like that.',
    type: 'workshop',
    day: 12,
    from: '09:30',
    minutes: 120,
    zone: 'Australia/Perth',
    where: ['Burswood Park', 'Resort Drive, Burswood', '6100', 'Accessible bays beside the lake.'],
    seats: 12,
    cents: 1000,
    going: [12, 19, 29],
    yes: {
      wheelchair_accessible: 'That is the point of it.',
      accessible_parking: 'Six bays, 40 m.',
      accessible_toilet: 'With a hoist, beside the lake.',
      changing_places: 'In the same building. Your MLAK key opens it.',
      companion_card: 'Your companion comes in free.',
    },
    no: { lighting: 'Outdoors, in the morning sun.' },
  },
  {
    by: 24,
    title: 'Quiet board games night',
    description: 'Dim lamps, soft dice, no music. Come and play, or come and watch.',
    type: 'social',
    day: 15,
    from: '18:00',
    minutes: 150,
    zone: 'Australia/Hobart',
    where: ['Moonah Arts Centre', '23 Albert Road, Moonah', '7009', 'Car park at the back, two accessible bays.'],
    seats: 16,
    going: [7, 14, 20],
    yes: { lighting: 'Lamps with dimmers.', quiet_room: 'The small studio.', step_free: 'From the car park.' },
  },
  {
    by: 27,
    title: 'Slow mornings: talking about fatigue',
    description: 'A support group that starts late and ends early. Lie down if you want to.',
    type: 'support_group',
    day: 8,
    from: '11:30',
    minutes: 45,
    zone: 'Australia/Sydney',
    link: 'https://meet.example.org/slow-mornings',
    seats: 12,
    going: [3, 13, 26, 28],
    yes: { captions: 'A person types them.', screen_reader_friendly: 'The link opens in the browser.' },
    no: { ASL: 'Not booked.' },
  },
];

/** What those who came said afterwards: by feature, whether it was given. */
export interface PastEvent extends SeedEvent {
  readonly said: Partial<Readonly<Record<Feature, boolean>>>;
  readonly log?: string;
}

const past = (day: number, title: string, said: PastEvent['said']): PastEvent => ({
  by: 22,
  title,
  description: 'An afternoon with an advocate, a kettle and the long table.',
  type: 'workshop',
  day,
  from: '13:30',
  minutes: 120,
  zone: 'Australia/Melbourne',
  where: footscray,
  seats: 24,
  going: [2, 5, 11, 14, 19],
  yes: {
    step_free: 'Level from Paisley Lane.',
    captions: 'A person types them.',
    ASL: 'Booked.',
  },
  said,
});

export const pastEvents: readonly PastEvent[] = [
  past(-14, 'Know your plan: changes to your funding', { step_free: true, captions: true, ASL: true }),
  past(-42, 'Know your plan: reviews and appeals', { step_free: true, captions: true, ASL: false }),
  past(-70, 'Know your plan: your first meeting', { step_free: true, captions: true, ASL: true }),
  past(-98, 'Know your plan: equipment', { step_free: true, captions: true, ASL: true }),
  {
    ...past(-6, 'Spring walk on the foreshore', {}),
    by: 1,
    type: 'social',
    going: [2, 7, 24],
    description: 'Flat path, benches every hundred metres, one very old dog.',
    where: ['St Kilda Foreshore', 'Jacka Boulevard, St Kilda', '3182', 'Tram 96 to the end.'],
    yes: { wheelchair_accessible: 'Sealed path, 3 m wide.' },
    said: { wheelchair_accessible: true },
    log: `[0:10] Organiser: Welcome, everyone. We start at the benches and go as far as the pier.
[0:24] Organiser: The old dog sets the pace. If you want to stop, say so, and we all stop.
[1:02] Walker: Is there a toilet on the way?
[1:06] Organiser: Yes, an accessible one beside the kiosk, in about ten minutes.
[14:30] Walker: That was my longest walk since winter.`,
  },
];
