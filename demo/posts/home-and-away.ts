import type { DemoPost } from '../shapes.ts';

export const homeAndAway: DemoPost[] = [
  {
    key: 'welcome-note',
    author: 1,
    minutesAgo: 387,
    type: 'post',
    title: 'Hello from Preston',
    content: `I said I’d stay a week. I’ve now answered eleven questions about chair tyres, been beaten at chess by a man who can’t see the board, and been given a villanelle.

If you’re new: you can start with a bus. Everybody here has a bus.`,
    tags: ['welcome', 'community'],
    audience: 'everyone',
    likedBy: [2, 3, 7, 8, 9, 10, 12, 14, 15, 17, 18, 19, 21, 22, 24, 26, 28, 30],
    comments: [
      { author: 22, minutesAfter: 71, content: 'I am working on the bus. There will be a poem.' },
      { author: 9, minutesAfter: 102, content: 'I’ve a bus. I’ve several. All of them were removals trucks.' },
      { author: 3, minutesAfter: 131, content: 'You’ll find the kettle on and the goat gone.' },
    ],
  },
  {
    key: 'nine-stools',
    author: 18,
    minutesAgo: 2559,
    type: 'post',
    content: `Roll call: Kitchen. Other Kitchen. Bathroom. Bunnies (painted, for the kids). Ladder’s Little Friend. Van. Spare Van. Switchboard. The Good One.

Somebody has been standing on The Good One in boots. I know the tread.`,
    tags: ['home', 'short-stature', 'humour'],
    audience: 'everyone',
    image: {
      drawing: 'step-stools',
      alt: 'Linocut picture of nine step stools of different colours and heights, stacked in piles of three, three and two with one left over. A tool belt hangs on the tallest pile and a ceiling light shines down on them.',
    },
    likedBy: [4, 5, 6, 7, 9, 10, 13, 15, 16, 19, 23, 24, 26, 28, 29],
    comments: [
      { author: 28, minutesAfter: 15, content: 'What makes it the Good One?' },
      {
        author: 18,
        minutesAfter: 156,
        content: 'It doesn’t wobble and it doesn’t squeak and it was my grandfather’s, he sold mangoes off it.',
      },
      { author: 7, minutesAfter: 174, content: 'Dates and provenance on the underside, please, for the archivists.' },
      {
        author: 26,
        minutesAfter: 199,
        content: 'It’s always the one with the flat feet. I had a good crutch like that.',
      },
    ],
  },
  {
    key: 'jetty-morning',
    author: 30,
    minutesAgo: 6754,
    type: 'post',
    content: `Six in the morning, jetty, sticks on the rail, fins on. A bloke fishing asked if I’d be right. I said, “I’m an excellent ex-walker and a very good swimmer.”

He held the ladder steady and didn’t say anything else, which is the correct thing to do at six.`,
    tags: ['sea', 'sticks'],
    audience: 'everyone',
    feeling: 'calm',
    image: {
      drawing: 'jetty-sunrise',
      alt: 'Paper-cut picture of a long wooden jetty running out into still water at sunrise. The sun is a gold half-circle on the horizon, its reflection broken in strips, and two walking sticks lean on the rail beside a pair of fins.',
    },
    likedBy: [1, 2, 4, 5, 6, 7, 8, 10, 11, 17, 22, 24, 27, 28],
    comments: [
      { author: 2, minutesAfter: 12, content: 'Good bloke. What was he catching?' },
      { author: 30, minutesAfter: 20, content: 'Nothing, but he was catching it very well.' },
      { author: 4, minutesAfter: 43, content: 'I’d have kept a coconut fish for you both.' },
      { author: 11, minutesAfter: 222, content: 'Careful of the propellers, from a mum.' },
    ],
  },
  {
    key: 'housing-form',
    author: 10,
    minutesAgo: 12617,
    type: 'post',
    content: `Looking for a flat. The agent’s form has a box for “reason you need ground floor”. I’ve no reason at all. I simply like to bring in a lot of leeks at once.

I’d written it before I knew I was going to. Not one of them has rung back, but I’m very pleased with the form.`,
    tags: ['housing', 'advocacy', 'share-house'],
    audience: 'everyone',
    likedBy: [1, 3, 4, 5, 7, 13, 14, 17, 22, 23, 25, 29, 30],
    comments: [
      { author: 8, minutesAfter: 19, content: 'Neighbour here has a drummer. Ask what’s next door.' },
      { author: 1, minutesAfter: 425, content: 'Ring them with the leek. Hold it up.' },
      {
        author: 13,
        minutesAfter: 435,
        content: 'As a landlord’s bookkeeper, can confirm the forms get read by no one, and the leeks deserve better.',
      },
    ],
  },
  {
    key: 'lease-ramp-letter',
    author: 28,
    minutesAgo: 31323,
    type: 'question',
    title: 'Anyone put in a ramp while renting, and how did you ask?',
    content:
      'Mine’s a rental, one step at the back. The owner’s nice enough, but lives overseas and thinks “modification” means knocking down a wall.',
    tags: ['renting', 'home-modifications', 'ramps'],
    audience: 'everyone',
    acceptedComment: 1,
    likedBy: [1, 6, 10, 13, 17, 18, 23, 24, 29],
    comments: [
      {
        author: 29,
        minutesAfter: 693,
        content:
          'Use the words “no fixing, no drilling, comes away in an hour” and attach a picture, not a specification. Nobody’s frightened of a picture.',
      },
      {
        author: 1,
        minutesAfter: 738,
        content:
          'I wrote it as what I’d leave behind: “At the end I take it with me and you have your step back.” Signed on day two.',
      },
      {
        author: 18,
        minutesAfter: 884,
        content:
          'Rubber one, threshold type, weighs a fair bit but it just sits there. And take a photo of the step before.',
      },
      {
        author: 28,
        minutesAfter: 9533,
        content: 'Owner said yes, in an email with a thumbs up, then asked if his mother could have one.',
      },
    ],
  },
  {
    key: 'sil-roommates',
    author: 16,
    minutesAgo: 42891,
    type: 'post',
    content: `I live with two ladies.
Marg likes the television loud.
Dee likes it off.
I like my bed.
We made a paper.
Television is loud on Tuesday and Thursday.
I sleep at my aunty’s on Thursday.`,
    tags: ['easy-english', 'housing', 'friends'],
    audience: 'members',
    likedBy: [4, 5, 8, 11, 20, 21, 23, 24, 28, 29],
    comments: [
      { author: 21, minutesAfter: 49, content: 'That is a good paper.' },
      {
        author: 20,
        minutesAfter: 538,
        content: 'I’d like to come and see how you did it, I’ve never won an argument about a television.',
      },
      { author: 24, minutesAfter: 661, content: 'Marg, Dee and you should run the negotiations on all of it.' },
    ],
  },
  {
    key: 'ferry-snorkel',
    author: 30,
    minutesAgo: 52966,
    type: 'post',
    content:
      'Snorkel buddy found! Her name’s Jess, she’s a marine tech, she walks like I swim and swims like I walk. We’re each other’s worst and best.',
    tags: ['sea', 'friends', 'snorkelling'],
    audience: 'everyone',
    likedBy: [4, 11, 15, 22, 24, 28],
    comments: [
      { author: 4, minutesAfter: 2, content: 'That’s a whole film.' },
      { author: 24, minutesAfter: 19, content: 'I hope you saw something with a snout.' },
      { author: 30, minutesAfter: 24, content: 'A blind ray. Nearly sat on it. It forgave us.' },
    ],
  },
  {
    key: 'kitchen-bench-drop',
    author: 29,
    minutesAgo: 54412,
    type: 'post',
    content: `Small thing I learned this week from a client: she didn’t want the bench lowered. She wanted the drawer under it to pull out and become the bench.

I’d spent an hour on the bench. She’d been using the drawer for thirty years. I should have asked to watch her make the tea first, and I’ll do so every single time, from now on.`,
    tags: ['home-modifications', 'occupational-therapy', 'kitchen'],
    audience: 'everyone',
    likedBy: [5, 11, 13, 16, 17, 18, 20, 23, 26],
    comments: [
      { author: 20, minutesAfter: 442, content: 'We all use the drawer.' },
      { author: 7, minutesAfter: 461, content: 'Fieldwork before theory. Every time.' },
      { author: 26, minutesAfter: 550, content: 'Ironing board. It goes to any height and it’s got wheels of a sort.' },
      { author: 29, minutesAfter: 635, content: 'Bev, I am writing that down.' },
    ],
  },
  {
    key: 'bus-to-yeppoon',
    author: 11,
    minutesAgo: 64445,
    type: 'post',
    content: `Drove Rob to Yeppoon. He navigated, from memory, using only pubs and one memorable roundabout.

We saw nine pubs and were right every time.`,
    tags: ['travel', 'brain-injury', 'carers'],
    audience: 'everyone',
    likedBy: [2, 5, 7, 8, 12, 14, 20, 29, 30],
    comments: [
      {
        author: 12,
        minutesAfter: 20,
        content: 'This is a superior navigation system and I don’t know why they launched satellites.',
      },
      { author: 7, minutesAfter: 34, content: 'It’s called traverse by known point.' },
      { author: 2, minutesAfter: 42, content: 'Did you stop at any?' },
      { author: 11, minutesAfter: 623, content: 'He’s a slow navigator, Dean. He had to make sure.' },
    ],
  },
  {
    key: 'accessible-room-q',
    author: 9,
    minutesAgo: 77447,
    type: 'question',
    title: 'What do you ask a hotel before you book?',
    content: `I’ve had “accessible” mean a grab rail, a picture of a wheelchair, and once a lighter door. What I’d like to know is where the lifts are and whether the dog gets a bed.

What do you all ask? I’m making one list for everybody.`,
    tags: ['travel', 'accommodation', 'blindness'],
    audience: 'everyone',
    likedBy: [1, 2, 3, 4, 5, 8, 14, 17, 28, 29],
    comments: [
      {
        author: 1,
        minutesAfter: 157,
        content:
          'Door widths of the bedroom AND the bathroom, in centimetres. I ask them to measure while I wait. If they say “it’s standard”, I know they haven’t.',
      },
      {
        author: 8,
        minutesAfter: 663,
        content:
          'Is the fire alarm visual and does the phone tell me? Nobody asks this and it’s the only one that matters at night.',
      },
      {
        author: 5,
        minutesAfter: 700,
        content: 'Which way does the noise come from. And is there a second way out of the breakfast room.',
      },
      {
        author: 17,
        minutesAfter: 719,
        content: 'How many steps from the lift to my door, which hand. If they go and count, I book.',
      },
      {
        author: 4,
        minutesAfter: 743,
        content: 'Whether I can get somebody at three in the morning, by pressing one thing.',
      },
      {
        author: 9,
        minutesAfter: 810,
        content:
          'Seventeen people’s questions, one page. I’ll put it up when I’ve got the dog’s question phrased properly.',
      },
    ],
  },
  {
    key: 'flood-roof',
    author: 26,
    minutesAgo: 90406,
    type: 'post',
    content: `The road went under, then the other road, then the paper arrived by helicopter.

I was four days with the leg up on a chair and Ted’s radio. He came over in his waders with a wheelbarrow for the shopping. He’s seventy-four. He had a very small hat on.

Everyone got through. The roses took it badly. I’m told that’s ordinary.`,
    tags: ['remote-living', 'floods', 'community'],
    audience: 'members',
    contentWarning: 'being stuck in a flood',
    likedBy: [2, 3, 6, 11, 19, 21, 27, 28],
    comments: [
      { author: 28, minutesAfter: 284, content: 'The hat is the detail that makes it.' },
      {
        author: 3,
        minutesAfter: 290,
        content:
          'Glad you’re all right. Ring if there’s anything coming your way from here, we’ve seen it from the other side.',
      },
      { author: 19, minutesAfter: 343, content: 'Good on Ted.' },
    ],
  },
  {
    key: 'darwin-dry',
    author: 18,
    minutesAgo: 110552,
    type: 'post',
    content: `First morning of the dry. Everyone in the street is out on the grass in a jumper, in what you people would call summer.

My kids drew chalk steps on the driveway so I could “walk up to the sky”. I’m not a crier. It’s the pollen.`,
    tags: ['weather', 'darwin', 'family'],
    audience: 'everyone',
    likedBy: [3, 4, 5, 6, 13, 16, 26, 28],
    comments: [
      { author: 4, minutesAfter: 128, content: 'It’s twenty-two here and I’ve found my beanie.' },
      { author: 13, minutesAfter: 134, content: 'The pollen. Yes. Nationwide.' },
      { author: 15, minutesAfter: 153, content: 'My brother wants to know if it goes all the way up.' },
    ],
  },
  {
    key: 'parliament-tour',
    author: 23,
    minutesAgo: 124937,
    type: 'post',
    content: `Took visitors to see question time. The public gallery is lovely. My seat was two metres from everybody else’s, “for the turning circle”.

So I turned. Slowly, all the way round, with my most thoughtful expression. The attendant moved the rope.`,
    tags: ['canberra', 'work', 'aac', 'access'],
    audience: 'members',
    likedBy: [3, 4, 6, 10, 16, 17, 24],
    comments: [
      { author: 7, minutesAfter: 107, content: 'I should like to have been there.' },
      { author: 1, minutesAfter: 110, content: 'A turning circle, used correctly.' },
      { author: 10, minutesAfter: 227, content: 'What did the visitors think?' },
      { author: 23, minutesAfter: 720, content: 'That there is a lot of marble and not many speeches in it.' },
    ],
  },
  {
    key: 'chess-bus-shelter',
    author: 17,
    minutesAgo: 145088,
    type: 'post',
    content: `Travelled alone by train to Melbourne, my first time since the eyes closed altogether. One hour, one change. I had a card: “I am deafblind. Touch my arm. If you like chess, say so on my hand.”

Two people touched my arm. One to show me the door. One to write P-K4. I lost, to a schoolgirl, somewhere after Lara.`,
    tags: ['chess', 'travel', 'deafblind'],
    audience: 'everyone',
    likedBy: [1, 2, 7, 9, 11, 13, 24, 29],
    comments: [
      {
        author: 7,
        minutesAfter: 113,
        content: 'P-K4! A traditionalist. I am delighted. Marek, I’m so pleased you went.',
      },
      { author: 1, minutesAfter: 259, content: 'And you still owe the schoolgirl a rematch.' },
      { author: 17, minutesAfter: 3154, content: 'She wrote, same train, Wednesday.' },
    ],
  },
  {
    key: 'sapporo-snow',
    author: 27,
    minutesAgo: 179678,
    type: 'post',
    content: `My mother has sent me snow. She fills a jar, photographs it, tips it out, and posts me the photograph.

Today it’s on the wall by the window. It’s thirty-one degrees. I have been looking at her fingerprint in the frost for an hour.`,
    tags: ['memory', 'drawing', 'family'],
    audience: 'everyone',
    likedBy: [3, 5, 7],
    comments: [
      { author: 22, minutesAfter: 32, content: 'She posts the photograph. Oh.' },
      {
        author: 5,
        minutesAfter: 719,
        content: 'My mother sends me the lid of her tea tin. I do not know why, and I keep them all.',
      },
      { author: 7, minutesAfter: 850, content: 'Some love is very well packed.' },
    ],
  },
  {
    key: 'new-keys',
    author: 21,
    minutesAgo: 204127,
    type: 'post',
    content: `I have my own key.
It is on a lanyard.
The lanyard is my team’s colours.
Mum has a key too.
She has to knock.
It is in the rules.`,
    tags: ['easy-english', 'housing'],
    audience: 'everyone',
    feeling: 'proud',
    likedBy: [1, 2, 5, 6, 7, 8, 9, 10, 16, 19, 20, 26],
    comments: [
      { author: 20, minutesAfter: 112, content: 'I did knock.' },
      { author: 21, minutesAfter: 376, content: 'You said “knock knock”. That is not the same.' },
      { author: 20, minutesAfter: 387, content: 'It’s a start.' },
      { author: 16, minutesAfter: 428, content: 'I have a key as well. Mine has a bread on it.' },
    ],
  },
  {
    key: 'wheelchair-tyre-q',
    author: 1,
    minutesAgo: 253096,
    type: 'question',
    title: 'Inner tube in the boot: anyone found a rest stop with a decent pump?',
    content: `Long drive coming up. I’ve had two flats this year, both on a Sunday, both in a town with one servo and no air.

What do you carry?`,
    tags: ['wheelchair', 'travel', 'regional'],
    audience: 'everyone',
    acceptedComment: 1,
    likedBy: [7, 13, 16, 18, 19, 22, 24, 28, 29],
    comments: [
      {
        author: 28,
        minutesAfter: 26,
        content: 'Foam-filled. Never looked back. You give up a bit of comfort and get your Sundays.',
      },
      {
        author: 19,
        minutesAfter: 45,
        content:
          'Bike shop in the next town usually, but farmers’ sheds all have a compressor. Knock, wave the tube, they’ll love it.',
      },
      { author: 18, minutesAfter: 60, content: 'I carry a hand pump and a ten-year-old.' },
      {
        author: 1,
        minutesAfter: 17367,
        content: 'Went with the shed. Two kids, one goat, a full pair of tyres, no charge but an apple.',
      },
    ],
  },
];
