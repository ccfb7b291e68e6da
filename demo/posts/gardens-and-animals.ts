import type { DemoPost } from '../shapes.ts';

export const gardensAndAnimals: DemoPost[] = [
  {
    key: 'ledger-payroll',
    author: 13,
    minutesAgo: 275,
    type: 'post',
    content: `Ledger has entered 7777777 in the wages column and gone to sleep on it.

I have checked and he is not on the payroll. He may be now.`,
    tags: ['cats', 'work', 'small-business'],
    audience: 'everyone',
    feeling: 'amused',
    image: {
      drawing: 'cat-keyboard',
      alt: 'Linocut picture of a striped ginger cat asleep across a computer keyboard, one paw on the number pad. The screen behind him shows a long row of the number 7, and a cup of tea sits just out of reach.',
    },
    likedBy: [5, 6, 8, 9, 14, 17, 18, 20, 22, 23, 24, 27, 28, 29],
    comments: [
      { author: 28, minutesAfter: 25, content: 'Best data entry in the goldfields, sign him up.' },
      { author: 1, minutesAfter: 39, content: 'This is called monkey testing, but I’ll allow cat.' },
      { author: 6, minutesAfter: 53, content: 'What does he claim on tax? Asking as a professional.' },
      { author: 13, minutesAfter: 74, content: 'Home office. He says the whole home is his office.' },
    ],
  },
  {
    key: 'tomato-first',
    author: 21,
    minutesAgo: 494,
    type: 'post',
    content: `My first tomato is red.
I grew it from a seed.
It is as big as a golf ball.
I am not going to eat it yet.
I am going to look at it.`,
    tags: ['gardening', 'easy-english'],
    audience: 'everyone',
    feeling: 'proud',
    likedBy: [1, 2, 4, 5, 6, 8, 11, 12, 13, 16, 17, 19, 20, 26, 27, 30],
    comments: [
      { author: 26, minutesAfter: 188, content: 'Very wise. You only get one first one.' },
      { author: 16, minutesAfter: 200, content: 'Send a photo!' },
      { author: 21, minutesAfter: 208, content: 'Mum has the camera. She is at bowls.' },
      { author: 19, minutesAfter: 376, content: 'What sort, mate?' },
      { author: 21, minutesAfter: 439, content: 'Tommy Toe. I said the label in the right way.' },
    ],
  },
  {
    key: 'biscotti-day-off',
    author: 9,
    minutesAgo: 1822,
    type: 'post',
    content: `Harness is on its hook. Biscotti is off duty and has celebrated by falling asleep on her actual bed for once, rather than on my feet under somebody’s grand piano.

She worked three uprights and a baby grand this week. She has opinions about the baby grand.`,
    tags: ['guide-dogs', 'blindness'],
    audience: 'everyone',
    image: {
      drawing: 'harness-hook',
      alt: 'Linocut picture of a guide dog harness with its stiff U-shaped handle hanging from a brass hook on a panelled door. A lead is looped beside it and a tennis ball lies on the mat.',
    },
    likedBy: [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 15, 17, 19, 22, 23, 27, 28, 29, 30],
    comments: [
      { author: 2, minutesAfter: 144, content: 'Tell her the whole of Coffs is proud.' },
      {
        author: 17,
        minutesAfter: 158,
        content: 'I like that the handle is stiff in the picture. I know this shape by hand. Good description.',
      },
      { author: 18, minutesAfter: 172, content: 'How does she feel about step stools?' },
      { author: 9, minutesAfter: 189, content: 'She lies across them. Deliberately. I’m told it’s a compliment.' },
      { author: 15, minutesAfter: 278, content: 'Is she allowed to have pats today since the harness is off?' },
      {
        author: 9,
        minutesAfter: 302,
        content: 'Today, yes, thank you for asking. With the harness on she’s at the office.',
      },
    ],
  },
  {
    key: 'bed-height',
    author: 26,
    minutesAgo: 5345,
    type: 'post',
    content: `Had the bed lifted to seventy centimetres so I can sit to it with the leg off. Corrugated iron, old rails for the legs, a sheet of builder’s plastic that’s seen worse.

The roses don’t know they’re in Longreach yet. Nobody tell them.`,
    tags: ['gardening', 'wheelchair', 'prosthetics'],
    audience: 'everyone',
    image: {
      drawing: 'raised-bed',
      alt: 'Paper-cut picture of a raised garden bed on sturdy legs with space for knees beneath it. Silverbeet, a climbing bean and three roses stand against a wide pale sky, with a long-handled trowel leaning at the end.',
    },
    likedBy: [1, 7, 10, 11, 19, 20, 21, 22, 23, 27, 28, 30],
    comments: [
      {
        author: 29,
        minutesAfter: 71,
        content: 'Knee clearance measured from the underside, I hope, not from the top?',
      },
      {
        author: 26,
        minutesAfter: 110,
        content: 'Underside. I sat on the chair and he held the tape. We are not amateurs.',
      },
      { author: 21, minutesAfter: 136, content: 'At work we put bark on top so the water stays in.' },
      { author: 26, minutesAfter: 157, content: 'Peter that’s good advice and I’ll do it before the weekend.' },
      { author: 20, minutesAfter: 533, content: 'What’s the long trowel? My back is asking.' },
      { author: 26, minutesAfter: 586, content: 'Broom handle and a hose clamp, Gwen. Patent pending.' },
    ],
  },
  {
    key: 'echidna-41',
    author: 24,
    minutesAgo: 7413,
    type: 'post',
    content: `Echidna number 41 for the season. She was under a log I have walked past nine hundred times, breathing like a tiny accordion.

Field note says: “Calm. Suspicious. Mud on nose. Did not wish to participate. Respected.” #EchidnaCount`,
    tags: ['nature', 'echidnas', 'work'],
    audience: 'everyone',
    likedBy: [1, 3, 5, 6, 11, 13, 14, 15, 17, 18, 21, 22, 23, 26, 30],
    comments: [
      { author: 14, minutesAfter: 516, content: 'Is 41 more or fewer than the same point last season?' },
      { author: 24, minutesAfter: 537, content: 'Five more. But I also had a better knee. I report both.' },
      {
        author: 22,
        minutesAfter: 652,
        content: '“Did not wish to participate. Respected.” is how I’d like to be written up.',
      },
      { author: 23, minutesAfter: 796, content: 'I have been a case study for thirty years and nobody noted the mud.' },
    ],
  },
  {
    key: 'hive-swarm',
    author: 12,
    minutesAgo: 14859,
    type: 'post',
    content: `A swarm went up out of number three this morning and hung off the neighbour’s clothes line like a beard.

I couldn’t find the word for the box. Stood there in the suit saying “the, the, the”. Neighbour passes me a nuc box over the fence. “This?” That. Bees don’t mind what you call things.

I took a picture after but I can’t get the words to line up to describe it. Could somebody do it for me?`,
    tags: ['bees', 'brain-injury'],
    audience: 'everyone',
    image: {
      drawing: 'beehives',
      alt: null,
      asksForDescription: true,
      offered: {
        by: 24,
        text: 'Linocut of three white box beehives on a grassy slope, each a different height. Gold bees trail in a loose curl from the middle hive up to a branch, where a swarm hangs in the shape of a beard.',
        minutesAfter: 726,
      },
    },
    likedBy: [17],
    comments: [
      {
        author: 9,
        minutesAfter: 20,
        content: 'I’d love to know what’s in it. A beard of bees I can imagine and now cannot stop.',
      },
      { author: 24, minutesAfter: 381, content: 'Give me until this evening and I’ll write you one.' },
      { author: 12, minutesAfter: 527, content: 'No rush. They’ve settled. So have I.' },
    ],
  },
  {
    key: 'magpie-truce',
    author: 25,
    minutesAgo: 30531,
    type: 'post',
    content: `The magpie at the taxi rank swoops every driver except me. They think it is respect. It is mince.

I am not proud. I have a windscreen and I have mince.`,
    tags: ['birds', 'work', 'humour'],
    audience: 'everyone',
    image: { drawing: 'magpie', alt: null },
    likedBy: [1, 6, 7, 10, 14, 16, 18, 23, 28],
    comments: [
      {
        author: 7,
        minutesAfter: 71,
        content: 'Magpies remember faces for years. You have made a friend for life, or a landlord.',
      },
      { author: 14, minutesAfter: 78, content: 'They do recognise individual people. There are studies on it.' },
      { author: 25, minutesAfter: 103, content: 'My uncle told me this also and he has never met a study.' },
      {
        author: 9,
        minutesAfter: 119,
        content: 'Mo, there’s a picture here with no description on it. What am I missing?',
      },
      {
        author: 25,
        minutesAfter: 247,
        content:
          'Sorry, Callum! It is him, on the roof of my taxi, looking like the owner. I will learn where the box is.',
      },
      { author: 6, minutesAfter: 392, content: 'Does the magpie know where the good samosas are?' },
    ],
  },
  {
    key: 'seed-swap',
    author: 20,
    minutesAgo: 39271,
    type: 'question',
    title: 'Does anyone want to post-swap seeds?',
    content: `Peter’s work throws out packets that are past their date by five minutes. We’ve got beetroot, snow peas, sunflower (giant) and something he has labelled GOOD ONE.

Send me a stamped envelope idea that doesn’t involve me licking anything and I’ll do the rest.`,
    tags: ['gardening', 'community'],
    audience: 'members',
    likedBy: [1, 5, 7, 11, 12, 13, 21, 26],
    comments: [
      { author: 26, minutesAfter: 22, content: 'I’ll have GOOD ONE, please, and ask no questions.' },
      {
        author: 12,
        minutesAfter: 134,
        content: 'Borage for the bees? I can send you comb honey, or a jar if the postie’s nervous.',
      },
      { author: 20, minutesAfter: 225, content: 'Borage I’ve got. Honey I want. Deal.' },
      { author: 21, minutesAfter: 362, content: 'GOOD ONE is a pumpkin.' },
      { author: 19, minutesAfter: 371, content: 'You’ve ruined the surprise, Pete.' },
      {
        author: 24,
        minutesAfter: 375,
        content:
          'Please check with your own state’s rules before posting seeds to WA or Tassie, quarantine is no joke. Sorry. Ecologist.',
      },
      {
        author: 20,
        minutesAfter: 521,
        content: 'No sorry needed. SA, NSW and Queensland first, then, and I’ll look it up.',
      },
    ],
  },
  {
    key: 'lorikeets',
    author: 27,
    minutesAgo: 52622,
    type: 'post',
    content: `I watch one tree. It is the tree that the window has.

Today in the tree: eleven lorikeets, all shouting about the same flower. One upside down. One clearly lost and pretending to be local. I have drawn that one.`,
    tags: ['birds', 'drawing', 'pacing'],
    audience: 'everyone',
    likedBy: [1, 5, 6, 7, 13, 17, 19, 21, 22, 23, 26, 28, 29],
    comments: [
      { author: 22, minutesAfter: 26, content: 'I feel seen by the one pretending to be local.' },
      {
        author: 7,
        minutesAfter: 31,
        content:
          'I have one window too, most afternoons. Mine has a chimney and a currawong. We should exchange reports.',
      },
      { author: 27, minutesAfter: 120, content: 'Yes. Weekly. Let us be serious about it.' },
      {
        author: 7,
        minutesAfter: 269,
        content: 'Currawong report no. 1: sat on chimney. Looked at me. Left. Returned with a chip.',
      },
    ],
  },
  {
    key: 'worm-farm',
    author: 30,
    minutesAgo: 62177,
    type: 'post',
    content:
      'Share house update: we got a worm farm because it’s the only pet on the lease. I can look after it sitting down, it doesn’t need walking, and it has never once asked what happened to my legs.',
    tags: ['gardening', 'share-house'],
    audience: 'everyone',
    likedBy: [1, 11, 15, 21, 26, 28],
    comments: [
      { author: 20, minutesAfter: 20, content: 'Don’t give them onion.' },
      { author: 30, minutesAfter: 126, content: 'Gwen, they’ve already had the onion.' },
      { author: 21, minutesAfter: 217, content: 'They will go to the other side. It is OK.' },
    ],
  },
  {
    key: 'goat-therapy',
    author: 3,
    minutesAgo: 71106,
    type: 'post',
    content: `Somebody’s goat walked into the library at story time and stood at the back like a father. Stayed for two books. Left during the craft.

I had turned my aids down for the drumming so I was the last to know.`,
    tags: ['libraries', 'animals', 'humour'],
    audience: 'everyone',
    likedBy: [2, 4, 8, 12, 13, 14, 16, 23, 27],
    comments: [
      { author: 12, minutesAfter: 41, content: 'Left during the craft. As would any man.' },
      { author: 4, minutesAfter: 59, content: 'Did it have a card?' },
      { author: 3, minutesAfter: 67, content: 'It had overdue written all over it.' },
    ],
  },
  {
    key: 'tank-frog',
    author: 26,
    minutesAgo: 84633,
    type: 'post',
    content:
      'Green frog in the toilet again. That’s the fourth. I’ve moved him with the leg, no, not wearing it, holding it, he sat on the foot like he’d ordered a car.',
    tags: ['remote-living', 'animals'],
    audience: 'everyone',
    likedBy: [2, 3, 4, 10, 11, 19, 21, 28],
    comments: [
      { author: 4, minutesAfter: 413, content: 'Five stars, clean vehicle.' },
      { author: 18, minutesAfter: 416, content: 'We get them in the switchboards up here. I knock first.' },
      {
        author: 15,
        minutesAfter: 426,
        content: 'I read this out to my brother and he has asked me to read it again three times.',
      },
    ],
  },
  {
    key: 'bess-goodbye',
    author: 19,
    minutesAgo: 114424,
    type: 'post',
    content: `Bess went on Tuesday, in the sun on the back of the quad, which is where she’d have picked. Sixteen. Isla dug, I sat on the bucket and told her where the roots were.

The ramp’s still there. I’m still using it. I find I say “up you get” out loud.`,
    tags: ['dogs', 'grief', 'farming'],
    audience: 'members',
    feeling: 'sad',
    contentWarning: 'the death of an old dog',
    likedBy: [1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 21, 22, 24, 26, 27, 28],
    comments: [
      {
        author: 9,
        minutesAfter: 4,
        content: 'I’m sorry, Hamish. That’s a good long working life and a good spot for the end of it.',
      },
      { author: 26, minutesAfter: 17, content: 'Ah mate. Keep saying it.' },
      { author: 7, minutesAfter: 34, content: '“Up you get” to yourself is no bad rule either.' },
      { author: 21, minutesAfter: 40, content: 'I am sad about Bess. She was a good dog.' },
      { author: 19, minutesAfter: 117, content: 'She was, Peter. Thank you.' },
    ],
  },
  {
    key: 'sheep-names',
    author: 19,
    minutesAgo: 134992,
    type: 'post',
    content: `Isla has named forty ewes after politicians so that it’s easier to be firm with them.

Old Bess (dog, retired) still gets up on the quad behind me. She can’t jump any more so I built a ramp. Then I looked at the ramp. Then I used the ramp.`,
    tags: ['farming', 'dogs', 'ms'],
    audience: 'everyone',
    feeling: 'amused',
    likedBy: [7, 26],
    comments: [
      { author: 7, minutesAfter: 26, content: 'A great many good ramps were built for dogs.' },
      { author: 1, minutesAfter: 157, content: 'The curb cut effect, but for kelpies.' },
      { author: 26, minutesAfter: 195, content: 'Which politician gives the best wool?' },
      { author: 19, minutesAfter: 198, content: 'I’m a moderate man, Bev. But the one with the fringe.' },
    ],
  },
  {
    key: 'snail-portrait',
    author: 27,
    minutesAgo: 174939,
    type: 'post',
    content: `A commission! Somebody has paid me to draw a snail for a letterhead. A solicitor.

I asked what mood. He said “thorough”.`,
    tags: ['drawing', 'pacing'],
    audience: 'everyone',
    likedBy: [2, 3, 5, 7, 10, 12, 13, 14, 19, 21, 22, 24, 26, 28, 29],
    comments: [
      { author: 10, minutesAfter: 183, content: 'I would brief this solicitor.' },
      {
        author: 13,
        minutesAfter: 406,
        content:
          'Please send the invoice at a snail-appropriate pace, but do send it. Fourteen days. I’ll be checking.',
      },
      { author: 27, minutesAfter: 430, content: 'Sent it. Lay down afterwards.' },
    ],
  },
  {
    key: 'parrot-mimic',
    author: 11,
    minutesAgo: 219377,
    type: 'post',
    content: `The neighbour’s cockatoo has learned to say “Rob, your tablets!” in my voice.

Rob answers it. “Had them, love.” They do this four or five times a day. I’ve been replaced and honestly the bird’s more patient.`,
    tags: ['birds', 'brain-injury', 'carers'],
    audience: 'everyone',
    likedBy: [1, 2, 5, 12, 13, 19, 20, 22, 23, 24, 29],
    comments: [
      { author: 12, minutesAfter: 59, content: 'That bird’s an accessible reminder system. Get it funded.' },
      { author: 20, minutesAfter: 66, content: 'Does it do dinner?' },
      { author: 29, minutesAfter: 125, content: 'I have never wanted to write a quote so much.' },
    ],
  },
  {
    key: 'rose-show',
    author: 26,
    minutesAgo: 247109,
    type: 'post',
    content: `Entered one rose in the show. One. Judge said it had “unusual character”. It had been eaten on one side by a grasshopper so I’d shown it from the other.

Second place. There were two roses.`,
    tags: ['gardening', 'remote-living'],
    audience: 'everyone',
    likedBy: [1, 3, 4, 7, 10, 11, 12, 19, 20, 21, 27, 28],
    comments: [
      { author: 7, minutesAfter: 17, content: 'A podium is a podium.' },
      { author: 19, minutesAfter: 41, content: 'Robbed.' },
      { author: 4, minutesAfter: 54, content: 'Mine would be the grasshopper’s card: “Delicious. Ten out of ten.”' },
    ],
  },
];
