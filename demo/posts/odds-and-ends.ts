import type { DemoPost } from '../shapes.ts';

export const oddsAndEnds: DemoPost[] = [
  {
    key: 'roast-done',
    author: 21,
    minutesAgo: 90,
    type: 'post',
    content: `I made the roast.
I did all 16 steps.
The skin is crunchy.
Kim had 2 bits.
Mum had 3.
That was goal 3.
Here is a picture. I do not know what to write about it.`,
    tags: ['easy-english', 'cooking', 'goals'],
    audience: 'everyone',
    feeling: 'hungry',
    image: { drawing: 'roast-dinner', alt: null, asksForDescription: true },
    likedBy: [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 16, 17, 19, 20, 22, 23],
    comments: [
      { author: 4, minutesAfter: 5, content: 'PETER. Look at you, chef.' },
      { author: 20, minutesAfter: 11, content: 'It was three and a half.' },
      {
        author: 9,
        minutesAfter: 76,
        content: 'I’d like to know what it looks like when somebody has a minute. I can nearly smell it from here.',
      },
      { author: 5, minutesAfter: 77, content: 'All three goals! Khoa and I are clapping.' },
    ],
  },
  {
    key: 'welcome-jess',
    author: 30,
    minutesAgo: 811,
    type: 'post',
    content:
      'Showed Jess this place. She said “so it’s like a reef”. I said more like a share house. She said “that’s what a reef is”.',
    tags: ['study', 'friends'],
    audience: 'followers',
    likedBy: [2, 10, 11, 14, 24, 27, 28],
    comments: [
      { author: 24, minutesAfter: 13, content: 'Jess is right, ecologically.' },
      { author: 1, minutesAfter: 87, content: 'Who is the worm farm in this picture?' },
      { author: 30, minutesAfter: 95, content: 'You know who. Gerald.' },
    ],
  },
  {
    key: 'roast-steps',
    author: 4,
    minutesAgo: 1264,
    type: 'post',
    title: 'Roast chicken, 1 thing in each step',
    content: `For Peter and Sefina, and anyone.

1. Wash your hands.
2. Turn the oven on. Use the number on the chicken bag.
3. Take the chicken out of the bag.
4. Dry it with paper towel.
5. Put it in the pan.
6. Rub on oil.
7. Put on salt.
8. Wash your hands again.
9. Put the pan in the oven.
10. Set the timer. Use the time on the bag.
11. Sit down. Have a cold drink.
12. The timer rings. Get your oven mitts.
13. Take it out. Put it on a board.
14. Wait 15 minutes. This is the hard one.
15. Check it is cooked all the way in. Ask someone to check with you if you want.
16. Eat.`,
    tags: ['easy-english', 'cooking', 'recipes'],
    audience: 'everyone',
    likedBy: [2, 5, 6, 8, 9, 10, 12, 14, 15, 16, 17, 20, 21, 22, 26, 29, 30],
    comments: [
      { author: 20, minutesAfter: 381, content: 'It says take it out of the bag. Thank you, Danny.' },
      { author: 21, minutesAfter: 402, content: 'I will do it today.' },
      { author: 16, minutesAfter: 453, content: 'Step 11 is my favourite.' },
      {
        author: 29,
        minutesAfter: 563,
        content:
          'Sixteen steps, one thing each, and a rest in the middle. I’ve seen worse from professionals. I’ve WRITTEN worse.',
      },
    ],
  },
  {
    key: 'currawong-2',
    author: 7,
    minutesAgo: 1329,
    type: 'post',
    content:
      'Currawong report no. 2, for Yuki. Sat on chimney. Had a second currawong with it. I believe I have been discussed.',
    tags: ['birds', 'walking'],
    audience: 'everyone',
    likedBy: [22, 27],
    comments: [
      {
        author: 27,
        minutesAfter: 122,
        content: 'Tree report no. 2. The pretender is now fluent. I saw her being asked for directions.',
      },
      { author: 22, minutesAfter: 256, content: 'I’m going to need this as a newsletter.' },
    ],
  },
  {
    key: 'bus-wave',
    author: 15,
    minutesAgo: 1411,
    type: 'post',
    content: `Liban waves at every bus driver. All of them. Today one opened the doors at the lights and called out “Oi, Liban! How’s the jump shot?”

I don’t know how he knows. Liban says they talk.`,
    tags: ['siblings', 'public-transport'],
    audience: 'everyone',
    likedBy: [1, 2, 3, 4, 5, 9, 13, 14, 22, 23, 24, 25, 30],
    comments: [
      { author: 25, minutesAfter: 619, content: 'We do talk. There is a network.' },
      { author: 2, minutesAfter: 637, content: 'That’s the best thing I’ll read all day.' },
      { author: 22, minutesAfter: 657, content: 'Everybody here has a bus, but Liban has ALL of them.' },
    ],
  },
  {
    key: 'quote-nails',
    author: 29,
    minutesAgo: 2693,
    type: 'post',
    content: `Put in a grab rail for a woman of ninety-one. She handed me the screws one by one from her cardigan pocket. Her own screws. “Those ones you’ve brought are rubbish,” she said.

They were. I’ve changed supplier.`,
    tags: ['home-modifications', 'small-business'],
    audience: 'everyone',
    likedBy: [1, 7, 13, 16, 17, 18, 22, 23, 26],
    comments: [
      { author: 26, minutesAfter: 65, content: 'What thread?' },
      { author: 18, minutesAfter: 144, content: 'I’d like to hire her.' },
      { author: 7, minutesAfter: 149, content: 'I should like to BE her. Only eleven years to go.' },
    ],
  },
  {
    key: 'clinic-waltz',
    author: 17,
    minutesAgo: 4131,
    type: 'post',
    content: `The children at Lorraine’s library have written me a letter. Nine children, nine kinds of dots. One has used lentils.

I have replied in beech.`,
    tags: ['braille', 'work', 'woodwork'],
    audience: 'everyone',
    likedBy: [2, 3, 6, 7, 9, 13, 19, 21, 23],
    comments: [
      {
        author: 3,
        minutesAfter: 1489,
        content:
          'Your letter’s in the glass case. There’s a queue to touch it, so we’ve taken it out of the glass case.',
      },
      { author: 17, minutesAfter: 1606, content: 'Correct.' },
    ],
  },
  {
    key: 'honey-post',
    author: 12,
    minutesAgo: 6884,
    type: 'post',
    content: `Honey’s away to Murray Bridge. I packed it on Monday. I packed it again on Tuesday, having no memory of Monday.

Gwen, you’ve two jars coming.`,
    tags: ['bees', 'community'],
    audience: 'everyone',
    likedBy: [2, 4, 5, 7, 8, 9, 17, 20, 22, 29],
    comments: [
      {
        author: 20,
        minutesAfter: 418,
        content: 'I’ve two packets of borage ready, by coincidence. I’d forgotten the first.',
      },
      { author: 12, minutesAfter: 823, content: 'We’re made for each other, commercially.' },
    ],
  },
  {
    key: 'talk-less-nsw',
    author: 2,
    minutesAgo: 7966,
    type: 'question',
    title: 'Radio people and listeners: how do you describe a picture on air?',
    content: `Had a painter in the studio. Lovely yarn, and at the end she held her painting up. To the microphone. We all admired it in silence.

How do you get somebody to describe their own work without sounding like a catalogue?`,
    tags: ['low-vision', 'radio', 'image-description'],
    audience: 'everyone',
    acceptedComment: 0,
    likedBy: [3, 4, 9, 12, 13, 17, 20, 27],
    comments: [
      {
        author: 9,
        minutesAfter: 275,
        content:
          'Ask them what they’d miss if it was stolen. They never say “the composition”. They say “the bit of red”.',
      },
      {
        author: 27,
        minutesAfter: 298,
        content: 'Ask where your eye would go to sleep. That’s how I find the quiet part.',
      },
      {
        author: 2,
        minutesAfter: 4627,
        content: 'Tried Callum’s. She said “the dog. Nobody sees the dog.” Best minute of radio all year.',
      },
    ],
  },
  {
    key: 'dinner-oneway',
    author: 6,
    minutesAgo: 9406,
    type: 'post',
    content: `Ordered a decaf by accident again. He didn’t catch it, so he nodded. I saw the nod. I know that nod.

I’ve had four decafs this week. I’ve never slept better. I resent it.`,
    tags: ['speech', 'humour', 'work'],
    audience: 'everyone',
    likedBy: [2, 4, 5, 8, 9, 16, 18, 21, 23, 25, 30],
    comments: [
      { author: 23, minutesAfter: 15, content: 'I can lend you Boat Man.' },
      { author: 8, minutesAfter: 38, content: 'Point and smile. I told you all.' },
      {
        author: 1,
        minutesAfter: 60,
        content: 'Put it on the phone in big letters: REGULAR. THE STRONG ONE. I HAVE A JOB.',
      },
    ],
  },
  {
    key: 'new-hearing-battery',
    author: 3,
    minutesAgo: 11166,
    type: 'post',
    content: `Dropped a hearing aid battery in the beanbags at story time. Eleven kids on their hands and knees for twenty minutes. Found: the battery, a tooth, three dollars and a lizard.

The tooth’s been claimed. The lizard’s reading.`,
    tags: ['hearing', 'humour'],
    audience: 'members',
    likedBy: [4, 8, 17, 23, 26, 27],
    comments: [
      { author: 26, minutesAfter: 150, content: 'Whose tooth?' },
      { author: 3, minutesAfter: 155, content: 'Its owner would like to remain anonymous and has been paid.' },
    ],
  },
  {
    key: 'share-alt-text',
    author: 9,
    minutesAgo: 20930,
    type: 'post',
    title: 'How I like a picture described',
    content: `Nobody asked, but somebody’s about to.

- Tell me what it IS first. “Photo of a dog on a jetty.” Then I can settle.
- Then the thing you’d point at if I were next to you.
- You can stop there! One good sentence beats a paragraph.
- If it’s funny, be funny.
- You needn’t start with “image of”. My reader’s already said so.
- If you can’t do it today, tick the box and let someone else. Nobody here minds. Somebody likes doing it.`,
    tags: ['image-description', 'blindness', 'tips'],
    audience: 'everyone',
    likedBy: [1, 2, 4, 8, 11, 12, 13, 15, 17, 22, 23, 25, 27, 28, 29],
    comments: [
      { author: 27, minutesAfter: 15, content: 'I am somebody. I like doing it.' },
      { author: 17, minutesAfter: 113, content: 'I add: words in the picture, please write them too.' },
      { author: 2, minutesAfter: 125, content: 'And the mood. If it’s a sad dog on the jetty I need warning.' },
      {
        author: 12,
        minutesAfter: 131,
        content: 'The box is a kindness. I’ve used it twice, and it’s more than I can say for the dictionary.',
      },
    ],
  },
  {
    key: 'podium-borrow',
    author: 18,
    minutesAgo: 26656,
    type: 'post',
    content: `Job sheet: “Customer says lights flicker when neighbour boils kettle.”

I’ve been in the trade eighteen years. It was the neighbour’s switchboard. It was also the neighbour’s frog.`,
    tags: ['trades', 'humour', 'home'],
    audience: 'everyone',
    likedBy: [5, 6, 10, 13, 14, 23, 24, 26, 28],
    comments: [
      { author: 26, minutesAfter: 14, content: 'I told you. They get about.' },
      { author: 28, minutesAfter: 36, content: 'Did you knock first?' },
      { author: 18, minutesAfter: 41, content: 'I always knock.' },
    ],
  },
  {
    key: 'rain-swap',
    author: 14,
    minutesAgo: 32411,
    type: 'question',
    title: 'Who else keeps a rain gauge?',
    content:
      'I’d like to compare one month. I only need the daily number, the town and what time you read it. I read mine at nine.',
    tags: ['weather', 'data'],
    audience: 'everyone',
    acceptedComment: 2,
    likedBy: [13, 24],
    comments: [
      { author: 19, minutesAfter: 431, content: 'Orange, nine o’clock, if the dog lets me. I’ll send you the book.' },
      {
        author: 26,
        minutesAfter: 435,
        content:
          'Longreach. Mine is a jam jar with lines on, and the lines are in points. My father’s. Would you convert?',
      },
      {
        author: 24,
        minutesAfter: 509,
        content:
          'Dickson and two park stations. Spreadsheet attached by message, with notes on the week the possum drank it.',
      },
      {
        author: 14,
        minutesAfter: 519,
        content:
          'Yes to all. One point is about a quarter of a millimetre, I will convert it. I accept the possum week with a flag.',
      },
      { author: 7, minutesAfter: 543, content: 'Now there is a proper network.' },
    ],
  },
];
