import type { DemoPost } from '../shapes.ts';

export const musicAndWords: DemoPost[] = [
  {
    key: 'villanelle-lift',
    author: 22,
    minutesAgo: 544,
    type: 'post',
    title: 'Lift, a villanelle',
    content: `The lift is out. They’re working on the lift.
The sign went up the week the jasmine came.
You learn to read the silence and the drift.

A paper sign’s a hope; the tape, a shift
in tone; but laminate is carved in flame:
the lift is out. They’re working on the lift.

I asked the man. His shrug was slow, a gift
of honesty. He did not know my name.
You learn to read the silence and the drift.

I take the bus, the long way round the rift
between the word “accessible” and claim.
The lift is out. They’re working on the lift.

And when it works one day, all bright and swift,
I will not trust it. Would you do the same?
You learn to read the silence and the drift.

So sing it with me, you who cannot sift
the timetable for somebody to blame:
the lift is out. They’re working on the lift.
You learn to read the silence and the drift.`,
    tags: ['poetry', 'public-transport'],
    audience: 'everyone',
    likedBy: [1, 2, 3, 5, 6, 7, 8, 9, 13, 16, 18, 20, 24, 27, 30],
    comments: [
      {
        author: 7,
        minutesAfter: 15,
        content: 'Thirty years I have waited for a villanelle with a service notice in it. Bravo, and it scans.',
      },
      { author: 1, minutesAfter: 45, content: 'Printing this. In a frame. Next to the sign.' },
      {
        author: 27,
        minutesAfter: 55,
        content: '“Carved in flame” about laminate. I am on the floor (my usual location, but happier).',
      },
      { author: 22, minutesAfter: 486, content: 'Tape it up and I will come and laminate it myself.' },
    ],
  },
  {
    key: 'radio-dedication',
    author: 2,
    minutesAgo: 867,
    type: 'post',
    content: `Setting up Thursday’s show. Theme is songs with a door in them. I’ve got eleven and I need one more that nobody’s sick of.

Dedications in the comments. I read everything out with my nose on the screen, so keep them short or I’ll get make-up on the monitor.`,
    tags: ['radio', 'music'],
    audience: 'everyone',
    likedBy: [3, 4, 9, 11, 12, 13, 15, 17, 20, 22, 26, 27, 30],
    comments: [
      { author: 9, minutesAfter: 324, content: 'For Biscotti, who opens doors with her face.' },
      {
        author: 11,
        minutesAfter: 343,
        content: 'For Rob. Anything with a good low part, he sings bass when he forgets he’s shy.',
      },
      {
        author: 3,
        minutesAfter: 396,
        content: 'For my grannies, something that makes them jump on the couch. I’ll deny asking.',
      },
      { author: 12, minutesAfter: 506, content: '“The Door in the Ditch”. It’s a jig. I may have invented it.' },
      { author: 2, minutesAfter: 566, content: 'Tadhg, I’ve looked, and you have.' },
      { author: 30, minutesAfter: 647, content: 'For the driver on the 7. With harmonica.' },
    ],
  },
  {
    key: 'choir-key-change',
    author: 29,
    minutesAgo: 4825,
    type: 'post',
    content:
      'Our choir’s new piece has a key change that sounds like missing a step in the dark. We have now missed it in four rehearsals. The tenors say it’s us. It is us.',
    tags: ['singing', 'choir'],
    audience: 'everyone',
    likedBy: [1, 9, 10, 11, 12, 13, 16, 23, 26, 30],
    comments: [
      { author: 11, minutesAfter: 13, content: 'It’s always the altos. I say this as one.' },
      {
        author: 9,
        minutesAfter: 102,
        content: 'Sing the new key’s fifth in your head two beats early. Then it’s a kerb and not a hole.',
      },
      { author: 29, minutesAfter: 3009, content: 'Tried it. We fell over the kerb, but TOGETHER.' },
    ],
  },
  {
    key: 'piano-inside-post',
    author: 9,
    minutesAgo: 17649,
    type: 'post',
    content: `A customer asked how I find the pin without seeing it. I said: how do you find your own mouth?

Two hundred and thirty-odd strings, and each one tells you where it lives as soon as you touch it. It’s the customers’ stairs I can’t find.`,
    tags: ['music', 'work', 'blindness'],
    audience: 'everyone',
    image: {
      drawing: 'piano-inside',
      alt: 'Linocut picture looking down into an open upright piano. Rows of cream hammers stand against fans of gold strings, and a tuning lever rests on one pin with a felt wedge between two strings.',
    },
    likedBy: [1, 2, 4, 5, 8, 12, 13, 14, 15, 17, 22, 23, 24, 29],
    comments: [
      {
        author: 29,
        minutesAfter: 4,
        content: 'Would you describe what “in tune” feels like under the hand? I’m an alto, I only know it as relief.',
      },
      {
        author: 9,
        minutesAfter: 14,
        content:
          'The beating slows down. Wow-wow-wow, wow… wow…… and then it stops wowing and the whole lever goes quiet in your palm. Like somebody leaving off arguing.',
      },
      { author: 29, minutesAfter: 128, content: 'Oh, that’s marvellous.' },
      {
        author: 8,
        minutesAfter: 145,
        content: 'This I understand. I feel it with my hand on the wood. Good description, not only for ears.',
      },
      { author: 17, minutesAfter: 292, content: 'Yes! Anjali, put your chin on the lid.' },
    ],
  },
  {
    key: 'hearing-aid-choir',
    author: 3,
    minutesAgo: 24730,
    type: 'post',
    content: `My hearing aids have a music setting. I found it by accident at a funeral and for the first time in years the hymn had a top and a bottom.

I stayed on it all afternoon. Even the sandwiches sounded good.`,
    tags: ['hearing', 'music'],
    audience: 'everyone',
    likedBy: [2, 8, 9, 11, 13, 15, 16, 17, 23],
    comments: [
      { author: 11, minutesAfter: 110, content: 'Lorraine “even the sandwiches” has finished me.' },
      {
        author: 2,
        minutesAfter: 241,
        content: 'There’s a loop in our studio now, come and be a guest. Your own voice in stereo.',
      },
      {
        author: 3,
        minutesAfter: 266,
        content: 'You’ll have to come up and get me. I don’t do planes for less than a wedding.',
      },
    ],
  },
  {
    key: 'band-flashing',
    author: 4,
    minutesAgo: 34201,
    type: 'post',
    content: `Rang the pub before the gig. “Any strobes?” Long pause. “Mate, we’ve got one lamp.”

Best access information I have ever been given. Great gig. Saw every minute of it by the light of that lamp.`,
    tags: ['epilepsy', 'music', 'access', 'live-music'],
    audience: 'everyone',
    feeling: 'happy',
    likedBy: [2, 3, 6, 8, 10, 12, 15, 16, 18, 21, 30],
    comments: [
      { author: 6, minutesAfter: 9, content: 'One Lamp would be a good venue name. I would play One Lamp.' },
      {
        author: 30,
        minutesAfter: 58,
        content: 'Where I study they put “may contain flashing” on every poster including the chess club.',
      },
      { author: 4, minutesAfter: 68, content: 'Depends who’s losing.' },
    ],
  },
  {
    key: 'drum-wall',
    author: 8,
    minutesAgo: 45735,
    type: 'post',
    content: `New flat shares a wall with a drummer. Agent whispered it to the hearing couple before me and they ran away.

I signed the lease in five minutes. Wednesday nights I lean on the wall with a cup of tea. He is improving.`,
    tags: ['deaf', 'music'],
    audience: 'members',
    likedBy: [2, 3, 4, 6, 9, 13, 15, 21, 25, 29],
    comments: [
      {
        author: 6,
        minutesAfter: 18,
        content: 'This is the best real estate story I’ve heard and I read claims for a living.',
      },
      {
        author: 9,
        minutesAfter: 34,
        content: 'Tell him his snare’s loose. I can’t hear it from Fremantle but they always are.',
      },
      {
        author: 8,
        minutesAfter: 2940,
        content: 'I told him! By note under the door. He came to say sorry for the noise. I said please, more.',
      },
    ],
  },
  {
    key: 'poem-waiting-list',
    author: 27,
    minutesAgo: 56943,
    type: 'post',
    content: `Translating a poem where one word means both “to wait” and “to be ripe”.

English makes me choose. I have been lying here choosing for three days. I would like English to wait.`,
    tags: ['poetry', 'translation'],
    audience: 'everyone',
    likedBy: [3, 5, 7, 8, 9, 10, 13, 21, 22, 23, 26, 30],
    comments: [
      { author: 7, minutesAfter: 3, content: '“To keep”? Apples keep. People are kept waiting.' },
      { author: 27, minutesAfter: 103, content: 'Billie. Oh. “Keep.” I have to go and change eleven lines.' },
      {
        author: 22,
        minutesAfter: 117,
        content: 'Watching two people build something across Bass Strait and a window.',
      },
    ],
  },
  {
    key: 'lullaby-question',
    author: 5,
    minutesAgo: 72997,
    type: 'question',
    title: 'Songs for a child who does not like songs to end?',
    content: `Khoa loves a song until it stops, and then it is a betrayal. I have tried humming the last note for a long time. I ran out of breath and he was still betrayed.

Does anyone have one with no ending, or a good trick?`,
    tags: ['parenting', 'autism', 'music'],
    audience: 'everyone',
    acceptedComment: 3,
    likedBy: [1, 9, 12, 15, 24, 25],
    comments: [
      {
        author: 12,
        minutesAfter: 487,
        content:
          'Half the Irish tunes go round and round until somebody dies or the pub shuts. Try a reel, and finish by walking slowly out of the room with it.',
      },
      { author: 24, minutesAfter: 506, content: 'A vacuum cleaner has no last note…' },
      { author: 5, minutesAfter: 511, content: 'He HAS suggested it.' },
      {
        author: 9,
        minutesAfter: 536,
        content:
          'Tell him at the start how many times. “Three times round and then the click.” Then make a real click, same one each time. The click is the ending, so the song doesn’t have to be.',
      },
      {
        author: 5,
        minutesAfter: 7750,
        content: 'The click works! He does the click himself now, on the lamp. Thank you Callum.',
      },
      { author: 9, minutesAfter: 7871, content: 'A fellow technician. Delighted.' },
    ],
  },
  {
    key: 'audio-book-voice',
    author: 2,
    minutesAgo: 80313,
    type: 'post',
    content:
      'Fell asleep during a crime audiobook and woke up in the last chapter with everybody arrested. I now don’t know who did it or what they did, but I’m glad it’s sorted.',
    tags: ['audiobooks', 'low-vision', 'books'],
    audience: 'everyone',
    likedBy: [3, 8, 13, 15, 16, 17, 27, 30],
    comments: [
      {
        author: 3,
        minutesAfter: 22,
        content: 'I can get it you on the library app and you can do chapters three to thirty.',
      },
      {
        author: 17,
        minutesAfter: 25,
        content: 'I fall asleep on my braille display and wake with a paragraph on my cheek.',
      },
      { author: 2, minutesAfter: 32, content: 'Marek, which paragraph?' },
      { author: 17, minutesAfter: 655, content: 'The one about the inheritance.' },
    ],
  },
  {
    key: 'typo-orchestra',
    author: 28,
    minutesAgo: 93703,
    type: 'post',
    content: `Dictated a message to my sister: “Can’t wait for the christening.”

The microphone heard: “Can’t weight for the Christmas ring.”

She’s sent back a photo of a doughnut with tinsel on it. That’s why she’s my sister.`,
    tags: ['voice-control', 'humour'],
    audience: 'everyone',
    likedBy: [1, 6, 9, 13, 14, 16, 17, 18, 19, 21, 23, 24, 27],
    comments: [
      {
        author: 23,
        minutesAfter: 17,
        content: 'My word prediction believes I am always about to say “wheelchair”. I was ordering a pizza.',
      },
      { author: 13, minutesAfter: 25, content: 'With extra wheelchair.' },
      {
        author: 23,
        minutesAfter: 100,
        content: 'It came up with “large wheelchair, thin crust”. I sent it. They rang. I could not explain quickly.',
      },
    ],
  },
  {
    key: 'language-lost-words',
    author: 12,
    minutesAgo: 106751,
    type: 'post',
    content: `Words I lost this week and what I said instead:

stapler: “the bite”
Wednesday: “the hump”
colander: “rain hat”
my own brother-in-law: “yer man with the car”

I am thinking of keeping “rain hat”.`,
    tags: ['brain-injury', 'language', 'storytelling'],
    audience: 'everyone',
    likedBy: [2, 6, 9, 11, 13, 16, 17, 20, 22, 27],
    comments: [
      { author: 27, minutesAfter: 133, content: 'I translate for a living and these are improvements.' },
      { author: 11, minutesAfter: 170, content: 'Rob calls the remote “the captain”. We don’t even notice now.' },
      { author: 16, minutesAfter: 258, content: 'I like the bite.' },
      { author: 22, minutesAfter: 284, content: 'The bite! The hump! You’ve got a whole dictionary coming.' },
    ],
  },
  {
    key: 'church-loud',
    author: 16,
    minutesAgo: 124291,
    type: 'post',
    content: `A man in church said I sing too loud.
My Aunty said “God is not deaf.”
Then she said “And if He was, she would still reach Him.”
I will sing loud.`,
    tags: ['easy-english', 'singing'],
    audience: 'everyone',
    likedBy: [2, 3, 5, 6, 7, 8, 11, 12, 21, 23, 29],
    comments: [
      { author: 8, minutesAfter: 16, content: 'I am Deaf and I say: sing.' },
      { author: 29, minutesAfter: 67, content: 'Come and stand with the altos. We need you for the key change.' },
      { author: 11, minutesAfter: 72, content: 'Your aunty for prime minister.' },
    ],
  },
  {
    key: 'braille-music',
    author: 17,
    minutesAgo: 148693,
    type: 'post',
    content: `My grandson learns accordion. He asked if I can read his music. I said, if someone will make dots of it, yes; I played as a boy.

He glued rice to the page, one grain for each note. It was nearly a waltz. I played it on the table and he said, “Yes, that’s it,” which it was not, but we both had a good afternoon.`,
    tags: ['braille', 'music'],
    audience: 'everyone',
    likedBy: [1, 9],
    comments: [
      { author: 9, minutesAfter: 17, content: 'A grain for each note. I’ve had worse scores from publishers.' },
      { author: 1, minutesAfter: 41, content: 'Nearly a waltz is the title of the memoir.' },
    ],
  },
  {
    key: 'radio-first-night',
    author: 26,
    minutesAgo: 200955,
    type: 'post',
    content: `I’ve started tuning in to Dean’s show over the internet. The neighbours can hear him too, since I’ve got it on the verandah with the volume at shearer.

Old Ted across the road walked over to complain and stayed for the second hour. He brought a chair.`,
    tags: ['radio', 'remote-living'],
    audience: 'everyone',
    likedBy: [2, 3, 7, 10, 11, 14, 20, 28],
    comments: [
      { author: 2, minutesAfter: 324, content: 'You’ve doubled my Longreach audience. Hello Ted.' },
      { author: 26, minutesAfter: 367, content: 'Ted says play something with a mandolin or he’s going home.' },
      { author: 2, minutesAfter: 377, content: 'Done. Nobody goes home.' },
    ],
  },
  {
    key: 'haiku-bandaid',
    author: 22,
    minutesAgo: 264563,
    type: 'post',
    content: `Waiting room fish tank.
One fish keeps bumping the glass.
The form asks for “race”.`,
    tags: ['poetry'],
    audience: 'followers',
    likedBy: [1, 3, 7, 10, 13, 24, 27],
    comments: [
      { author: 10, minutesAfter: 25, content: 'I had to put this down and walk round the table.' },
      { author: 27, minutesAfter: 31, content: 'Seventeen syllables and a whole system.' },
    ],
  },
];
