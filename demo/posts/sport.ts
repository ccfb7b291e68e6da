import type { DemoPost } from '../shapes.ts';

export const sport: DemoPost[] = [
  {
    key: 'footy-kim',
    author: 21,
    minutesAgo: 1933,
    type: 'post',
    content: `Kim and I went to the reserves game.
Mum did not come.
We got the bus.
We had a pie and we had a thermos.
Our team lost.
It was the best day.`,
    tags: ['footy', 'easy-english', 'dating'],
    audience: 'everyone',
    image: {
      drawing: 'footy-scarf',
      alt: 'Paper-cut picture of a long striped football scarf in green, gold and cream, draped over the middle one of three empty grandstand seats. A thermos and two paper cups stand on the concrete step below, and the goal posts rise beyond.',
    },
    likedBy: [1, 2, 4, 5, 6, 7, 9, 11, 13, 16, 19, 20, 26, 27, 30],
    comments: [
      { author: 20, minutesAfter: 25, content: 'I drove past. Only once.' },
      { author: 21, minutesAfter: 44, content: 'I saw you Mum.' },
      { author: 2, minutesAfter: 54, content: 'A loss with a pie is a draw.' },
      { author: 16, minutesAfter: 309, content: 'I am happy for you and Kim.' },
      {
        author: 19,
        minutesAfter: 319,
        content: 'You’ve picked the right company and the wrong team, which is the right way round.',
      },
    ],
  },
  {
    key: 'liban-jumper',
    author: 15,
    minutesAgo: 3044,
    type: 'post',
    content: `Liban 9, Ifrah 4. Driveway, first to ten, so he’s pretending he let me have four.

He did let me have four.`,
    tags: ['basketball', 'siblings'],
    audience: 'everyone',
    likedBy: [1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 16, 22, 25, 27, 30],
    comments: [
      { author: 25, minutesAfter: 35, content: 'A generous opponent. This is the worst kind.' },
      { author: 4, minutesAfter: 110, content: 'How’s his off hand?' },
      { author: 15, minutesAfter: 119, content: 'He doesn’t have an off hand. They’re both on.' },
      { author: 1, minutesAfter: 123, content: 'Tell Liban I want his autograph before he’s expensive.' },
      { author: 15, minutesAfter: 218, content: 'He says ten dollars. He says for you eight.' },
    ],
  },
  {
    key: 'rugby-knuckles',
    author: 28,
    minutesAgo: 8882,
    type: 'post',
    content: `Two of us in Kal wanted to play wheelchair rugby. You need four a side. We advertised at the basketball courts and got a nurse, a bloke with a dodgy knee who fits the rules if you squint, and a fourteen-year-old with no injury at all who “likes crashing”.

We train on Sundays. It sounds like a shed falling down stairs.`,
    tags: ['wheelchair-rugby', 'sport', 'regional'],
    audience: 'everyone',
    likedBy: [19],
    comments: [
      { author: 19, minutesAfter: 46, content: 'I’ve got a shed. I’ll bring stairs.' },
      { author: 6, minutesAfter: 87, content: 'Commentary? I offer commentary.' },
      {
        author: 1,
        minutesAfter: 199,
        content: 'Is there a spare chair if a tester happened to be passing, two days out of her way?',
      },
      { author: 28, minutesAfter: 321, content: 'There’s one with a bent wing and a good attitude.' },
    ],
  },
  {
    key: 'swimming-lane',
    author: 30,
    minutesAgo: 16369,
    type: 'question',
    title: 'How do I get pool staff to stop putting me in the slow lane?',
    content: `I walk like I’m negotiating with each leg separately. I swim like a seal. Every time I turn up at a new pool somebody steers me kindly to the lane with the noodles.

I don’t want to make a fuss but I do want to swim.`,
    tags: ['swimming', 'access', 'fnd'],
    audience: 'everyone',
    acceptedComment: 1,
    likedBy: [1, 2, 4, 6, 14, 15, 22, 24, 28],
    comments: [
      {
        author: 26,
        minutesAfter: 59,
        content: 'I take the leg off, hand it to them, and get in lane one while they’re still holding it.',
      },
      {
        author: 1,
        minutesAfter: 87,
        content:
          'I open with the pace. “Hi, I swim a hundred in one-forty, which lane is that today?” It’s a question they know the answer to, so they answer it.',
      },
      {
        author: 30,
        minutesAfter: 2997,
        content:
          'Lane four! I asked it like that and she just said “four”. That’s all I’ve ever wanted from a human being.',
      },
      { author: 28, minutesAfter: 3002, content: 'Bev’s way is faster though.' },
    ],
  },
  {
    key: 'cricket-signs',
    author: 25,
    minutesAgo: 20426,
    type: 'post',
    content: `Nadia’s team has been using her signs on the field. Four means boundary, of course. But now the keeper can call the bowler’s trick from behind the stumps and the batter at the other end doesn’t know.

The other side’s coach says it’s unfair. Our coach says anybody may learn.`,
    tags: ['cricket', 'auslan', 'parenting'],
    audience: 'everyone',
    likedBy: [1, 5, 7, 8, 10, 13, 14, 17, 18, 21, 22, 28, 30],
    comments: [
      { author: 8, minutesAfter: 90, content: 'ANYBODY MAY LEARN. I have classes.' },
      { author: 2, minutesAfter: 346, content: 'Smartest keeper in Sydney.' },
      {
        author: 7,
        minutesAfter: 358,
        content: 'Umpires have been doing it for two hundred years and nobody complained.',
      },
    ],
  },
  {
    key: 'netball-whistle',
    author: 8,
    minutesAgo: 40422,
    type: 'post',
    content: `People ask how a Deaf referee knows what the players shout at her.

She does not. That’s the advantage. More sports should try it.`,
    tags: ['deaf', 'netball'],
    audience: 'everyone',
    likedBy: [2],
    comments: [
      { author: 26, minutesAfter: 15, content: 'I refereed the mail for thirty-one years, I’d have loved that.' },
      { author: 15, minutesAfter: 35, content: 'My coach needs this. She hears everything. EVERYTHING.' },
      { author: 2, minutesAfter: 60, content: 'As an umpire’s cousin, this is heaven you’re describing.' },
    ],
  },
  {
    key: 'beach-mat-ball',
    author: 11,
    minutesAgo: 54048,
    type: 'post',
    content: `Volleyball on the matting with Rob’s group. The ball goes off the mat into the soft sand and then it’s a rescue operation with thermos. Twelve players, three balls, one dog that isn’t ours.

Score unknown. Ball count: two.`,
    tags: ['beach', 'access', 'sport'],
    audience: 'everyone',
    likedBy: [2, 3, 5, 10, 13, 17, 19, 20, 29],
    comments: [
      { author: 19, minutesAfter: 18, content: 'Whose dog?' },
      { author: 11, minutesAfter: 24, content: 'Still nobody knows. He plays left wing.' },
    ],
  },
  {
    key: 'grandstand-stairs',
    author: 19,
    minutesAgo: 61538,
    type: 'post',
    content: `Country oval, lovely grandstand, eighteen steps and no rail. I watch from the ute these days. Horn for goals.

Funny thing is there’s seven utes now. Turns out half the district’s knees were waiting for somebody to go first.`,
    tags: ['footy', 'ms', 'access'],
    audience: 'members',
    likedBy: [2, 7, 11, 12, 13, 21, 28, 30],
    comments: [
      { author: 21, minutesAfter: 93, content: 'I would like to beep for goals.' },
      { author: 12, minutesAfter: 107, content: 'That’s the best seat in the house. Heater and all.' },
      { author: 7, minutesAfter: 132, content: 'There should be a rail. But I am glad of the utes.' },
      {
        author: 19,
        minutesAfter: 220,
        content: 'Put the rail up at the next working bee, Billie. It’s on the list under “sausages”.',
      },
    ],
  },
  {
    key: 'step-count-lies',
    author: 13,
    minutesAgo: 82490,
    type: 'post',
    content: `My watch congratulated me for “closing my ring” while I was lying very still and swearing.

It had counted the pastry. I was making a pastry earlier. It thinks I walked to Mandurah.`,
    tags: ['chronic-pain', 'pacing', 'exercise'],
    audience: 'everyone',
    likedBy: [1, 3, 5, 6, 18, 23, 24, 27, 29],
    comments: [
      {
        author: 27,
        minutesAfter: 72,
        content: 'Mine says “time to stand!” I have named it Optimist and put it in a drawer.',
      },
      {
        author: 1,
        minutesAfter: 134,
        content: 'Self-propelling counts as “hand gestures” on mine. I’m told I’m very expressive.',
      },
      {
        author: 18,
        minutesAfter: 284,
        content: 'Mine thinks I take more steps than anyone in Darwin. That one’s right, actually.',
      },
    ],
  },
  {
    key: 'scarf-knit',
    author: 26,
    minutesAgo: 95644,
    type: 'post',
    content: 'Knitted Ted a scarf in his colours for watching the finals replay. It’s four metres. I got talking.',
    tags: ['footy', 'knitting', 'one-handed'],
    audience: 'everyone',
    likedBy: [2, 3, 4, 7, 10, 19, 21, 28],
    comments: [
      { author: 7, minutesAfter: 32, content: 'A scarf of that length is a territorial claim.' },
      { author: 2, minutesAfter: 524, content: 'Ted can share it with the front bar.' },
    ],
  },
  {
    key: 'goalball-first',
    author: 9,
    minutesAgo: 126183,
    type: 'post',
    content: `Went to goalball again after twenty years. A ball with bells, six grown adults on the floor, total silence from the crowd while it rolls, then an almighty thump.

I’m forty-eight and I saved three. One with my chin. It’s the only sport where I shout at people for cheering.`,
    tags: ['goalball', 'blindness', 'sport'],
    audience: 'everyone',
    likedBy: [2, 5, 7, 8, 13, 14, 15, 17, 21, 22, 23],
    comments: [
      {
        author: 17,
        minutesAfter: 4,
        content: 'I played in Kraków, we had a ball with nails in a tin inside. You did not use the chin.',
      },
      { author: 14, minutesAfter: 93, content: 'I like a sport with a rule about silence.' },
      { author: 2, minutesAfter: 152, content: 'Commentating goalball on radio: “…………GOAL.” I’d be brilliant.' },
    ],
  },
  {
    key: 'wheelchair-basket',
    author: 1,
    minutesAgo: 130591,
    type: 'post',
    content:
      'Came-and-try day at the stadium. Ifrah, if you read this: your brother was right about follow-through. I shot ten and one of them went in backwards, off a volunteer.',
    tags: ['basketball', 'sport'],
    audience: 'everyone',
    likedBy: [7, 8, 9, 13, 15, 16, 24, 26, 28, 29],
    comments: [
      { author: 15, minutesAfter: 11, content: 'Off a volunteer still counts!!! Liban says wrist.' },
      { author: 1, minutesAfter: 106, content: 'Wrist. Noted. He’s an eight-dollar coach.' },
      { author: 24, minutesAfter: 112, content: 'Is the volunteer OK?' },
      { author: 1, minutesAfter: 117, content: 'She’s signed up for the season.' },
    ],
  },
  {
    key: 'darts-low',
    author: 18,
    minutesAgo: 166128,
    type: 'post',
    content: `The darts club has put a second board up at regulation height for people sitting or short. Took the committee two years and me four minutes with a level.

First night, the tall ones all wanted a go on the low one. Of course they did. It’s got better light. I put the light in.`,
    tags: ['darts', 'short-stature', 'access'],
    audience: 'everyone',
    likedBy: [3, 4, 5, 6, 13, 14, 24, 28, 29],
    comments: [
      { author: 28, minutesAfter: 9, content: 'Always control the lighting.' },
      { author: 6, minutesAfter: 27, content: 'What’s the height? Asking for a pub with bins.' },
    ],
  },
  {
    key: 'umpire-hearing',
    author: 3,
    minutesAgo: 208975,
    type: 'post',
    content:
      'Umpired the under-tens with my aids switched off. Beautiful game. So peaceful. Only found out at the end there’d been a thunderstorm warning.',
    tags: ['footy', 'hearing'],
    audience: 'everyone',
    likedBy: [2, 8, 9, 16, 17, 21, 26],
    comments: [
      { author: 2, minutesAfter: 26, content: 'Aunty, please turn them on for lightning.' },
      { author: 3, minutesAfter: 29, content: 'I saw the flash! I thought it was somebody’s phone.' },
    ],
  },
  {
    key: 'chair-dance',
    author: 16,
    minutesAgo: 229136,
    type: 'post',
    content: `We had a dance at the hall.
My cousin uses a wheelchair.
She did a spin. Then I did a spin.
We bumped and fell on Aunty.
Aunty is OK.
We did it again.`,
    tags: ['dancing', 'easy-english'],
    audience: 'everyone',
    likedBy: [2, 3, 4, 5, 7, 11, 12, 17, 21, 29],
    comments: [
      { author: 21, minutesAfter: 356, content: 'I like dancing too. Kim likes the slow ones.' },
      { author: 29, minutesAfter: 372, content: 'Is there video? For purely professional reasons.' },
    ],
  },
];
