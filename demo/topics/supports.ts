import type { DemoTopic } from '../shapes.ts';

/** Welcome, plans and equipment. */
export const supports: readonly DemoTopic[] = [
  {
    author: 22,
    forum: 1,
    type: 'discussion',
    title: 'New here? Say hello, one line is enough',
    minutesAgo: 60_480,
    pinned: true,
    content: `Your name, or what you like to be called. Where you are, if you want to say. One thing you could talk about for an hour.

You don't have to say why you are here. Nobody will ask.`,
    tags: ['welcome'],
    likedBy: [1, 2, 5, 8, 9, 13, 16, 21, 24, 27, 30],
    replies: [
      {
        author: 9,
        minutesAfter: 40,
        content: 'Callum, Fremantle. Why your piano goes flat in March and what it is trying to tell you.',
      },
      {
        author: 16,
        minutesAfter: 95,
        content: 'I am Sefina. I live in Mount Druitt. I can talk about bread for two hours.',
      },
      { author: 24, minutesAfter: 120, content: 'Chiara. Moss. I did warn you on my profile.' },
      {
        author: 7,
        minutesAfter: 310,
        content:
          'Billie, New Town. Contour lines. Chiara, does moss prefer one side of a gully, or is that a story for children?',
        to: 3,
        quote: 'Moss.',
      },
      {
        author: 24,
        minutesAfter: 322,
        content:
          'It prefers the wet side. Most gullies have one opinion about which side that is, so the story is nearly true.',
        to: 4,
      },
      {
        author: 12,
        minutesAfter: 1500,
        content: 'Tadhg. Bees. If I introduce myself again next week, be polite about it.',
      },
      {
        author: 8,
        minutesAfter: 1533,
        content: 'Anjali. The offside rule in netball, with diagrams, in three languages.',
      },
      { author: 21, minutesAfter: 2890, content: 'Peter. Tomatoes. Kim says also footy.' },
      {
        author: 26,
        minutesAfter: 4300,
        content: 'Bev from Longreach. The postal service, what it was, and what they have done to it.',
      },
      {
        author: 28,
        minutesAfter: 4320,
        content:
          'Col, Kalgoorlie. Writing software without touching a keyboard. Any odd word in here is the microphone, not me.',
      },
      {
        author: 30,
        minutesAfter: 8700,
        content: 'Ash. Sea urchins. Hello Chiara, we should join our hours together.',
        to: 3,
      },
      { author: 14, minutesAfter: 10_100, content: 'Oscar. Rain, measured. I have a gauge with no missing days.' },
      {
        author: 17,
        minutesAfter: 10_950,
        content: 'Marek, Geelong. Tools. I read slowly with my fingers, so I may answer tomorrow. I will answer.',
      },
      {
        author: 27,
        minutesAfter: 14_400,
        content: 'Yuki. Translation. There is no English word for the thing I want to say, which is my whole job.',
      },
      {
        author: 5,
        minutesAfter: 20_160,
        content: 'Mai Anh, Inala. I came for the plan letters. I can talk about vacuum cleaners, not by choice.',
      },
      {
        author: 1,
        minutesAfter: 20_300,
        content: 'Thea. Trams. Welcome, all of you. Mai Anh, which model are we up to?',
        to: 15,
        quote: 'I can talk about vacuum cleaners, not by choice.',
      },
      { author: 5, minutesAfter: 20_330, content: 'The one with the clear tank. He calls it by its number.', to: 16 },
    ],
  },
  {
    author: 5,
    forum: 2,
    type: 'question',
    title: 'Plan manager has gone quiet. How long is too long?',
    minutesAgo: 10_200,
    content: `Three invoices since last month, two emails, one voicemail. Nothing back. Khoa's speech pathologist has been lovely about it, but she is a small business and it is not fair on her.

Is there a time limit? And who do I tell, without blowing everything up?`,
    tags: ['ndis', 'plan-manager', 'invoices', 'rights'],
    likedBy: [1, 3, 10, 11, 13, 18, 20, 25, 29],
    accepted: 4,
    replies: [
      {
        author: 20,
        minutesAfter: 35,
        content:
          'Mine went quiet for five weeks and then paid everything in one afternoon. Keep copies. I photograph each invoice on the kitchen table.',
      },
      {
        author: 13,
        minutesAfter: 60,
        content:
          'Bookkeeper here. Write down the date each invoice went in and the date each one was paid. A list with dates is very hard to argue with.',
      },
      {
        author: 11,
        minutesAfter: 140,
        content:
          'I ring and ask for the name of whoever I am talking to. Politely. It speeds things up something wonderful.',
      },
      {
        author: 10,
        minutesAfter: 400,
        content: `Look at your service agreement first. Most of them promise to pay within a set number of business days, and that number is your lever.

Write once more, with the dates, and ask for an answer in writing by a day you name.

If it stays quiet after that, you can complain to the NDIS Commission. It is free, and it doesn't end your plan. You can also change plan managers without waiting for a new plan.`,
      },
      {
        author: 5,
        minutesAfter: 460,
        content: 'I found the agreement. It says how many days, on page four, in the smallest letters they own.',
        to: 4,
        quote: 'that number is your lever',
      },
      {
        author: 29,
        minutesAfter: 480,
        content:
          'Speaking as somebody who sends such invoices: please do tell your speech pathologist what you are doing. She can hold her notice if she knows.',
      },
      { author: 5, minutesAfter: 500, content: 'I did. She said thank you for not pretending.', to: 6 },
      { author: 18, minutesAfter: 900, content: 'Naming a day works on plumbers too.' },
      {
        author: 1,
        minutesAfter: 1420,
        content: 'Following this one with interest. Mine pays, but tells nobody that it has.',
      },
      {
        author: 13,
        minutesAfter: 1500,
        content: 'Ask for a statement each month, Thea. They have to have it anyway.',
        to: 9,
        quote: 'Mine pays, but tells nobody that it has.',
      },
      {
        author: 5,
        minutesAfter: 5800,
        content: 'I named Friday. They rang on Thursday. All three are paid! Thank you, everyone.',
      },
      { author: 20, minutesAfter: 5830, content: 'Best thing I have read this week.', to: 11 },
      {
        author: 3,
        minutesAfter: 6100,
        content: "I'm stealing “name a day” for the council and the gutters.",
        to: 11,
        quote: 'I named Friday.',
      },
      {
        author: 10,
        minutesAfter: 6160,
        content: 'Lovely. Ask them to confirm the turnaround in the agreement while they feel guilty.',
        to: 11,
      },
      { author: 5, minutesAfter: 7300, content: 'Done. In writing. In large letters.', to: 14 },
      { author: 25, minutesAfter: 9200, content: 'My wife has printed this and put it on the fridge.' },
    ],
  },
  {
    author: 19,
    forum: 2,
    type: 'question',
    title: 'What do you bring to a plan review besides reports?',
    minutesAgo: 23_500,
    content: `I have the reports. They say what I can't do, in the order of my joints. What they don't say is what a Tuesday looks like.

What did you bring that made somebody look up from the screen?`,
    tags: ['ndis', 'plan-review'],
    likedBy: [1, 6, 10, 12, 29],
    accepted: 2,
    replies: [
      {
        author: 6,
        minutesAfter: 90,
        content: 'A diary of one bad week. One page. I put the boring bits in, because the boring bits are the hours.',
      },
      {
        author: 29,
        minutesAfter: 260,
        content:
          'Photographs of the places where it gets hard: the step, the shelf, the bath. And one line under each about what you do instead now. People who have never been in your kitchen can see it.',
      },
      { author: 19, minutesAfter: 300, content: 'I have a gate that would explain a lot.', to: 2 },
      {
        author: 10,
        minutesAfter: 700,
        content:
          'And bring the goals in your own words. If you do not, somebody else will write them for you, with verbs you would never use.',
      },
    ],
  },
  {
    author: 11,
    forum: 2,
    type: 'discussion',
    title: 'Words in letters that made you laugh or cry',
    minutesAgo: 31_400,
    content: `Ours this week: “informal supports are in place”. That's me. I am the informal supports. I was wearing a tracksuit at the time, so fair enough.

What is in yours?`,
    tags: ['plain-english', 'letters'],
    likedBy: [1, 2, 5, 6, 20, 23, 25, 26],
    replies: [
      {
        author: 23,
        minutesAfter: 30,
        content: '“The participant presents as verbal.” I present as a man with a tablet and several opinions.',
      },
      { author: 20, minutesAfter: 200, content: '“Ageing carer.” I had only popped out for milk.' },
      {
        author: 6,
        minutesAfter: 240,
        content: '“Non-compliant with stretching.” I comply with stretching. Stretching does not comply with me.',
      },
      {
        author: 27,
        minutesAfter: 1600,
        content:
          'As a translator: “as appropriate” appears four times in my letter. It is the sound a sentence makes when it leaves the room.',
      },
    ],
  },
  {
    author: 13,
    forum: 2,
    type: 'question',
    title: 'Does anybody keep receipts on the phone and nowhere else?',
    minutesAgo: 5_100,
    content:
      'I am self-managing a small part and would like to stop owning a shoebox. Is a photo enough, in your experience, and how do you name them?',
    tags: ['ndis', 'self-managing', 'paperwork'],
    likedBy: [10, 18],
    replies: [
      {
        author: 18,
        minutesAfter: 120,
        content:
          'Date first, then who, then what. Year, month, day, so they sort themselves. The shoebox had no search.',
      },
      {
        author: 28,
        minutesAfter: 350,
        content:
          'I dictate the name while I photograph. It once saved a file as “wheel chair cushion no the blue one stop”. I found it straight away.',
      },
    ],
  },
  {
    author: 18,
    forum: 3,
    type: 'discussion',
    title: 'The best thing you ever did to a kitchen',
    minutesAgo: 14_800,
    content: `Not the renovation you would do with a lottery ticket. The one small thing.

Mine: I moved every switch I use to the height of my elbow. It took an afternoon. I am an electrician, so please don't do that part yourselves.`,
    tags: ['kitchen', 'home', 'tips'],
    likedBy: [1, 4, 5, 7, 13, 16, 20, 29],
    replies: [
      {
        author: 4,
        minutesAfter: 20,
        content: 'A kettle that tips on a stand. No lifting, no pouring near my feet on a seizure day.',
      },
      {
        author: 13,
        minutesAfter: 55,
        content: 'Took the doors off the lower cupboards. Ledger the cat has opinions, but I can see every pot.',
      },
      {
        author: 1,
        minutesAfter: 130,
        content: 'A pull-out board under the bench. Chair goes under, board comes out, onions happen.',
      },
      {
        author: 9,
        minutesAfter: 150,
        content:
          'Rubber bands: one on the cumin, two on the coriander. Three is cinnamon, and you only forget that once.',
      },
      { author: 29, minutesAfter: 600, content: 'As an OT I would like to say how much I enjoy reading this.' },
      {
        author: 16,
        minutesAfter: 840,
        content:
          'I put pictures on the drawers. Spoons. Bowls. The big whisk. My brother laughed and now he uses them.',
      },
      {
        author: 18,
        minutesAfter: 860,
        content: 'They all do, Sefina. They just wait until we have gone out.',
        to: 6,
        quote: 'My brother laughed and now he uses them.',
      },
      {
        author: 7,
        minutesAfter: 2000,
        content: 'A damp tea towel under the board. It does not slide, and neither does the soup.',
      },
    ],
  },
  {
    author: 1,
    forum: 3,
    type: 'question',
    title: 'Chair repair while you wait: is there such a thing?',
    minutesAgo: 8_900,
    content:
      'A caster bearing is going. The workshop says leave it for three days. I can leave my car for three days. What do other people do in between?',
    tags: ['wheelchair', 'repairs'],
    likedBy: [6, 12, 28],
    accepted: 2,
    replies: [
      {
        author: 12,
        minutesAfter: 45,
        content:
          'I ask which day they are quiet and book the first hour of it. Half of the three days is your chair waiting in a queue.',
      },
      {
        author: 28,
        minutesAfter: 80,
        content: `Ask for the part number and have the part there before you go. Then it is a job of minutes, and you can sit on the bench and watch.

It works for casters, tyres and armrests. It does not work for anything with a circuit in it.`,
      },
      {
        author: 1,
        minutesAfter: 95,
        content: 'Part ordered. First hour on a quiet day booked. I am bringing cake.',
        to: 2,
        quote: 'have the part there before you go',
      },
      {
        author: 6,
        minutesAfter: 300,
        content: 'I keep the old chair for such days. It pulls to the left, and so do I, so we go straight.',
      },
      { author: 12, minutesAfter: 1000, content: 'Did they do it while you waited?', to: 3 },
      { author: 1, minutesAfter: 6100, content: 'Twenty minutes. The cake took longer.', to: 5 },
    ],
  },
];
