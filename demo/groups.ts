/** A support group of the demo: who is in it, and what is written there. */
export interface DemoGroup {
  readonly name: string;
  readonly description: string;
  readonly category: 'spinal_cord' | 'visual' | 'cognitive' | 'hearing' | 'age_specific' | 'chronic_illness';
  readonly visibility?: 'private' | 'hidden';
  readonly guidelines: string;
  readonly questions?: readonly string[];
  readonly norms?: readonly ('alt' | 'captions' | 'summary')[];
  readonly ages?: readonly [number, number];
  readonly madeDaysAgo: number;
  /** Its owner comes first. */
  readonly members: readonly number[];
  readonly moderators?: readonly number[];
  /** Other names that members use there. */
  readonly aliases?: Readonly<Record<number, string>>;
  readonly requests?: readonly {
    readonly from: number;
    readonly hoursAgo: number;
    readonly answers: readonly string[];
  }[];
  readonly invited?: readonly number[];
  readonly posts: readonly DemoGroupPost[];
}

export interface DemoGroupPost {
  readonly author: number;
  readonly minutesAgo: number;
  readonly text: string;
  readonly warning?: string;
  readonly summary?: boolean;
  readonly likes?: readonly number[];
  readonly comments?: readonly { readonly author: number; readonly minutesAgo: number; readonly text: string }[];
}

const hour = 60;
const day = 24 * hour;

