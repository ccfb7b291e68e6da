import type { DemoPost } from '../shapes.ts';

export const access: DemoPost[] = [
  {
    key: 'banksia-ramp-post',
    author: 1,
    minutesAgo: 2017,
    type: 'post',
    content: `Ramp’s finished! The banksia stays. The builder drew the path round it, one metre to the left, and never charged me for the drawing.

I’m too cooked to describe the picture properly, sorry. Long week. Would somebody mind?`,
    tags: ['access', 'home', 'small-wins'],
    audience: 'everyone',
    image: {
      drawing: 'banksia-ramp',
      alt: null,
      asksForDescription: true,
      offered: {
        by: 27,
        text: 'Linocut in green, cream and gold. A ramp with a handrail bends gently around an old banksia with four golden flower spikes, then rises to an open door. Light spills out of the door and down the ramp.',
        minutesAfter: 1940,
      },
    },
    likedBy: [2, 7, 8, 10, 12, 13, 14, 16, 17, 18, 21, 22, 23, 26, 27, 28, 29, 30],
    comments: [
      { author: 27, minutesAfter: 390, content: 'I will. Give me a lie-down and a pencil.' },
      { author: 18, minutesAfter: 409, content: 'Gradient?' },
      { author: 1, minutesAfter: 902, content: 'One in sixteen. I cried.' },
      { author: 18, minutesAfter: 904, content: 'So did I, a bit.' },
      {
        author: 12,
        minutesAfter: 907,
        content: 'Bees will be all over that banksia. Leave a saucer of water with stones in.',
      },
    ],
  },
  {
    key: 'beach-chair-fight',
    author: 11,
    minutesAgo: 19219,
    type: 'post',
    content: `The new matting goes all the way to the water, and the big-tyre chair is in the surf club, and the key is with a volunteer called Bruce who goes for a swim at ten.

We waited for Bruce. It was worth the wait. Rob floated.`,
    tags: ['beach', 'access', 'wheelchair'],
    audience: 'everyone',
    image: {
      drawing: 'beach-mat',
      alt: 'Paper-cut picture of a beach with a blue access mat rolled out from the car park to the water’s edge. A beach wheelchair with three fat tyres stands on the mat, its shadow long on the sand, and gold light lies on a calm sea.',
    },
    likedBy: [1, 2, 3, 5, 6, 7, 12, 13, 19, 20, 22, 24, 30],
    comments: [
      { author: 1, minutesAfter: 135, content: '“The key is with Bruce” belongs on a sign.' },
      { author: 30, minutesAfter: 502, content: 'Does the mat go past the low-tide line? Asking for the snorkel.' },
      {
        author: 11,
        minutesAfter: 518,
        content: 'It stops at knee-deep and then it’s up to you and the sea. Bruce will hold your sticks.',
      },
      { author: 30, minutesAfter: 887, content: 'Booked (Bruce).' },
      { author: 19, minutesAfter: 944, content: 'Never seen the sea look so level.' },
    ],
  },
  {
    key: 'track-sign-walk',
    author: 24,
    minutesAgo: 24975,
    type: 'post',
    content: `We have put real numbers on the short walk: total length, steepest bit, narrowest bit, surface, where the seats are. Not “easy”. “Easy” is for whom?

An old man sat down at the second seat and said, “This is the first time a sign’s told me the truth.”`,
    tags: ['bushwalking', 'access', 'nature'],
    audience: 'everyone',
    image: {
      drawing: 'track-sign',
      alt: 'Linocut picture of a wooden track sign among snow gums. The sign has three carved symbols: a boot, a wheelchair on a gentle slope and a pram. A gold path winds behind it up towards rounded mountains, and a small echidna noses the base of the post.',
    },
    likedBy: [1, 2, 3, 5, 6, 7, 8, 10, 14, 17, 22, 23],
    comments: [
      {
        author: 7,
        minutesAfter: 153,
        content: 'I have waited fifty years for a sign with the gradient on it. I should like to shake whoever’s hand.',
      },
      { author: 24, minutesAfter: 369, content: 'You are shaking it.' },
      { author: 1, minutesAfter: 829, content: 'The echidna wasn’t in the accessibility audit, I notice.' },
      { author: 24, minutesAfter: 980, content: 'She self-declared.' },
      { author: 29, minutesAfter: 990, content: 'Please publish the template. Every park in the country needs it.' },
    ],
  },
  {
    key: 'cafe-step',
    author: 1,
    minutesAgo: 36501,
    type: 'question',
    title: 'One step into a café. What do you say?',
    content: `There’s a lovely place near me with one step. They always say “Oh, but we can lift you!” They can’t and I don’t want them to.

I’ve a friend’s birthday there. What do you say, short of a manifesto?`,
    tags: ['access', 'cafes', 'advocacy'],
    audience: 'everyone',
    acceptedComment: 3,
    likedBy: [2, 6, 8, 10, 14, 15, 17, 18, 22, 24, 26, 28, 29, 30],
    comments: [
      { author: 6, minutesAfter: 11, content: '“I’m not luggage, but thank you.” Gets a laugh and it does the job.' },
      {
        author: 18,
        minutesAfter: 31,
        content:
          'A threshold ramp that size can fold into a bag, and they can put it out with the menus. Ask who owns the footpath. It’s not always the café.',
      },
      {
        author: 28,
        minutesAfter: 44,
        content: 'I buzz from out the front and order “one flat white, and the reason you don’t have a ramp”.',
      },
      {
        author: 29,
        minutesAfter: 60,
        content:
          'Ask to speak to the owner at a quiet time, bring a piece of wood the right size, put it down, roll in, have coffee. Leave the wood. It’s extremely hard to argue with a piece of wood that works.',
      },
      {
        author: 1,
        minutesAfter: 11581,
        content:
          'I took the wood. They’ve painted it to match. My friend is 40 and the cake came in through the front door, like me.',
      },
    ],
  },
  {
    key: 'toilet-storeroom',
    author: 13,
    minutesAgo: 50917,
    type: 'post',
    content:
      'The accessible toilet held: one toilet, eleven chairs, a vacuum cleaner, a Christmas tree and a sign saying DO NOT STORE ITEMS HERE. #EveryTime',
    tags: ['access', 'toilets', 'humour'],
    audience: 'everyone',
    feeling: 'frustrated',
    likedBy: [5, 6, 12, 14, 17, 18, 19, 21, 23, 24, 28, 29],
    comments: [
      { author: 5, minutesAfter: 7, content: 'Which vacuum cleaner?' },
      { author: 1, minutesAfter: 154, content: 'I have seen the same tree. It gets about.' },
      { author: 18, minutesAfter: 305, content: 'Once it was a horse. A rocking horse, but still.' },
      {
        author: 23,
        minutesAfter: 410,
        content: 'I’ve had the key. It was on a lanyard on a person, who was on holiday.',
      },
    ],
  },
  {
    key: 'museum-touch',
    author: 17,
    minutesAgo: 68192,
    type: 'post',
    content: `The museum let us touch the casts. One at a time, wearing thin gloves, with an interpreter’s hand in my hand telling me what the curator said.

A plaster foot. A whole king’s ear. I asked what the king was like. She said: “Short. And I think he bit his nails. The fingers are in the next room.”

We went to the next room.`,
    tags: ['museums', 'deafblind', 'access'],
    audience: 'members',
    likedBy: [1, 2, 3, 8, 9, 13, 21, 22, 23, 27, 29],
    comments: [
      { author: 24, minutesAfter: 14, content: 'Seeing with the fingers! I want that tour.' },
      { author: 8, minutesAfter: 40, content: 'A good interpreter is a window with no bars.' },
      {
        author: 17,
        minutesAfter: 54,
        content: 'I told them this and they asked me which room next. I said all of them.',
      },
    ],
  },
  {
    key: 'theatre-auslan-seat',
    author: 8,
    minutesAgo: 85464,
    type: 'post',
    content: `Interpreted show. The seats for Deaf people were behind a pillar. So we sat in the aisle, all eleven of us, like a protest with snacks.

The usher asked us to move. We asked her to move the pillar.

Next year they’re moving us, and they’ve asked me to look at the seats before the tickets go on sale. I said: I’ll bring a friend the height of me and a friend the height of a pillar.`,
    tags: ['theatre', 'auslan', 'access'],
    audience: 'everyone',
    likedBy: [2, 3, 6, 16, 17, 21, 22, 25, 29],
    comments: [
      { author: 6, minutesAfter: 7, content: '“A protest with snacks” is the ideal kind.' },
      {
        author: 2,
        minutesAfter: 72,
        content: 'They did the same to us with the audio description. The person describing was behind the orchestra.',
      },
      { author: 8, minutesAfter: 95, content: 'We could have passed her notes.' },
    ],
  },
  {
    key: 'medical-scales',
    author: 18,
    minutesAgo: 99889,
    type: 'post',
    content: `The scales at the new clinic have a step up onto them, a rail made for somebody twice my size, and a chart on the wall with nobody like me on it.

I’ve been weighed since before I could talk. I don’t want to be told I’m “off the chart” by a nineteen-year-old when it was the chart that never came to meet me.

I asked for it to be written down as “not measured, no suitable equipment”. They wrote it. I slept fine.`,
    tags: ['health', 'short-stature', 'access'],
    audience: 'members',
    contentWarning: 'a doctor talking about my weight',
    likedBy: [29],
    comments: [
      {
        author: 1,
        minutesAfter: 291,
        content: '“The chart never came to meet me.” Writing that one on the inside of my head.',
      },
      {
        author: 29,
        minutesAfter: 303,
        content:
          'You’re well within your rights to have the equipment noted as the problem, and I’m glad you did. I’d do the same for anyone I work with.',
      },
      { author: 16, minutesAfter: 378, content: 'The nurse should say sorry.' },
      { author: 18, minutesAfter: 1865, content: 'She did, Sefina. The next day, by ringing me. That counted.' },
    ],
  },
  {
    key: 'pharmacy-quiet',
    author: 14,
    minutesAgo: 113844,
    type: 'post',
    content: `The pharmacy has a quiet hour on Tuesdays. The lights are half. There is no radio.

I went with a list. It took four minutes. Usually I come home and lie under the blanket for ninety. It’s the same shop. It’s only quieter. I want somebody to work out the number of blankets they have saved.`,
    tags: ['sensory', 'autism', 'pharmacy'],
    audience: 'everyone',
    likedBy: [1, 3, 5, 8, 9, 11, 13, 22, 23, 24, 26],
    comments: [
      { author: 5, minutesAfter: 21, content: 'At mine I did the maths for Khoa. Last month: seven blankets.' },
      { author: 24, minutesAfter: 24, content: 'You have proposed a unit of measurement and I’ll be using it.' },
      {
        author: 13,
        minutesAfter: 34,
        content:
          'I work for the other team: I’d like the radio on in mine, but gentler. A library of different Tuesdays, please.',
      },
    ],
  },
  {
    key: 'vote-booth',
    author: 21,
    minutesAgo: 150328,
    type: 'post',
    content: `I voted.
I read the how-to-vote card in Easy Read.
I went in the low booth with a seat.
A man said “Do you need help?”
I said “Only the pencil.” It was on a string.
I drew a smiley on the string. I did not do it on the paper.`,
    tags: ['easy-english', 'voting', 'rights'],
    audience: 'everyone',
    likedBy: [2, 3, 5, 6, 7, 9, 10, 16, 17, 18, 20, 22, 25, 29],
    comments: [
      { author: 16, minutesAfter: 502, content: 'I like the string.' },
      { author: 20, minutesAfter: 650, content: 'I wasn’t allowed to look. He’d have told me off.' },
      {
        author: 10,
        minutesAfter: 788,
        content: 'There should be a book about everyone who did their bit on election day and you’re chapter one.',
      },
      { author: 21, minutesAfter: 793, content: 'Mum can be chapter two.' },
    ],
  },
  {
    key: 'lanyard-signal',
    author: 22,
    minutesAgo: 170960,
    type: 'post',
    content: `I don’t wear the lanyard with the flowers. I wear the lanyard with a library card, because then people ask me about books.

I’d like the help. I’d like to be asked about books, also.`,
    tags: ['access', 'psychosocial', 'words'],
    audience: 'members',
    likedBy: [1, 3, 6, 7, 10, 24, 27],
    comments: [
      { author: 3, minutesAfter: 125, content: 'We all like to be asked about books.' },
      {
        author: 24,
        minutesAfter: 219,
        content: 'It’s a fair trade. I’ll ask you about books and you ask me about the moss on my boots.',
      },
    ],
  },
  {
    key: 'market-mud',
    author: 18,
    minutesAgo: 202585,
    type: 'post',
    content: `The council put straw down at the market for the wet season. So now it’s a slide. A very festive slide.

An hour in I’d helped three chairs, a pram and a man in thongs. We’ve asked for boards and a rubbish bin in the same email. They’ve replied about the bin.`,
    tags: ['markets', 'wheelchair', 'access'],
    audience: 'everyone',
    likedBy: [],
    comments: [
      { author: 1, minutesAfter: 50, content: 'They always reply about the bin.' },
      { author: 19, minutesAfter: 389, content: 'Boards from the sheep yards. I’d send them but the freight.' },
      {
        author: 29,
        minutesAfter: 425,
        content: 'I’ve a photo of the straw with a caption. May I use it in a talk? No faces.',
      },
    ],
  },
  {
    key: 'emergency-drill',
    author: 28,
    minutesAgo: 220874,
    type: 'post',
    content: `Fire drill. Lift’s off. I’m on the fourth floor. The warden came with a checklist and a chair that goes down stairs and very politely asked if I was “comfortable”.

I said, “I will be in the carpark.”

We did it. Thirty-one bumps. A bloke on the second landing asked if I wanted a beer. He didn’t know how close he was.`,
    tags: ['fire-safety', 'wheelchair', 'work'],
    audience: 'members',
    likedBy: [1, 23],
    comments: [
      { author: 23, minutesAfter: 10, content: 'I have an escape chair too and its name is Regret.' },
      { author: 1, minutesAfter: 116, content: 'Please tell me you wrote up the thirty-one bumps.' },
      { author: 28, minutesAfter: 230, content: 'I did. In bumps per floor. There’s a graph.' },
    ],
  },
  {
    key: 'sign-too-high',
    author: 18,
    minutesAgo: 270015,
    type: 'post',
    content: `“Please take a number.” I couldn’t reach the number.

I waited until the man behind me took his, and I took his number.`,
    tags: ['access', 'short-stature'],
    audience: 'everyone',
    likedBy: [5, 6, 8, 10, 13, 21, 28, 29],
    comments: [
      { author: 25, minutesAfter: 122, content: 'Reasonable adjustment.' },
      { author: 28, minutesAfter: 252, content: 'Ice cold.' },
      {
        author: 18,
        minutesAfter: 378,
        content: 'He gave me his ticket and got himself another. I now have two tickets and a friend.',
      },
    ],
  },
];
