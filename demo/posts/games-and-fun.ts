import type { DemoPost } from '../shapes.ts';

export const gamesAndFun: DemoPost[] = [
  {
    key: 'chess-marek-billie',
    author: 17,
    minutesAgo: 636,
    type: 'post',
    content: `Game with Billie, move 23. She has put her bishop where I wanted to put my bishop. I have held the square between two fingers for an hour and it is still hers.

The raised squares are beech. I made this board in 1981 with both eyes and I play it better with none.`,
    tags: ['chess', 'braille'],
    audience: 'everyone',
    image: {
      drawing: 'tactile-chess',
      alt: 'Linocut picture of a tactile chess board seen from above at an angle. The dark squares are raised, each piece sits on a peg, and the white pieces have small points on top. A hand-carved knight stands in the middle on a gold square.',
    },
    likedBy: [1, 2, 7, 8, 9, 12, 13, 21, 23, 24, 26, 28, 29, 30],
    comments: [
      { author: 7, minutesAfter: 17, content: 'Take as long as you like, Marek. I am having a scone on c4.' },
      {
        author: 1,
        minutesAfter: 21,
        content: 'I have set this position up at home and I’d have resigned around move 9.',
      },
      { author: 29, minutesAfter: 44, content: 'I’d have resigned at “Hello”.' },
      { author: 17, minutesAfter: 57, content: 'Knight to e5. Finish your scone.' },
      { author: 7, minutesAfter: 381, content: 'Well. There goes the scone.' },
    ],
  },
  {
    key: 'pun-tournament',
    author: 6,
    minutesAgo: 3487,
    type: 'post',
    content: `Tried new material on Noah by message. He replied “ha” after six minutes.

Six minutes of eye gaze for two letters. That’s the most expensive laugh I have ever earned.`,
    tags: ['humour', 'comedy'],
    audience: 'everyone',
    likedBy: [2, 5, 8, 11, 12, 16, 17, 18, 20, 21, 23, 24],
    comments: [
      { author: 23, minutesAfter: 17, content: 'I had typed “ha ha ha” and then thought, no. He should work for it.' },
      { author: 6, minutesAfter: 170, content: 'You edited a laugh DOWN?' },
      { author: 23, minutesAfter: 265, content: 'Twice.' },
      { author: 18, minutesAfter: 281, content: 'I’d pay to watch this double act. Bring a stool.' },
    ],
  },
  {
    key: 'crossword-clue',
    author: 7,
    minutesAgo: 10625,
    type: 'post',
    content: `Seven letters, “Shaken, not stirred”. I had T_E_B_E.

It took me the entire pot of tea to see it. Very droll, whoever set it. TREMBLE. I did mine in ink, and you can tell.`,
    tags: ['crosswords', 'words', 'parkinsons'],
    audience: 'members',
    likedBy: [29],
    comments: [
      { author: 9, minutesAfter: 11, content: 'Oh, that’s wicked. I hope you wrote to them.' },
      {
        author: 7,
        minutesAfter: 17,
        content: 'I did. In my own hand. They will need a magnifying glass and I consider us even.',
      },
    ],
  },
  {
    key: 'open-mic-ramp',
    author: 6,
    minutesAgo: 26157,
    type: 'post',
    title: 'Set report: the night the ramp was behind the bins',
    content: `The venue said they had a ramp. They did. It was behind the bins, in the dark, at an angle that I’d call “optimistic”. Two kitchen hands and a very strong poet got me up it.

So I opened with it. “Good evening. I have come up through the bins, like a raccoon.” Good laugh. Big one. And then the manager came and found me after, and he wasn’t cross. He’d never gone out there in the dark himself.

He has moved the bins. He has put in a light. It’s the first time a heckle of mine has had planning consequences.`,
    tags: ['comedy', 'access', 'humour'],
    audience: 'everyone',
    likedBy: [1, 2, 5, 7, 8, 9, 13, 14, 17, 18, 19, 20, 22, 23, 24, 30],
    comments: [
      { author: 1, minutesAfter: 52, content: 'Comedy as a bug report. Filed, reproduced, fixed.' },
      {
        author: 18,
        minutesAfter: 151,
        content: 'What’s the light? If it’s the solar kind it’ll be dead in a month, tell him to ring a sparky.',
      },
      { author: 6, minutesAfter: 174, content: 'Rosa I’m giving him your exact words.' },
      {
        author: 2,
        minutesAfter: 266,
        content: 'Come on the show and do five minutes. There’s a ramp, it’s at the front, nothing lives under it.',
      },
      { author: 22, minutesAfter: 287, content: '“Optimistic” for an angle. It’s going in a poem with credit.' },
    ],
  },
  {
    key: 'boardgame-night',
    author: 23,
    minutesAgo: 36388,
    type: 'post',
    content: `House rule for my board game night: nobody says “your turn, Noah” until I have looked up. Looking up means ready. Before that I am plotting.

Since we started doing this I win about a third of games. Before, I won none. It was never the games.`,
    tags: ['board-games', 'aac', 'friends'],
    audience: 'members',
    likedBy: [1, 4, 5, 6, 13, 14, 17, 24, 29],
    comments: [
      { author: 24, minutesAfter: 38, content: 'It was never the games. Yes.' },
      {
        author: 14,
        minutesAfter: 59,
        content: 'A third is what you would expect with three equal players. How many players are there?',
      },
      { author: 23, minutesAfter: 75, content: 'Five.' },
      { author: 14, minutesAfter: 93, content: 'Then you are very good.' },
    ],
  },
  {
    key: 'draughts-granddad',
    author: 4,
    minutesAgo: 46214,
    type: 'post',
    content: `Video called Athe on Waiben for draughts. He moves my pieces for me because the screen freezes.

I’ve worked out he’s moving them wherever he likes. Eleven games to nil. He’s 83 and a cheat and I’d not swap him.`,
    tags: ['games', 'family'],
    audience: 'everyone',
    likedBy: [10, 12, 13, 15, 16, 18, 21, 30],
    comments: [
      { author: 18, minutesAfter: 26, content: 'My grandmother at mahjong. The sleeves on that woman.' },
      { author: 12, minutesAfter: 337, content: 'It’s not cheating if the connection’s bad. It’s weather.' },
    ],
  },
  {
    key: 'stickers-sticks',
    author: 30,
    minutesAgo: 49873,
    type: 'post',
    content: `Left stick: nudibranchs. Right stick: bands who have never heard of me. A kid in the queue asked which stick is the fast one.

I’ve thought about it. It’s the nudibranchs.`,
    tags: ['mobility-aids', 'stickers'],
    audience: 'everyone',
    likedBy: [1, 2, 4, 10, 11, 14, 15, 22, 23, 26, 27],
    comments: [
      { author: 15, minutesAfter: 22, content: 'Obviously it is.' },
      { author: 27, minutesAfter: 93, content: 'I could draw you a nautilus. Slow, but it has jets.' },
      { author: 30, minutesAfter: 248, content: 'YUKI. Yes. For the left. The left is the science stick.' },
    ],
  },
  {
    key: 'chess-amara-loses',
    author: 29,
    minutesAgo: 64449,
    type: 'post',
    content:
      'Record against Thea, updated: played 14, lost 14. But the last one took 51 moves, and she said “hm” twice.',
    tags: ['chess', 'humour'],
    audience: 'everyone',
    likedBy: [1, 5, 7, 11, 13, 17, 18, 23, 26, 28],
    comments: [
      { author: 1, minutesAfter: 20, content: 'I said it three times. The third was internal.' },
      {
        author: 17,
        minutesAfter: 36,
        content: 'To get a “hm” from this player is not nothing. Show me move 40, I will tell you where it died.',
      },
      { author: 29, minutesAfter: 119, content: 'It died at the queen swap, didn’t it.' },
      { author: 17, minutesAfter: 132, content: 'It was ill before. But yes.' },
    ],
  },
  {
    key: 'trivia-captions',
    author: 8,
    minutesAgo: 76398,
    type: 'post',
    content: `Pub trivia with live captions: my team came first.

Pub trivia without captions: my team came last, because the question was “Which river” and I wrote down “Fish liver”.`,
    tags: ['deaf', 'captions', 'trivia'],
    audience: 'everyone',
    likedBy: [2, 3, 6, 7, 9, 13, 18, 21, 25],
    comments: [
      { author: 28, minutesAfter: 22, content: 'My microphone and your lip-reading should form a team.' },
      { author: 3, minutesAfter: 32, content: 'Fish Livers is our team name now, surely.' },
      { author: 8, minutesAfter: 34, content: 'Registered. Jersey is green.' },
    ],
  },
  {
    key: 'jigsaw-missing',
    author: 20,
    minutesAgo: 101368,
    type: 'post',
    content: `Thousand-piece jigsaw, nine weeks, one piece missing. I’d had the couch out.

Peter has had it in his wallet since piece one. “So I can do the last one.” I can’t even be cross, I’d have done it myself if I’d thought of it.`,
    tags: ['jigsaws', 'family'],
    audience: 'everyone',
    likedBy: [3, 5, 7, 8, 13, 16, 19, 21, 29],
    comments: [
      { author: 21, minutesAfter: 75, content: 'It was the boat.' },
      { author: 7, minutesAfter: 227, content: 'Exemplary long-term planning.' },
      { author: 19, minutesAfter: 238, content: 'Nine weeks in a wallet. The discipline.' },
    ],
  },
  {
    key: 'lego-grandpa',
    author: 14,
    minutesAgo: 108895,
    type: 'post',
    content: `I built the whole of a signal box out of bricks, to scale, from one photograph. Every lever. My grandfather asked what it does.

It does nothing. It is correct. He thought about that and said “Good.”`,
    tags: ['autism', 'making', 'trains'],
    audience: 'everyone',
    likedBy: [5, 7, 9, 13, 17, 22, 23, 27],
    comments: [
      {
        author: 9,
        minutesAfter: 10,
        content: '“It does nothing. It is correct.” is the finest description of my trade’s exam pieces.',
      },
      { author: 7, minutesAfter: 26, content: 'To what scale?' },
      {
        author: 14,
        minutesAfter: 47,
        content: '1:42. I know it is unusual. It is because of the size of the lever bricks.',
      },
      { author: 7, minutesAfter: 70, content: 'A scale dictated by its levers is the right scale.' },
    ],
  },
  {
    key: 'pun-rehearsal',
    author: 18,
    minutesAgo: 133594,
    type: 'post',
    content: `Apprentice: “Is it weird working for someone shorter than you?”

Me, head and shoulders inside a ceiling cavity he can’t get an arm into: “Pass me the strippers.”`,
    tags: ['short-stature', 'trades', 'humour'],
    audience: 'everyone',
    likedBy: [2, 4, 5, 6, 7, 10, 13, 17, 21, 23, 28, 29],
    comments: [
      { author: 28, minutesAfter: 16, content: 'That’s the answer. Nothing further.' },
      { author: 6, minutesAfter: 30, content: 'I’ve been trying to write a closer that good since I was nineteen.' },
    ],
  },
  {
    key: 'card-sorting',
    author: 25,
    minutesAgo: 167569,
    type: 'post',
    content:
      'Card night with Nadia. She can see every face at the table at once. The rest of us are looking at our cards like fools. She has taken forty toothpicks off her grandmother.',
    tags: ['family', 'deaf', 'games'],
    audience: 'members',
    likedBy: [1, 5, 8, 10, 16, 28],
    comments: [
      { author: 8, minutesAfter: 34, content: 'Deaf poker. We don’t play hearing people for money. It isn’t fair.' },
      { author: 5, minutesAfter: 41, content: 'Please teach Khoa to lose toothpicks. He has a filing system.' },
    ],
  },
  {
    key: 'joke-goldfish',
    author: 21,
    minutesAgo: 188118,
    type: 'post',
    content: `I have a joke.
What do you call a fish with no eyes?
A fsh.
I told it at work.
The boss told it back to me wrong.`,
    tags: ['easy-english', 'humour'],
    audience: 'everyone',
    likedBy: [2, 6, 8, 9, 10, 12, 14, 16, 18, 19, 20, 26, 28],
    comments: [
      { author: 2, minutesAfter: 71, content: 'As a bloke with not much in the way of eyes: top joke.' },
      { author: 9, minutesAfter: 94, content: 'Seconded. Biscotti groaned.' },
      { author: 6, minutesAfter: 98, content: 'Ten out of ten. Clean, short, good ending. Mind if I steal it?' },
      { author: 21, minutesAfter: 223, content: 'You can use it. Say it is from Peter.' },
    ],
  },
  {
    key: 'yahtzee-tremor',
    author: 7,
    minutesAgo: 233337,
    type: 'post',
    content: 'The one activity improved by a tremor is Yahtzee. I do not shake the cup. I merely hold it.',
    tags: ['parkinsons', 'games', 'humour'],
    audience: 'everyone',
    likedBy: [1, 6, 11, 12, 13, 14, 17, 22, 23, 24, 25, 27, 28, 29],
    comments: [
      { author: 1, minutesAfter: 683, content: 'Billie.' },
      { author: 12, minutesAfter: 1156, content: 'I’ve read this aloud in two rooms now.' },
      { author: 11, minutesAfter: 1277, content: 'Sharing this with Rob’s whole group, they need it.' },
    ],
  },
  {
    key: 'office-quiz',
    author: 10,
    minutesAgo: 273600,
    type: 'post',
    content: `Intern quiz at the law clinic: “Tell us something surprising about yourself.” I said I was once in a shark attack.

I have never been in the sea. I just wanted ten minutes without questions.`,
    tags: ['humour', 'limb-difference', 'work'],
    audience: 'members',
    likedBy: [23],
    comments: [
      { author: 26, minutesAfter: 24, content: 'I’ve used tractor, crocodile and “customs”.' },
      { author: 10, minutesAfter: 72, content: 'CUSTOMS.' },
      { author: 18, minutesAfter: 486, content: 'Filed under: things you had to declare.' },
    ],
  },
];