export const demoGroups: readonly DemoGroup[] = [
  {
    name: 'Kerb Cuts and Tram Stops',
    description:
      'Wheels, sticks and scooters in the city. We swap routes that work, lifts that do not, and the words that got them fixed.',
    category: 'spinal_cord',
    guidelines: 'Say which stop and which day. Things change.',
    norms: ['alt', 'summary'],
    madeDaysAgo: 300,
    members: [1, 17, 26, 29, 28, 6, 18],
    moderators: [29],
    requests: [],
    posts: [
      {
        author: 1,
        minutesAgo: 2 * day,
        summary: true,
        text: 'This week in plain words.\n\nThe lift at the library stop is out until Friday. Get off one stop later.\n\nThe stop at the market has a new ramp. It is steep. Go slowly.\n\nCol found a quiet way from the station to the river. He says there are no steps.',
        likes: [26, 28],
      },
      {
        author: 28,
        minutesAgo: 5 * hour,
        text: 'Tried the new low-floor service at peak hour. Driver waited, ramp came out, nobody sighed. I am writing it down because it should not be news.',
        likes: [1, 17, 26],
        comments: [
          { author: 26, minutesAgo: 4 * hour, text: 'Which line? I will go a stop further for a driver like that.' },
          { author: 28, minutesAgo: 3 * hour, text: 'The 19, northbound, Tuesday about five.' },
        ],
      },
      {
        author: 17,
        minutesAgo: day + 6 * hour,
        text: 'Is anybody measuring gaps? I have a folding ruler and a list. If you send me stop and centimetres I will keep it tidy.',
        likes: [1],
      },
    ],
  },
  {
    name: 'Sore and Still Here',
    description: 'Chronic pain, from people who plan their week around it. Bad days are allowed. So are good ones.',
    category: 'chronic_illness',
    visibility: 'private',
    guidelines: 'No cures, no comparing. Put a warning before the heavy things.',
    questions: [
      'What would you like from this group?',
      'Is there anything that we should know to make it easy for you?',
    ],
    madeDaysAgo: 210,
    members: [13, 1, 19, 27, 7, 20],
    moderators: [27],
    aliases: { 20: 'Paper Boat' },
    requests: [
      {
        from: 26,
        hoursAgo: 7,
        answers: ['Other people who know what Sundays are like.', 'I read slowly when it is bad.'],
      },
    ],
    posts: [
      {
        author: 20,
        minutesAgo: 9 * hour,
        warning: 'Pain at night',
        text: 'Third night of it. I am not asking for advice. I only want to say it to somebody who will not look worried.',
        likes: [13, 27, 1],
        comments: [{ author: 27, minutesAgo: 8 * hour, text: 'Said and heard. I am awake as well.' }],
      },
      {
        author: 13,
        minutesAgo: 3 * day,
        text: 'I made a sheet for explaining pacing to employers: one page, no graphs. It is in the files when you need it.',
        likes: [1, 19],
      },
    ],
  },
  {
    name: 'Screen Readers After Dark',
    description: 'NVDA, JAWS, VoiceOver, TalkBack. Bring the page that beat you today and we take it apart together.',
    category: 'visual',
    guidelines: 'Every picture has a description here. The form asks you for it.',
    norms: ['alt', 'captions'],
    madeDaysAgo: 260,
    members: [9, 2, 1, 14, 24, 12],
    moderators: [2],
    posts: [
      {
        author: 9,
        minutesAgo: 50,
        text: 'Tonight at eight: a ticket shop whose date picker reads every day of the year as "button". Bring patience.',
        likes: [2, 1],
        comments: [{ author: 2, minutesAgo: 35, text: 'I am in after the show. Keep me a seat.' }],
      },
      {
        author: 2,
        minutesAgo: 2 * day + 3 * hour,
        text: 'For whoever asked: the order of headings is what makes or breaks it for me. One big one, then the rest below it.',
      },
    ],
  },
  {
    name: 'One Thing at a Time',
    description: 'Brain injury, autism, intellectual disability, brain fog. Ask it again as often as you need.',
    category: 'cognitive',
    guidelines: 'One question in a post. Short sentences. Easy Read is welcome.',
    norms: ['summary'],
    madeDaysAgo: 180,
    members: [16, 12, 11, 5, 23, 1],
    moderators: [12],
    posts: [
      {
        author: 16,
        minutesAgo: 3 * hour,
        text: 'I wrote my own list for the morning. It has pictures. I was not late all week.',
        likes: [1, 5, 11, 12],
        comments: [{ author: 12, minutesAgo: 2 * hour, text: 'Good work. My list fell in the honey.' }],
      },
      {
        author: 12,
        minutesAgo: 4 * day,
        text: 'What do you say when somebody talks too fast? I say: start again, and leave out half.',
        likes: [16],
      },
    ],
  },
  {
    name: 'Hands and Hearing Aids',
    description:
      'Deaf, hard of hearing, late-deafened and learning. Auslan, captions, flat batteries and family dinners.',
    category: 'hearing',
    guidelines: 'Sound comes with its words. Nobody says “never mind, it was nothing”.',
    norms: ['captions'],
    madeDaysAgo: 240,
    members: [8, 3, 25, 15],
    moderators: [3],
    posts: [
      {
        author: 25,
        minutesAgo: day + 2 * hour,
        text: 'My daughter has a school concert. The school asked me what they should book. I would like to get it right the first time.',
        likes: [8],
        comments: [
          {
            author: 8,
            minutesAgo: day,
            text: 'An interpreter where she can see them and the stage at once, and the words of the songs a week before.',
          },
        ],
      },
    ],
  },
  {
    name: 'Young Adults',
    description: 'Study, work, share houses, dating. For people with disability, ages 18-35.',
    category: 'age_specific',
    visibility: 'private',
    ages: [18, 35],
    guidelines: 'No screenshots. What is said here stays here.',
    questions: ['What brings you here?'],
    madeDaysAgo: 150,
    members: [30, 24, 6, 23],
    posts: [
      {
        author: 30,
        minutesAgo: day + 8 * hour,
        text: 'Share house interview tomorrow. How early do you mention the sticks?',
        likes: [24],
      },
    ],
  },
  {
    name: 'Voice Coders and Switch Users',
    description: 'Computers without hands, or with one finger. Commands, mounts and microphones that listen.',
    category: 'spinal_cord',
    guidelines: 'Say what you use and which version.',
    madeDaysAgo: 120,
    members: [28, 23, 1],
    posts: [
      {
        author: 23,
        minutesAgo: 2 * day + 5 * hour,
        text: 'Two switches, one word list, a whole essay. Ask me anything but how long it took.',
        likes: [28, 1],
      },
    ],
  },
  {
    name: 'Slow Lane',
    description: 'ME/CFS, long COVID, MS and other engines with a small tank. Written for reading lying down.',
    category: 'chronic_illness',
    guidelines: 'Answers may take a week. Nobody says sorry for it.',
    madeDaysAgo: 200,
    members: [27, 19, 7, 22],
    posts: [
      {
        author: 19,
        minutesAgo: 6 * hour,
        text: 'Did the fences in four parts over four days. The sheep did not notice the difference.',
        likes: [27],
      },
    ],
  },
  {
    name: 'Low Vision, High Contrast',
    description: 'Magnifiers, big print, cooking by touch. For people who see some, on some days.',
    category: 'visual',
    guidelines: 'Describe colours in words as well.',
    norms: ['alt'],
    madeDaysAgo: 90,
    members: [2, 24, 20],
    posts: [
      {
        author: 2,
        minutesAgo: 3 * day + 2 * hour,
        text: 'A black cutting board for onions and a white one for plums. That is the whole trick.',
      },
    ],
  },
  {
    name: 'Looking After Somebody',
    description: 'For family and carers, so that the other groups need not carry it.',
    category: 'chronic_illness',
    visibility: 'hidden',
    guidelines: 'Speak of yourself. The person you look after has their own story.',
    madeDaysAgo: 60,
    members: [11, 5],
    invited: [1],
    posts: [
      {
        author: 11,
        minutesAgo: 2 * day,
        text: 'I sat in the parked bus for ten minutes today, engine off. It was lovely.',
        likes: [5],
      },
    ],
  },
];
