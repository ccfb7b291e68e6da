import type { DemoPost } from '../shapes.ts';

export const gettingAround: DemoPost[] = [
  {
    key: 'ramp-choir',
    author: 1,
    minutesAgo: 329,
    type: 'post',
    content: `The bus ramp would not fold back in. The driver pressed the button, got out, looked at it, got in, pressed the button.

By the fourth press the whole bus was counting down with her. “Three, two, one…” Nothing. A man in a high-vis vest gave it one polite tap with his boot and up it went, and we all cheered like we had launched something.

I was eleven minutes late and I would take that bus again. #PublicTransport`,
    tags: ['public-transport', 'small-wins'],
    audience: 'everyone',
    feeling: 'amused',
    likedBy: [6, 7, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 22, 23, 24, 29, 30],
    comments: [
      { author: 6, minutesAfter: 1, content: 'In Bankstown we would have had a committee by press two.' },
      { author: 1, minutesAfter: 29, content: 'There was a committee. I was the chair. I am always the chair.' },
      {
        author: 23,
        minutesAfter: 74,
        content: 'I was going to make that joke. It takes me four minutes to type. Respect.',
      },
      {
        author: 9,
        minutesAfter: 76,
        content:
          'Biscotti once barked at exactly the moment a ramp came unstuck and has believed ever since that she has powers.',
      },
      {
        author: 7,
        minutesAfter: 291,
        content: 'We used to fix theodolites with the same tap. Engineering is universal.',
      },
    ],
  },
  {
    key: 'lift-laminated',
    author: 22,
    minutesAgo: 1626,
    type: 'post',
    content: `The station lift sign has been laminated.

That is how I know. A paper sign is hope. Tape is a promise. But laminate, laminate means somebody at a desk put their feet up and accepted it.`,
    tags: ['public-transport', 'access', 'poetry'],
    audience: 'everyone',
    likedBy: [1, 3, 5, 6, 7, 9, 10, 12, 13, 18, 21, 24, 27, 29],
    comments: [
      { author: 1, minutesAfter: 346, content: 'I have seen one with a frame.' },
      { author: 22, minutesAfter: 489, content: 'Please. I have to sleep.' },
      { author: 13, minutesAfter: 511, content: 'My landlord’s “temporary” sign has its own light.' },
      { author: 7, minutesAfter: 962, content: '“Tape is a promise” is the first line of something. Keep going.' },
      {
        author: 22,
        minutesAfter: 969,
        content:
          'Started it on the back of the ticket. It may be a villanelle. The lift does keep coming back around to the same line.',
      },
    ],
  },
  {
    key: 'kneeling-bus',
    author: 30,
    minutesAgo: 3243,
    type: 'post',
    content: `Bus driver, to the whole bus: “Wait for the kid with the sticks, she’s nearly here.”

I’m 24 and not a she, but he knelt the bus without being asked and he did say “nearly”, which was generous, because I was at the roundabout.`,
    tags: ['public-transport', 'sticks', 'regional'],
    audience: 'everyone',
    likedBy: [2, 6, 9, 15, 21, 22, 24, 27],
    comments: [
      { author: 15, minutesAfter: 140, content: 'Nearly is a lovely lie.' },
      { author: 2, minutesAfter: 197, content: 'A driver who waits gets a song. What’s the route, I’ll dedicate one.' },
      { author: 30, minutesAfter: 882, content: 'The 7. He looks like a man who likes harmonica.' },
    ],
  },
  {
    key: 'tram-sheet',
    author: 1,
    minutesAgo: 6328,
    type: 'post',
    title: 'Which stops on my tram line have a level platform: I went and looked',
    content: `Over three Sundays I rode my line end to end and got off at every stop I could. Where I could not get off, that was the finding.

What I wrote down at each one:

- Is there a raised platform at all?
- Is the gap smaller than my front castor?
- Is there a kerb ramp on the same side of the road, or do I get a platform and a moat?
- Is there a seat with arms, for the person with me?
- Could I read the timetable sitting down?

The map uses one wheelchair symbol for all of that. I have ended up with five columns and a lot of opinions. Two stops marked as accessible fail on the moat. One that is not marked at all is fine, because somebody once rebuilt the footpath for a chemist.

I am happy to share the sheet with anybody who will fix the second half of the line. Bring a thermos.`,
    tags: ['public-transport', 'melbourne', 'access', 'data'],
    audience: 'everyone',
    image: {
      drawing: 'low-floor-tram',
      alt: 'Paper-cut picture of a low-floor tram in cream and green at a raised platform. Its double doors are open, a gold wedge of light falls across the level step, and the overhead wire makes a V above the roof.',
    },
    editedMinutesAfter: 95,
    likedBy: [2, 3, 4, 6, 7, 9, 12, 13, 14, 15, 16, 17, 18, 22, 23, 24, 28, 29, 30],
    comments: [
      {
        author: 14,
        minutesAfter: 680,
        content: 'I would like the sheet. Are the columns consistent or did you change the definitions on day two?',
      },
      {
        author: 1,
        minutesAfter: 703,
        content: 'Changed “gap” on day two. Went back and did day one again. I am not an animal.',
      },
      { author: 14, minutesAfter: 730, content: 'Thank you.' },
      {
        author: 9,
        minutesAfter: 737,
        content:
          'Could you add a column for whether the stop name is announced before the doors open, rather than after? I collect those.',
      },
      { author: 1, minutesAfter: 755, content: 'Added. “Announced: before, after, opera.” One driver sings it.' },
      {
        author: 29,
        minutesAfter: 777,
        content: 'May I print this for the wall at work? People ask me about your line every week.',
      },
      {
        author: 1,
        minutesAfter: 1234,
        content: 'Yes. With the date on it in big letters, because it will be wrong by the time the glue dries.',
      },
      { author: 22, minutesAfter: 1243, content: 'A platform and a moat. I am stealing this.' },
    ],
  },
  {
    key: 'which-bus-braille',
    author: 9,
    minutesAgo: 16945,
    type: 'question',
    title: 'How do other blind people know which bus has pulled up?',
    content: `Three routes share my stop. The app says mine is here. The app also said mine was here when it was a removals truck.

My current system is to step to the door and ask “Is this the 106?” and half the time the answer is a nod. What do you do?`,
    tags: ['public-transport', 'blindness'],
    audience: 'everyone',
    acceptedComment: 0,
    likedBy: [1],
    comments: [
      { author: 2, minutesAfter: 23, content: 'Same as you but I ask “What number are you?” You can’t nod a number.' },
      {
        author: 17,
        minutesAfter: 60,
        content:
          'I hold a card with the number in very large print, black on yellow. The driver sees it, stops, taps my arm. My sister made four; I have lost three.',
      },
      { author: 9, minutesAfter: 256, content: '“You can’t nod a number” has changed my week. Trying it from now on.' },
      { author: 1, minutesAfter: 289, content: 'Testers call that an open question. I approve.' },
      {
        author: 9,
        minutesAfter: 3201,
        content: 'Reporting back: four for four, and one driver said “Mate, I’m a 98 and proud of it.”',
      },
    ],
  },
  {
    key: 'taxi-dad-ramps',
    author: 25,
    minutesAgo: 28099,
    type: 'post',
    content: `Question I am asked by other drivers: “Is the wheelchair job not a lot of trouble?”

I tell them it takes me six minutes to do the ramp and the straps properly. Some of them take six minutes to choose a radio station.

Passengers, if I am doing your straps wrong please say it. You know your chair. I know only the road and where the good samosas are.`,
    tags: ['taxi', 'access', 'work'],
    audience: 'everyone',
    likedBy: [1, 4, 5, 6, 9, 10, 12, 13, 16, 23, 24, 28],
    comments: [
      { author: 28, minutesAfter: 22, content: 'The number of drivers who strap the armrest, Mo. The ARMREST.' },
      { author: 25, minutesAfter: 29, content: 'I have seen it. I have corrected it. It was my cousin.' },
      { author: 6, minutesAfter: 36, content: 'Where are the good samosas?' },
      { author: 25, minutesAfter: 51, content: 'This information is for passengers.' },
      { author: 1, minutesAfter: 177, content: 'Booking a trip from Preston to Lakemba.' },
    ],
  },
  {
    key: 'hobart-hills',
    author: 7,
    minutesAgo: 38471,
    type: 'post',
    content: `Surveyors have a word for a street like mine. I may not write it here, as I moderate the place.

It rises one in six. Going up is honest work. Coming down, my feet get ideas of their own, so I have taken to zigzagging like a yacht. A young man asked if I had lost something. “Height,” I said.`,
    tags: ['hobart', 'walking', 'parkinsons'],
    audience: 'members',
    likedBy: [1, 12, 13, 14, 17, 21, 22, 24, 29],
    comments: [
      { author: 24, minutesAfter: 70, content: 'One in six! I’d have to rope up.' },
      { author: 12, minutesAfter: 165, content: 'I’d pay good money for a chart of Billie tacking down the hill.' },
      { author: 7, minutesAfter: 219, content: 'Drawn it. 1:500, with soundings.' },
    ],
  },
  {
    key: 'wa-distance',
    author: 28,
    minutesAgo: 47712,
    type: 'post',
    content: `Things people in cities say to me: “Is there an accessible one a bit further on?”

A bit further on is Norseman. It is two hours. I am glad there is a loo there though. #ThinMarkets`,
    tags: ['regional', 'travel', 'kalgoorlie'],
    audience: 'everyone',
    likedBy: [3, 6, 8, 9, 11, 13, 14, 15, 17, 18, 19, 23, 26],
    comments: [
      {
        author: 26,
        minutesAfter: 113,
        content: 'From here a bit further on is Winton and they are very proud of theirs.',
      },
      { author: 19, minutesAfter: 138, content: 'We’re spoilt, it’s only forty minutes to the next broken one.' },
      { author: 3, minutesAfter: 150, content: 'Out this way it’s the roadhouse or the great outdoors.' },
      {
        author: 28,
        minutesAfter: 155,
        content: 'Bev, is Winton’s on the level? If so I’m only twenty-three hundred kilometres off popping in.',
      },
      { author: 26, minutesAfter: 159, content: 'It is. I’ll put the kettle on.' },
    ],
  },
  {
    key: 'train-spotting-quiet',
    author: 14,
    minutesAgo: 54894,
    type: 'post',
    content: `There are no passenger trains in Tasmania. I have written to four ministers about it. Three replied. One sent a photo of himself with a model train, which was not what I asked for, but it was a good model.

On the mainland I rode eleven trains in six days. The quiet carriage was the best room I have ever been in.`,
    tags: ['trains', 'sensory', 'autism'],
    audience: 'everyone',
    likedBy: [1, 5, 7, 8, 9, 11, 13, 22, 24, 26],
    comments: [
      {
        author: 1,
        minutesAfter: 12,
        content: 'Which minister do we write to about making everything a quiet carriage?',
      },
      { author: 14, minutesAfter: 46, content: 'I have a list of addresses. I can format it.' },
      { author: 24, minutesAfter: 91, content: 'I would vote for the quiet carriage. As a party.' },
      {
        author: 7,
        minutesAfter: 105,
        content:
          'There were passenger trains when I was a girl, Oscar. I surveyed part of a line the year they stopped them. I shall dig out the field book.',
      },
      { author: 14, minutesAfter: 130, content: 'Please could you photograph every page.' },
    ],
  },
  {
    key: 'ferry-gap',
    author: 13,
    minutesAgo: 68683,
    type: 'post',
    content: `Small thing, large effect: the ferry has a handrail at the height of my hip, not my shoulder. I did not brace once. I arrived with the same amount of arm I left with.

Whoever chose that rail, I would like to do your books for free.`,
    tags: ['perth', 'public-transport', 'chronic-pain'],
    audience: 'members',
    likedBy: [5, 6, 9, 18, 27, 28, 29],
    comments: [
      {
        author: 29,
        minutesAfter: 578,
        content: 'I am forwarding this to every builder I know, with the last line underlined.',
      },
      {
        author: 18,
        minutesAfter: 683,
        content: 'Rails at hip height! Some of us would call that “head height”, but go on.',
      },
      { author: 13, minutesAfter: 837, content: 'Rosa I’d like the record to show I snorted tea.' },
    ],
  },
  {
    key: 'airport-chair',
    author: 23,
    minutesAgo: 90967,
    type: 'post',
    title: 'Things said to me at an airport, in order',
    content: `1. “Can he walk a little bit?” (to my bag)
2. “Does it come off?” (about my speech device)
3. “Wow, is that the new tablet?”
4. “Sir, is this battery… you?”
5. “Enjoy your flight!” (to my bag)

I typed “We both will, thank you.” The bag is considering a complaint.`,
    tags: ['travel', 'aac', 'humour'],
    audience: 'everyone',
    likedBy: [1, 2, 3, 6, 8, 9, 10, 11, 12, 14, 16, 17, 21, 22, 24, 28, 29, 30],
    comments: [
      {
        author: 6,
        minutesAfter: 690,
        content: 'Number four is a philosophical question and they should not be asking it before coffee.',
      },
      { author: 1, minutesAfter: 800, content: 'I have also been the bag’s companion. We are in a support group.' },
      { author: 28, minutesAfter: 808, content: 'They asked me to step through the scanner. I said after you.' },
      {
        author: 8,
        minutesAfter: 812,
        content: 'They see my hands moving and bring me a wheelchair. Every time. I now use it. Free ride to gate.',
      },
      { author: 23, minutesAfter: 915, content: 'Anjali you have won.' },
    ],
  },
  {
    key: 'crossing-sound',
    author: 2,
    minutesAgo: 102488,
    type: 'post',
    content: `They have turned down the crossing beeper outside the post office because a neighbour complained about the noise.

I’d like it noted that the neighbour’s leaf blower comes through loud and clear.`,
    tags: ['low-vision', 'crossings', 'sound'],
    audience: 'everyone',
    likedBy: [3, 4, 5, 8, 9, 13, 15, 16, 17, 23, 26, 27],
    comments: [
      { author: 9, minutesAfter: 111, content: 'Leaf blowers are our snow. They cover everything.' },
      {
        author: 17,
        minutesAfter: 121,
        content:
          'The button vibrates on the underside, at some crossings. Have you found the little arrow beneath it? Nobody ever tells people.',
      },
      {
        author: 2,
        minutesAfter: 149,
        content: 'I have lived here thirty years and did not know there was an arrow. Marek, mate.',
      },
      { author: 17, minutesAfter: 161, content: 'Now you know it. Tell one person more.' },
      { author: 16, minutesAfter: 213, content: 'I did not know. I will feel for it.' },
    ],
  },
  {
    key: 'companion-card-bus',
    author: 11,
    minutesAgo: 121196,
    type: 'post',
    content: `First time on the light rail with Rob’s Companion Card. I had rehearsed a little speech for the inspector.

He looked at it, said “Ta love,” and moved on.

I gave the speech to Rob instead. He said it was very good.`,
    tags: ['companion-card', 'carers', 'public-transport'],
    audience: 'members',
    likedBy: [5, 10, 12, 13, 14, 19, 20, 21],
    comments: [
      { author: 20, minutesAfter: 90, content: 'I have three of those speeches saved up. I practise in the car.' },
      { author: 12, minutesAfter: 97, content: 'Rob sounds like a gentleman of taste.' },
      { author: 11, minutesAfter: 100, content: 'Rob says he’d have let me off with a warning.' },
    ],
  },
  {
    key: 'night-bus-poem',
    author: 22,
    minutesAgo: 151436,
    type: 'post',
    content: `Last bus, Prospect Road.
The driver turns the inside lights
down to aquarium.
Six of us, facing forward, slow,
each with a small lit phone
like something we evolved for the depth.`,
    tags: ['poetry', 'public-transport'],
    audience: 'everyone',
    likedBy: [1, 3, 4, 7, 10, 12, 13, 14, 20, 21, 24, 25, 27],
    comments: [
      { author: 7, minutesAfter: 3, content: '“Down to aquarium.” Yes. That is exactly how it is done.' },
      { author: 27, minutesAfter: 28, content: 'I would like to draw this one. May I?' },
      { author: 22, minutesAfter: 549, content: 'Yuki, you may have all six passengers.' },
      { author: 27, minutesAfter: 626, content: 'It will take me three weeks. There will be a snail at the back.' },
    ],
  },
  {
    key: 'dropped-kerb-map',
    author: 24,
    minutesAgo: 184810,
    type: 'post',
    content: `Canberra has very good paths and then, at the end of each very good path, a kerb. As though somebody laid a red carpet up to a wall.

I counted them on my lunch walks for a month, because counting is how I relax. Sent the map to the council with a nice letter. They have fixed two.

Two!`,
    tags: ['mapping', 'access', 'canberra'],
    audience: 'everyone',
    likedBy: [1, 3, 5, 7, 8, 13, 17, 21, 22],
    comments: [
      { author: 1, minutesAfter: 30, content: 'Two is how it starts. That’s a patch release.' },
      { author: 7, minutesAfter: 32, content: 'What projection did you use?' },
      { author: 24, minutesAfter: 184, content: 'Billie, I had to go and check and now I’m ashamed.' },
      { author: 7, minutesAfter: 204, content: 'We have all been there, dear.' },
    ],
  },
  {
    key: 'coach-three-days',
    author: 26,
    minutesAgo: 239827,
    type: 'post',
    content: `Went to Brisbane for my leg fitting. Coach to Rockhampton, train down, same again home. Four days travel for forty minutes with a man and an Allen key.

I’m not whingeing, the man was good and the scenery is free. But if one more person says “couldn’t they do it on a video call”, I’ll post them the leg.`,
    tags: ['remote-living', 'travel', 'prosthetics'],
    audience: 'everyone',
    likedBy: [2, 3, 5, 7, 10, 11, 19, 20, 27, 28],
    comments: [
      { author: 28, minutesAfter: 3, content: 'Same trip, other direction, for a cushion.' },
      { author: 3, minutesAfter: 12, content: 'We need a travelling Allen key. Like the library truck.' },
      { author: 26, minutesAfter: 126, content: 'Lorraine, you have just invented a government program.' },
      { author: 27, minutesAfter: 170, content: 'I would watch the scenery on a video call. Fair swap.' },
    ],
  },
];
