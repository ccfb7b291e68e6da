import { type DemoBlog, h, ol, p, quote, table, ul } from './shapes.ts';

export const workAndWords: DemoBlog[] = [
  {
    author: 8,
    daysAgo: 13,
    title: 'Signing with the pharmacist',
    slug: 'signing-with-the-pharmacist',
    tags: ['auslan', 'deaf', 'health'],
    text: [
      p(
        'Video interpreting sounded like a fuss. It took four minutes to set up. For the first time I asked my question at the counter instead of writing it on the back of a receipt.',
      ),
      h('What we did'),
      ol(
        'I told the shop the day before. They put a tablet at the quiet end.',
        'The interpreter was on the screen before I was at the counter.',
        'The pharmacist looked at me and not at the tablet. Somebody had taught her. I could have hugged her.',
      ),
      h('What to ask your own'),
      ul(
        'Is there a place where a screen can stand and light is good?',
        'Who pays for the interpreter? Ask before, not after.',
        'Can the leaflet be sent to me as well? I like to have the long words on paper.',
      ),
    ],
    likedBy: [2, 3, 5, 25, 29],
    comments: [
      {
        author: 25,
        hoursAfter: 5,
        content: 'Nadia says: tell them about the light. She is right, it is always the light.',
      },
    ],
  },
  {
    author: 23,
    daysAgo: 8,
    title: 'How to talk with somebody who types with their eyes',
    slug: 'how-to-talk-with-somebody-who-types-with-their-eyes',
    tags: ['aac', 'work', 'manners'],
    easy: `I talk with a machine.
I type with my eyes.
It takes time.

Please wait.
Do not guess my words.
Look at me. Do not look at my screen.

You can ask me yes or no questions.
Ask one question at a time.

I like jokes.
My jokes are slow. They are worth it.`,
    easyOutdated: true,
    cover: {
      drawing: 'communication-board',
      alt: 'Drawing of a communication board with a grid of simple pictures, and a hand that rests beside it.',
    },
    text: [
      p(
        'I speak with a device whose accent I did not choose. The words are mine. They arrive at about twelve a minute, which is slower than you think and faster than your form letters.',
      ),
      h('Wait'),
      p(
        'The silence is me working. If you fill it, I have to start again, because now the talk is about something else. Count the tiles on the ceiling. I have.',
      ),
      h('Do not finish my sentences'),
      p(
        'You will be wrong, and I will be polite about it, and that costs forty seconds. If I want you to guess, I will say so.',
      ),
      h('In meetings'),
      ul(
        'Send the questions the day before. I will bring answers.',
        'Give me the floor before the vote and not after it.',
        'When I have spoken, leave a gap. There may be a punchline.',
      ),
      quote('The best thing a chair ever said to me was: “Noah, take your time, we have coffee.”'),
    ],
    likedBy: [1, 6, 8, 10, 14, 17, 28, 29],
    comments: [
      { author: 6, hoursAfter: 6, content: 'Slow speech, fast punchlines. We should tour.' },
      { author: 23, hoursAfter: 7, content: 'I will open. You will have aged by the time I close.' },
      { author: 29, hoursAfter: 28, content: 'Sending this to every student who comes on placement.' },
    ],
  },
  {
    author: 13,
    daysAgo: 29,
    title: 'Bookkeeping from bed: what a day looks like',
    slug: 'bookkeeping-from-bed',
    tags: ['chronic-pain', 'work', 'small-business', 'pacing'],
    cover: {
      drawing: 'cat-keyboard',
      alt: 'Drawing of a striped cat asleep across a computer keyboard, with a cup of tea just out of reach.',
    },
    text: [
      p('My office has a doona. My deputy is a cat. We have nineteen clients and have not lost one to posture.'),
      h('A day in blocks'),
      table(
        ['When', 'What', 'Lying down?'],
        ['8 to 9', 'Medicine, tea, messages', 'Yes'],
        ['9 to 11', 'Figures', 'Half'],
        ['11 to 2', 'Nothing at all', 'Very much'],
        ['2 to 3', 'Calls, camera off', 'Half'],
      ),
      h('What I tell clients'),
      p(
        'That I answer within a day, that I do not do mornings by phone, and that their books balance. In that order. Nobody has minded since they understood the third one.',
      ),
      h('What the chair cost me'),
      p(
        'For two years I tried to sit like other people. I had the good chair, the better chair and the chair that leaned. Then I lay down and did a whole quarter in a week.',
      ),
    ],
    likedBy: [6, 9, 19, 20, 27, 30],
    comments: [{ author: 27, hoursAfter: 14, content: 'Mostly-lying-down club, sister branch, sends regards.' }],
  },
  {
    author: 22,
    daysAgo: 36,
    title: 'Poems that were written at bus stops',
    slug: 'poems-that-were-written-at-bus-stops',
    tags: ['poetry', 'peer-support', 'public-transport'],
    contentWarning: 'a stay in hospital',
    text: [
      p(
        'I write at bus stops because nobody there expects anything of me. I keep the good ones. These two are from the year when I was in hospital twice.',
      ),
      h('One'),
      quote('The 235 is late again. So was I, and they kept my bed.'),
      h('Two'),
      quote('On the ward somebody had written “you are here” on the map, and drawn no map.'),
      h('Why I share them'),
      p(
        'Because a nurse put the second one on the noticeboard, and the next person told me that she had laughed for the first time in a week. That is a review.',
      ),
      p('If you write too, bring one to the next open mic. The step is gone. I checked.'),
    ],
    likedBy: [1, 3, 7, 27],
    comments: [{ author: 7, hoursAfter: 11, content: 'Drawn no map. As a surveyor I feel that one in the knees.' }],
  },
  {
    author: 28,
    daysAgo: 63,
    title: 'Programming by voice, with the bits the videos leave out',
    slug: 'programming-by-voice',
    tags: ['voice-control', 'programming', 'assistive-technology'],
    text: [
      p(
        'I fitted machines in mines. Now I fit software, by voice, from a chair. The videos show you the good takes. Here are the others.',
      ),
      h('Your throat is the keyboard'),
      p(
        'It wears out. I stop at forty minutes, drink water, and say nothing to anybody for ten. My wife says it is her favourite part of the set-up.',
      ),
      h('Name things so that they can be said'),
      ul(
        'No abbreviations. Say one aloud and you will see why.',
        'No two names that sound alike. I lost a Tuesday to “route” and “root”.',
        'Short words for what you say often. I have one that sounds like a sneeze.',
      ),
      h('Plan for the dog'),
      p(
        'A dog that barks can delete a function. Mine has. I turned on version control and then I apologised to the dog.',
      ),
    ],
    likedBy: [1, 9, 14, 17, 23],
    comments: [
      {
        author: 17,
        hoursAfter: 20,
        content: 'I read this by braille display and laughed aloud, which frightened my own dog.',
      },
      { author: 1, hoursAfter: 25, content: 'A bark as a test case. Added.' },
    ],
  },
  {
    author: 5,
    daysAgo: 44,
    title: 'Reading a plan with a highlighter and a bowl of phở',
    slug: 'reading-a-plan-with-a-highlighter',
    tags: ['ndis', 'parenting', 'autism'],
    text: [
      p(
        'When Khoa’s plan comes I do not read it on the day. I print it, I make soup, and I sit down with three colours.',
      ),
      h('Three colours'),
      ul(
        'Yellow for what is new.',
        'Green for what we asked for and got.',
        'Pink for what we asked for and did not get.',
      ),
      h('Then I write one page'),
      p(
        'On it is what we will use, who does it, and what I want to ask. I bring that page to every meeting. People answer a page much faster than they answer me.',
      ),
      h('What I do not do'),
      p('I do not read the pink parts at night. They will be the same colour in the morning.'),
    ],
    likedBy: [11, 20, 25, 29],
    comments: [{ author: 25, hoursAfter: 8, content: 'The pink parts at night. Yes. I have a drawer for those.' }],
  },
];
