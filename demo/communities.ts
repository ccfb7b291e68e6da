import type { State } from './shapes.ts';

export interface DemoFact {
  kind: string;
  value?: number;
  choice?: string;
  note?: string;
  daysAgo: number;
  by: number;
}

export interface DemoCommunity {
  name: string;
  description: string;
  type: 'support' | 'advocacy' | 'social' | 'professional';
  visibility?: 'public' | 'private' | 'hidden';
  suburb: string;
  postcode: string;
  state: State;
  place?: string;
  meets: string;
  features: string[];
  /** Numbers are from the ranges that are kept for fiction. */
  contacts?: { name: string; phone: string; note: string }[];
  questions?: string[];
  daysAgo: number;
  owner: number;
  moderators?: number[];
  members: number[];
  /** Who has asked to join. */
  asking?: { by: number; answers: string[]; daysAgo: number }[];
  posts?: { by: number; minutesAgo: number; content: string }[];
  places?: { name: string; where: string; by: number; facts: DemoFact[] }[];
  /** Pairs of member and buddy; the last ones are asked and have not agreed. */
  buddies?: { of: number; buddy: number; agreed: boolean }[];
  rollCall?: {
    danger: 'heat' | 'flood' | 'fire' | 'outage';
    words: string;
    daysAgo: number;
    safe: number[];
    help: number[];
  };
}

