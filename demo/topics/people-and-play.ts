import type { DemoTopic } from '../shapes.ts';

/** Families, technology, community and free time. */
export const peopleAndPlay: readonly DemoTopic[] = [
  {
    author: 11,
    forum: 7,
    type: 'discussion',
    title: 'Who looks after you on Thursdays?',
    minutesAgo: 15_700,
    content: `Not “do you look after yourself”. I know that leaflet. I mean: is there an hour in your week with somebody else's name on it?

Mine is Thursday. Rob's mate takes him to the shed. I sit in the bus with a book and the doors shut. It is still a bus, but nobody gets on.`,
    tags: ['carers', 'rest'],
    likedBy: [1, 5, 15, 20, 25],
    replies: [
      {
        author: 20,
        minutesAfter: 40,
        content: 'Peter makes tea on Sundays and I am not allowed into the kitchen. That is my hour, with noises.',
      },
      {
        author: 25,
        minutesAfter: 120,
        content: 'Between two jobs I park at the oval and bowl at one stump. It never hits back.',
      },
      { author: 5, minutesAfter: 800, content: 'I do not have one yet. I am reading this with a pen.' },
      { author: 11, minutesAfter: 830, content: 'Write Tuesday, Mai Anh. We will ask you on Wednesday.', to: 3 },
    ],
  },
  {
    author: 15,
    forum: 7,
    type: 'question',
    title: 'How do you say no to your parents about being the backup?',
    minutesAgo: 11_800,
    content: `i love my brother. i also have a game on saturdays. when something falls through at home it is always me and nobody asks

how do i say it so it's about the plan and not about him`,
    tags: ['siblings', 'family'],
    likedBy: [5, 7, 10, 11, 14, 16, 22],
    accepted: 3,
    replies: [
      {
        author: 16,
        minutesAfter: 60,
        content:
          'I am a sister and also the one with the disability. I say to my family: ask me first. I like it when they ask.',
      },
      {
        author: 5,
        minutesAfter: 100,
        content: 'As a mum: tell us on a quiet day, in the car, looking out of the front. We hear better in the car.',
      },
      {
        author: 20,
        minutesAfter: 300,
        content: `Ask who comes second. Not who comes instead of you. “When Saturday falls through, who is after me on the list?” If there is no list, you have found the problem, and it isn't you and it isn't him.

Then write the list together and put it where everybody can see it.`,
      },
      {
        author: 15,
        minutesAfter: 1500,
        content: 'there was no list. there is one now. my uncle is on it. he cried a bit and said finally',
        to: 3,
        quote: 'If there is no list, you have found the problem',
      },
    ],
  },
  {
    author: 3,
    forum: 8,
    type: 'discussion',
    title: 'Websites that got better: name them without the brand',
    minutesAgo: 21_600,
    content: `We all know how to complain. I run the computers at the library and would like to show people a good one for a change.

Say what it does right. Mine: a form that keeps what I typed when I make a mistake. I nearly wrote them a card.`,
    tags: ['websites', 'accessibility'],
    likedBy: [1, 8, 9, 17, 23, 28],
    replies: [
      {
        author: 9,
        minutesAfter: 20,
        content: 'A timetable where the table is a table. I can ask it for the column and it tells me the column.',
      },
      {
        author: 28,
        minutesAfter: 75,
        content: 'Buttons with names that I can say. “Click pay bill.” It clicked pay bill. I sat there for a moment.',
      },
      {
        author: 17,
        minutesAfter: 1400,
        content:
          'One that says on the first line how many pages there are. With braille you want to know how long the road is.',
      },
      { author: 1, minutesAfter: 1450, content: 'I test software, and I am copying all of these onto the wall.' },
    ],
  },
  {
    author: 17,
    forum: 8,
    type: 'question',
    title: 'Braille display and phone do not talk to each other after the update',
    minutesAgo: 3_900,
    content:
      'Since the update they find each other and then forget each other, like two uncles at a wedding. I have turned both off and on. What did you do that helped?',
    tags: ['braille', 'phones', 'deafblind'],
    likedBy: [3, 9, 28],
    replies: [
      {
        author: 9,
        minutesAfter: 50,
        content:
          'Mine needed to be forgotten on both sides first: remove the phone from the display, remove the display from the phone, then start again. In that order.',
      },
      {
        author: 3,
        minutesAfter: 140,
        content:
          'Bring both to the library the next time you are anywhere near Alice, Marek, and I will introduce them properly. Until then, Callum’s way worked for one of our members.',
      },
    ],
  },
  {
    author: 23,
    forum: 8,
    type: 'discussion',
    title: 'My device has an accent and it isn’t mine',
    minutesAgo: 33_100,
    closed: true,
    content:
      'I was offered four voices. One is British, one is American, and two are a man called Bruce. What does yours sound like, and did you get to choose?',
    tags: ['aac', 'voice'],
    likedBy: [1, 6, 8, 12, 22, 27],
    replies: [
      {
        author: 22,
        minutesAfter: 40,
        content: 'I would lend you mine if it were possible. It is going spare most mornings.',
      },
      { author: 12, minutesAfter: 90, content: 'Clare by way of Newcastle is yours if anybody can record it.' },
      {
        author: 23,
        minutesAfter: 150,
        content: 'I would pay to hear my policy briefs in that.',
        to: 2,
        quote: 'Clare by way of Newcastle',
      },
      { author: 6, minutesAfter: 400, content: 'Both Bruces have better timing than me.' },
      {
        author: 22,
        minutesAfter: 20_100,
        content:
          'We have gone a long way from voices, so I am closing this one. The story about the parrot deserves a topic of its own, Noah.',
      },
    ],
  },
  {
    author: 30,
    forum: 9,
    type: 'discussion',
    title: 'First meeting with somebody new: what do you say before, and what can wait?',
    minutesAgo: 18_200,
    content:
      'I like to say the sticks beforehand and leave the rest for when there is cake. A friend says everything at once, like a fire drill. Where is your line?',
    tags: ['dating', 'friendship'],
    likedBy: [4, 6, 10, 13, 21, 22, 24],
    replies: [
      { author: 6, minutesAfter: 30, content: 'I say: “The place needs a flat door and the jokes need patience.”' },
      {
        author: 21,
        minutesAfter: 100,
        content: 'I told Kim everything. She told me everything. Then we went bowling.',
      },
      { author: 30, minutesAfter: 115, content: 'Peter wins.', to: 2, quote: 'Then we went bowling.' },
      {
        author: 24,
        minutesAfter: 300,
        content: 'I send the menu of my sensory needs, and if they reply with theirs, I know.',
      },
    ],
  },
  {
    author: 8,
    forum: 9,
    type: 'discussion',
    title: 'Speaking up at the council: who has done it?',
    minutesAgo: 16_500,
    content:
      'I have three minutes at the next public meeting, about seats and lights at the stop where the children wait. I have an interpreter booked. What do you wish somebody had told you before your three minutes?',
    tags: ['advocacy', 'council', 'deaf'],
    likedBy: [1, 2, 3, 10, 23, 25],
    replies: [
      {
        author: 23,
        minutesAfter: 35,
        content: 'Ask for one thing. They will offer half, and half of one thing is more than a tenth of ten.',
      },
      { author: 2, minutesAfter: 90, content: 'Say the stop by its name. Then it is a place and not an issue.' },
      {
        author: 10,
        minutesAfter: 200,
        content:
          'Give the interpreter your notes the day before, and ask where the two of you will stand. Some rooms put the light behind you.',
      },
      {
        author: 8,
        minutesAfter: 230,
        content: 'The light! I would not have thought of it until I was in it.',
        to: 3,
        quote: 'Some rooms put the light behind you.',
      },
      { author: 25, minutesAfter: 900, content: 'Nadia wants to come. She is nine and has prepared a remark.' },
    ],
  },
  {
    author: 7,
    forum: 10,
    type: 'discussion',
    title: 'A map of benches',
    minutesAgo: 20_900,
    content: `I was a surveyor, and now I need to sit down. It occurs to me that nobody has ever drawn the map that I want: where the next bench is, and whether it has arms.

I have started with New Town. Who will do their street?`,
    tags: ['maps', 'walking', 'parkinsons'],
    likedBy: [1, 9, 13, 14, 19, 24, 26, 27, 30],
    replies: [
      {
        author: 14,
        minutesAfter: 25,
        content: 'I have walked mine with a counter. 11 benches. 4 with arms. 1 faces a wall.',
      },
      { author: 7, minutesAfter: 40, content: 'The wall! Somebody signed for that.', to: 1, quote: '1 faces a wall' },
      { author: 26, minutesAfter: 600, content: 'Longreach: two, and one of them is Gary’s.' },
      {
        author: 9,
        minutesAfter: 700,
        content: 'Please mark which ones are in the shade. It is not a small thing when you find them by touch.',
      },
      {
        author: 24,
        minutesAfter: 1300,
        content: 'I can do the wetlands. The benches there belong to the ibis, but we have an understanding.',
      },
    ],
  },
  {
    author: 26,
    forum: 10,
    type: 'question',
    title: 'Roses in hard water: what do you do?',
    minutesAgo: 2_950,
    content:
      'Bore water, one leg, two roses. The leaves are going yellow between the veins. I am not moving and neither are they.',
    tags: ['gardens', 'roses'],
    likedBy: [7, 12, 20, 21],
    replies: [
      {
        author: 21,
        minutesAfter: 30,
        content:
          'At the nursery we say yellow with green lines is hungry. Ask for the food with iron. Read the label with somebody.',
      },
      {
        author: 12,
        minutesAfter: 75,
        content: 'Rain water for the roses, bore water for the rest, if you have a tank. The bees agree.',
      },
    ],
  },
];
