import { type DemoBlog, h, ol, p, quote, table, ul } from './shapes.ts';

export const gettingAbout: DemoBlog[] = [
  {
    author: 1,
    daysAgo: 4,
    title: 'Which tram stops have a level step, and how I found out',
    slug: 'which-tram-stops-have-a-level-step',
    tags: ['public-transport', 'melbourne', 'powerchair', 'data'],
    featured: true,
    cover: {
      drawing: 'low-floor-tram',
      alt: 'Drawing of a low-floor tram at a raised stop. The doors are open and the floor meets the platform.',
    },
    text: [
      p(
        'The map says “accessible”. The kerb says otherwise. So I rode one line end to end with a tape measure and a thermos, and wrote down every gap that was wider than my front castor.',
      ),
      h('How I measured'),
      p(
        'I sat where I always sit. At each stop I measured the step up and the gap across, at the second door. Then I asked the driver nothing at all, because the point was to see what happens on an ordinary day.',
      ),
      table(
        ['Kind of stop', 'Step up', 'Gap across', 'Could I get off alone?'],
        ['Raised platform', '0 to 2 cm', '4 to 7 cm', 'Yes'],
        ['Raised kerb in the road', '3 to 6 cm', '5 to 9 cm', 'Yes, with a run-up'],
        ['Safety zone with a pole', '29 cm', 'A lane of traffic', 'No'],
      ),
      h('What I learned'),
      ul(
        'A low tram at a high kerb is a door. A low tram at a painted line is a cliff with a timetable.',
        'The second door is nearly always the better one, because the driver stops by it.',
        'Rain makes the gap feel wider. It is not. I checked.',
      ),
      quote('Half of an accessible trip is an accessible place to end it.'),
      h('What to do with this'),
      p(
        'I sent my sheet to the council and to the operator. Both thanked me for my feedback. I would rather have a kerb, but it is a start. If you want to measure your own line, borrow my sheet: it has one row for each stop and a column for swearing.',
      ),
    ],
    likedBy: [2, 6, 7, 9, 14, 17, 22, 23, 28, 29],
    comments: [
      { author: 14, hoursAfter: 3, content: 'I would like the raw numbers, please. Also which tape measure.' },
      { author: 1, hoursAfter: 5, content: 'The yellow one, Oscar. Sheet is on its way.' },
      {
        author: 9,
        hoursAfter: 9,
        content: 'Second door rule holds for dogs as well. Biscotti has known it for years.',
      },
      { author: 22, hoursAfter: 26, content: 'The swearing column is where the poems come from.' },
    ],
  },
  {
    author: 9,
    daysAgo: 9,
    title: 'What my guide dog knows about pianos',
    slug: 'what-my-guide-dog-knows-about-pianos',
    tags: ['guide-dogs', 'blindness', 'work', 'music'],
    cover: {
      drawing: 'piano-inside',
      alt: 'Drawing of the inside of a piano: a row of hammers, strings above them, and a tuning lever on one pin.',
    },
    text: [
      p(
        'People think that a guide dog is a kind of satnav with ears. Biscotti is a colleague. She has been to more lounge rooms than most real estate agents, and she has views on all of them.',
      ),
      h('Arriving'),
      p(
        'I ask for three things when I come to tune: where the piano is, where the nearest power point is, and whether there is a cat. Nobody forgets to mention the cat. Plenty forget the glass coffee table.',
      ),
      h('Working'),
      p(
        'She lies under the keyboard on the bass side. The bass side hums, and she likes the hum. When I reach the top octave she sighs, gets up and moves to the hall. A client once timed it and swore that she leaves before I start.',
      ),
      ul(
        'She does not eat at work.',
        'She is not patted at work, even by you.',
        'She may be admired, from the far side of the room.',
      ),
      h('Going home'),
      p(
        'The best part of the day is the harness coming off the hook again. She walks faster on the way back. So, to be fair, do I.',
      ),
    ],
    likedBy: [1, 3, 6, 12, 13, 17, 19, 27],
    comments: [
      {
        author: 13,
        hoursAfter: 4,
        content: 'Ledger would like it noted that he has never sighed at a piano. He has slept on one.',
      },
      { author: 3, hoursAfter: 8, content: 'The library piano misses you both.' },
    ],
  },
  {
    author: 7,
    daysAgo: 16,
    title: 'A bushwalk for people who fall over',
    slug: 'a-bushwalk-for-people-who-fall-over',
    tags: ['bushwalking', 'parkinsons', 'maps'],
    cover: {
      drawing: 'track-sign',
      alt: 'Drawing of a wooden track sign with two arrows among ferns, and a path of boards that leads away.',
    },
    text: [
      p(
        'I surveyed for thirty-four years, so I can tell you exactly how steep the ground was when I met it face first. Since then I plan walks differently.',
      ),
      h('Choose the track by its surface'),
      p(
        'Length is the least of it. I want to know what is under my boots, how wide it is, and whether there is something to hold at the bends. None of that is on the sign at the start.',
      ),
      h('Carry less, and carry it high'),
      ol(
        'Two poles, not one.',
        'A whistle on a string, where a shaking hand can find it.',
        'Water in a hose, because lids are for other people.',
        'A hand lens. You will be down there anyway.',
      ),
      h('Turn round on purpose'),
      p(
        'I set a time, not a place. When the watch buzzes I turn, even if the view is round the next corner. The view will keep. My medicine will not.',
      ),
      quote('The contour lines do not care who you used to be. It is restful.'),
    ],
    likedBy: [1, 12, 14, 19, 24, 26],
    comments: [
      {
        author: 24,
        hoursAfter: 12,
        content: 'You will be down there anyway: best argument for mosses that I have read.',
      },
    ],
  },
  {
    author: 4,
    daysAgo: 33,
    title: 'Cooking for forty without a deep fryer',
    slug: 'cooking-for-forty-without-a-deep-fryer',
    tags: ['cooking', 'epilepsy', 'work'],
    text: [
      p(
        'I have had epilepsy since I was twelve, and I have wanted to cook since before that. So there is no fryer in my kitchen. There is an oven, a big pot and a plan.',
      ),
      h('The plan'),
      ul(
        'Back burners first. Handles in.',
        'Somebody within a shout, always.',
        'Blunt jobs when I am tired: peeling is not a blunt job.',
        'A timer for everything, because I lose minutes now and then.',
      ),
      h('What people notice'),
      p(
        'Nobody at the wedding asked where the fryer was. They asked who made the coconut fish. That is the whole of my advice: cook so that they ask the other question.',
      ),
    ],
    likedBy: [2, 3, 10, 16, 20],
    comments: [{ author: 10, hoursAfter: 6, content: 'A timer for everything is also how I passed contract law.' }],
  },
  {
    author: 26,
    daysAgo: 48,
    title: 'Six hundred kilometres for a new socket',
    slug: 'six-hundred-kilometres-for-a-new-socket',
    tags: ['remote-living', 'prosthetics', 'travel'],
    text: [
      p(
        'From Longreach you do not pop in anywhere. To have my leg looked at I pack for three days, two of which are road.',
      ),
      h('Before I go'),
      p(
        'I ring twice. Once to book, and once the day before to ask if the person who knows about my leg is really in. I have driven six hundred kilometres to meet a very nice locum who did hips.',
      ),
      h('What I take'),
      ul(
        'The old leg, in case.',
        'Photos of the sore bit from last week, because it will be shy on the day.',
        'A list, in big letters, with the important thing on top.',
        'Rose cuttings for the desk. It does no harm.',
      ),
      h('What would help'),
      p(
        'Video first, then travel if there is a reason. We did it that way for two years, and nobody’s leg fell off who had not planned it.',
      ),
    ],
    likedBy: [3, 5, 19, 28],
    comments: [
      { author: 28, hoursAfter: 15, content: 'From Kalgoorlie: yes to all of this. Especially the second phone call.' },
      {
        author: 29,
        hoursAfter: 30,
        content: 'Speaking as the person at the other end: please do send the photos first.',
      },
    ],
  },
  {
    author: 30,
    daysAgo: 22,
    title: 'Group assignments with a body that cancels',
    slug: 'group-assignments-with-a-body-that-cancels',
    tags: ['study', 'fatigue', 'fnd'],
    featured: true,
    text: [
      p(
        'My nervous system sends meeting requests and then does not turn up. Uni, meanwhile, loves a group assignment. Here is what has worked for me in third year.',
      ),
      h('Say it in week one'),
      p(
        'I send one message before anybody has a reason to be cross. It says what may happen, what I will do about it, and what I am good at. The third part matters most.',
      ),
      quote('Some days I cannot walk or talk well. I will tell you by nine. I write fast, and I like references.'),
      h('Take the jobs that bend'),
      table(
        ['Job', 'Bends?', 'Why'],
        ['Writing up the method', 'Yes', 'It can be done at 2 am in bed'],
        ['References', 'Yes', 'Nobody else wants them'],
        ['Presenting on a fixed day', 'No', 'My voice decides, not me'],
      ),
      h('Leave the door open'),
      p(
        'When I drop out of a call, nobody has to fix it. They go on, and I read the notes. The best group I ever had kept a page called “For whoever was asleep”. In the end all of us used it.',
      ),
    ],
    likedBy: [1, 10, 14, 15, 22, 27],
    comments: [
      { author: 10, hoursAfter: 2, content: 'Stealing the week one message. With a reference, naturally.' },
      { author: 27, hoursAfter: 20, content: '“For whoever was asleep” could be the title of my life’s work.' },
    ],
  },
];