/** In every state and territory; nobody here has to be cheered up. */
export const communities: readonly DemoCommunity[] = [
  {
    name: 'Quiet Gardeners',
    description: 'Raised beds, slow talk, no watering roster you can fail.',
    type: 'social',
    suburb: 'Preston',
    postcode: '3072',
    state: 'VIC',
    place: 'Community garden behind the library, Preston',
    meets: 'Every second Sunday, 9 am',
    features: ['Beds 70 cm high', 'Firm path, 1.2 m', 'Accessible toilet', 'Shade', 'Seats with backs'],
    contacts: [
      { name: 'Garden shed', phone: '03 5550 0142', note: 'Somebody answers on Sundays' },
      { name: 'Zahra', phone: '0491 570 156', note: 'Has the key and a car' },
    ],
    daysAgo: 263,
    owner: 1,
    moderators: [10],
    members: [8, 15, 17, 21],
    posts: [
      {
        by: 10,
        minutesAgo: 190,
        content:
          'The long-handled trowels are back on the low hook. Somebody had put them up where only giraffes garden.',
      },
      { by: 17, minutesAgo: 2900, content: 'Bed four smells of basil from the gate. Turn left at the smell.' },
      {
        by: 1,
        minutesAgo: 7300,
        content: 'The tap by the fence has a lever now. It took one email, two photos and a measurement.',
      },
    ],
    places: [
      {
        name: 'The garden',
        where: 'Gate in the lane behind the library',
        by: 1,
        facts: [
          { kind: 'parking', value: 2, note: 'In the library car park, 40 m away', daysAgo: 60, by: 10 },
          { kind: 'steps', value: 0, daysAgo: 60, by: 1 },
          { kind: 'path_width', value: 1200, daysAgo: 60, by: 1 },
          { kind: 'surface', choice: 'gravel', note: 'Rolled; soft near bed six', daysAgo: 640, by: 17 },
          { kind: 'noise', value: 48, daysAgo: 60, by: 8 },
        ],
      },
      {
        name: 'Library toilet',
        where: 'Ground floor, past the returns desk',
        by: 1,
        facts: [
          { kind: 'door_width', value: 870, daysAgo: 210, by: 1 },
          { kind: 'toilet_turning', value: 1540, note: 'When the bin is pushed back', daysAgo: 210, by: 1 },
        ],
      },
    ],
    buddies: [
      { of: 17, buddy: 1, agreed: true },
      { of: 21, buddy: 1, agreed: false },
    ],
    rollCall: {
      danger: 'heat',
      words: 'The garden is closed today. The library next door is cool and open until 8 pm.',
      daysAgo: 6,
      safe: [1, 8, 10, 15, 21],
      help: [],
    },
  },
  {
    name: 'West Platform Watch',
    description: 'We measure station ramps and lifts, date the facts and send them where they count.',
    type: 'advocacy',
    suburb: 'Sunshine',
    postcode: '3020',
    state: 'VIC',
    place: 'Sunshine and online',
    meets: 'First Tuesday of the month, 6 pm',
    features: ['Captions', 'Step-free', 'Auslan on request', 'Hearing loop'],
    daysAgo: 412,
    owner: 10,
    moderators: [8],
    members: [1, 9, 14, 15, 17, 23],
    posts: [
      {
        by: 14,
        minutesAgo: 1500,
        content: 'Lift two was out for 9 of the last 30 days. I have the dates in a table if anybody wants them.',
      },
    ],
    places: [
      {
        name: 'Platform 1',
        where: 'City end',
        by: 10,
        facts: [
          { kind: 'steps', value: 0, daysAgo: 30, by: 10 },
          { kind: 'noise', value: 82, note: 'While a freight train passes', daysAgo: 30, by: 14 },
        ],
      },
    ],
  },
  {
    name: 'Parents, After Dark',
    description: 'For parents with disability. Cameras off, children on laps.',
    type: 'support',
    visibility: 'private',
    suburb: 'Ballarat',
    postcode: '3350',
    state: 'VIC',
    meets: 'Fridays, 8 pm, online',
    features: ['Captions', 'Cameras off', 'Come late, leave early'],
    questions: ['Who is at home with you?', 'What time does your house go quiet?'],
    daysAgo: 350,
    owner: 18,
    members: [5, 25],
  },
  {
    name: 'Geelong Table Games',
    description: 'Board games with big print, braille and patience. Somebody always explains the rules again.',
    type: 'social',
    suburb: 'Geelong',
    postcode: '3220',
    state: 'VIC',
    place: 'Upstairs room of the neighbourhood house, Geelong',
    meets: 'Last Saturday of the month, 2 pm',
    features: ['Lift', 'Braille sets', 'Quiet room next door', 'Accessible toilet'],
    daysAgo: 120,
    owner: 17,
    members: [1, 14],
  },
  {
    name: 'Bankstown Late Shift',
    description: 'For people who work with disability, and people who would like to. Rights, rosters and bad coffee.',
    type: 'professional',
    suburb: 'Bankstown',
    postcode: '2200',
    state: 'NSW',
    place: 'Meeting room 2 of the library, Bankstown',
    meets: 'Second Wednesday of the month, 6.30 pm',
    features: ['Step-free', 'Captions', 'Auslan on request', 'Parking near the door'],
    daysAgo: 198,
    owner: 6,
    moderators: [29],
    members: [1, 16, 25],
  },
  {
    name: 'Hunter Memory Makers',
    description: 'Brain injury, good stories, and a shared calendar that nags all of us.',
    type: 'support',
    suburb: 'Cooks Hill',
    postcode: '2300',
    state: 'NSW',
    place: 'Hall beside the park, Cooks Hill',
    meets: 'Thursdays, 10 am',
    features: ['Step-free', 'Written plan every week', 'Dim light'],
    contacts: [{ name: 'Tadhg', phone: '0491 570 157', note: 'Text first' }],
    daysAgo: 301,
    owner: 12,
    members: [30, 16],
  },
  {
    name: 'Central West Rural Wheels',
    description: 'Getting about where the bus comes twice a week. Lifts shared, utes compared, potholes reported.',
    type: 'advocacy',
    suburb: 'Orange',
    postcode: '2800',
    state: 'NSW',
    meets: 'When the roads are open',
    features: ['Phone in', 'Captions'],
    daysAgo: 77,
    owner: 19,
    members: [12],
  },
  {
    name: 'Cairns Kitchen Table',
    description: 'We cook at one table, sitting down, with knives that forgive. Eat in or take a tub home.',
    type: 'social',
    suburb: 'Cairns',
    postcode: '4870',
    state: 'QLD',
    place: 'Kitchen of the community centre, Cairns',
    meets: 'Mondays, 11 am',
    features: ['Bench 80 cm high', 'No deep fryer', 'Wide doors'],
    contacts: [{ name: 'Danny', phone: '0491 570 158', note: 'Knows who needs a lift in a cyclone' }],
    daysAgo: 240,
    owner: 4,
    members: [11, 26],
  },
  {
    name: 'Brisbane Lying Down Club',
    description: 'Meetings for people who are horizontal. Type, talk or listen with your eyes shut.',
    type: 'support',
    visibility: 'private',
    suburb: 'West End',
    postcode: '4101',
    state: 'QLD',
    meets: 'Short, online, twice a week',
    features: ['Cameras off', 'Captions', 'Summaries for those who slept'],
    questions: ['What makes a meeting easy for you?'],
    daysAgo: 160,
    owner: 27,
    members: [13],
    asking: [{ by: 30, answers: ['Ten minutes, no small talk, and a summary after.'], daysAgo: 2 }],
  },
  {
    name: 'Longreach Radio Club',
    description: 'Out of range of everything but each other. Radio, roses and who has ice.',
    type: 'social',
    suburb: 'Longreach',
    postcode: '4730',
    state: 'QLD',
    meets: 'On air, evenings',
    features: ['By radio or phone', 'No stairs, no screens'],
    contacts: [{ name: 'Bev', phone: '07 5550 0119', note: 'Any hour in a flood' }],
    daysAgo: 390,
    owner: 26,
    members: [2, 28],
  },
  {
    name: 'Murray Bridge Footy and Tomatoes',
    description: 'We watch footy. We grow tomatoes. You can do one or both.',
    type: 'social',
    suburb: 'Murray Bridge',
    postcode: '5253',
    state: 'SA',
    place: 'Clubrooms by the oval, Murray Bridge',
    meets: 'Saturdays',
    features: ['Easy Read notes', 'Step-free', 'Friends welcome'],
    daysAgo: 215,
    owner: 21,
    moderators: [20],
    members: [1, 22],
  },
  {
    name: 'Adelaide Peer Writers',
    description: 'Writing about minds, our own. Nobody fixes anybody’s poem or anybody’s life.',
    type: 'support',
    suburb: 'Prospect',
    postcode: '5082',
    state: 'SA',
    place: 'Back room of the bookshop, Prospect',
    meets: 'First Sunday of the month, 3 pm',
    features: ['Quiet room', 'Soft light', 'Leave when you like'],
    daysAgo: 132,
    owner: 22,
    members: [7, 27],
  },
  {
    name: 'Fremantle Ears First',
    description: 'Blind and low vision people who walk, listen and complain about e-scooters with evidence.',
    type: 'advocacy',
    suburb: 'Fremantle',
    postcode: '6160',
    state: 'WA',
    place: 'Under the big fig, Fremantle',
    meets: 'Third Saturday of the month, 9 am',
    features: ['Guide dogs', 'Tactile map', 'Spoken agenda'],
    daysAgo: 288,
    owner: 9,
    members: [13, 2],
  },
  {
    name: 'Goldfields Voice Coders',
    description: 'Programming by voice, eye and switch. Show the macro that saved your week.',
    type: 'professional',
    suburb: 'Kalgoorlie',
    postcode: '6430',
    state: 'WA',
    meets: 'Online, fortnightly',
    features: ['Captions', 'Screen reader friendly', 'Recorded with consent'],
    daysAgo: 96,
    owner: 28,
    members: [1, 14, 24],
  },
  {
    name: 'New Town Map Walkers',
    description: 'Walks planned by gradient. Every path measured before anybody sets out.',
    type: 'social',
    suburb: 'New Town',
    postcode: '7008',
    state: 'TAS',
    place: 'Rivulet track car park, New Town',
    meets: 'Wednesdays, 10 am',
    features: ['Gradients listed', 'Benches marked', 'Firm path'],
    daysAgo: 330,
    owner: 7,
    members: [14],
  },
  {
    name: 'Belconnen Speak Easy',
    description: 'People who use AAC, and people who wait for an answer. Nobody finishes your sentence.',
    type: 'support',
    suburb: 'Belconnen',
    postcode: '2617',
    state: 'ACT',
    place: 'Lakeside room of the community centre, Belconnen',
    meets: 'Second Sunday of the month, 1 pm',
    features: ['Long pauses', 'Power points at every table', 'Step-free', 'Accessible toilet'],
    daysAgo: 175,
    owner: 23,
    members: [24, 8],
  },
  {
    name: 'Top End Step Stools',
    description: 'Short statured people and friends. Trades, tips, and kitchens at the right height.',
    type: 'social',
    suburb: 'Nightcliff',
    postcode: '0810',
    state: 'NT',
    place: 'Tables by the foreshore, Nightcliff',
    meets: 'Sundays after the market',
    features: ['Low tables', 'Shade', 'Flat path'],
    daysAgo: 144,
    owner: 18,
    members: [3],
  },
  {
    name: 'Mparntwe Hearing Circle',
    description: 'Ears of all kinds, on Arrernte Country. Face each other, one at a time, tea in the middle.',
    type: 'support',
    suburb: 'Alice Springs',
    postcode: '0870',
    state: 'NT',
    place: 'Reading room of the library, Alice Springs',
    meets: 'First Friday of the month, 4 pm',
    features: ['Hearing loop', 'Captions', 'Cool room'],
    contacts: [{ name: 'Library desk', phone: '08 5550 0133', note: 'Cool room open on hot days' }],
    daysAgo: 267,
    owner: 3,
    members: [25],
  },
];
