import type { DemoPost } from '../shapes.ts';

export const tech: DemoPost[] = [
  {
    key: 'device-accent',
    author: 23,
    minutesAgo: 1237,
    type: 'post',
    content: `Software update. My device has a new voice option called “Natural Male 4, Australian”.

He sounds like he is about to sell me a boat.

I have kept my old voice. We have been through a lot. He has never once said “no worries” without being told to.`,
    tags: ['aac', 'humour', 'assistive-technology'],
    audience: 'everyone',
    likedBy: [1, 3, 4, 6, 8, 9, 10, 12, 13, 16, 17, 18, 24, 25, 28, 29],
    comments: [
      { author: 28, minutesAfter: 154, content: 'Could you borrow Boat Man for ringing up the phone company?' },
      {
        author: 23,
        minutesAfter: 162,
        content: '“G’day, I am calling about my bill.” It’s too powerful. I hung up on myself.',
      },
      { author: 6, minutesAfter: 302, content: 'Let me have Boat Man for one set. One.' },
      {
        author: 9,
        minutesAfter: 317,
        content: 'I know that voice. He reads my bank balance. He’s delighted about it.',
      },
    ],
  },
  {
    key: 'dictation-tips',
    author: 28,
    minutesAgo: 4671,
    type: 'post',
    title: 'What six years of voice control taught me',
    content: `For anyone starting out. Works for me, may not for you.

1. Buy the microphone before you buy the faster computer.
2. Train it in the room you’ll use it in, with the fridge on.
3. Speak in whole phrases. It’s worse at single words than at sentences, same as people.
4. Make your own command for everything you say ten times a day. Mine for “scroll down and read that” is “righto”.
5. Have a word that turns it OFF, and make it one that never comes up. Mine was “pineapple” until my sister visited with a pizza.
6. Swear at it all you like but not while it’s listening. It learns.`,
    tags: ['voice-control', 'assistive-technology', 'tips'],
    audience: 'everyone',
    editedMinutesAfter: 180,
    likedBy: [1, 5, 6, 8, 9, 10, 13, 14, 17, 19, 22, 23, 27],
    comments: [
      {
        author: 1,
        minutesAfter: 24,
        content:
          'I’m adding number 2 to my training notes with your name on it. Everyone trains it in silence and then wonders.',
      },
      { author: 19, minutesAfter: 42, content: 'Would it cope on a quad bike?' },
      {
        author: 28,
        minutesAfter: 73,
        content:
          'With a headset and a windsock on the mike, better than you’d think. Not the dog, though. It types the dog.',
      },
      { author: 19, minutesAfter: 481, content: 'What’s Bess’s replacement going to come out as?' },
      { author: 28, minutesAfter: 492, content: '“Roof. Roof. Rough.” Like a builder’s quote.' },
      { author: 27, minutesAfter: 504, content: 'I dictate lying on my side. Should I train it lying on my side?' },
      { author: 28, minutesAfter: 590, content: 'Yes! Voice changes. I had to retrain after they changed my cushion.' },
    ],
  },
  {
    key: 'board-pictures',
    author: 16,
    minutesAgo: 9174,
    type: 'post',
    content: `My little cousin does not talk.
She has a board with pictures.
She points and we say it.
I am making one for the bakery.
It has bread on it and “thank you” and “too hot”.`,
    tags: ['aac', 'easy-english', 'family'],
    audience: 'everyone',
    image: {
      drawing: 'communication-board',
      alt: 'Paper-cut picture of a communication board with twelve tiles in three rows. The tiles show simple symbols: a cup, an apple, an ear, a house, a sun, a hand, a heart, a music note, a bed, a drop of water, a question mark and a door. A finger-sized gold dot sits on the music note.',
    },
    likedBy: [3, 4, 5, 6, 8, 11, 21, 23, 24, 29],
    comments: [
      { author: 23, minutesAfter: 12, content: 'Put “wait, I am not finished” on it. Big. In the middle.' },
      { author: 16, minutesAfter: 20, content: 'Good idea. I will draw a hand.' },
      {
        author: 29,
        minutesAfter: 60,
        content: 'And a “something else” tile, so she’s never stuck with only our ideas.',
      },
      {
        author: 5,
        minutesAfter: 73,
        content: 'Sefina, when you’ve done it would you share it? Khoa would order so many rolls.',
      },
    ],
  },
  {
    key: 'captions-wrong-lift',
    author: 8,
    minutesAgo: 14678,
    type: 'post',
    content: `First open-captioned session at our cinema. Not the little device in a cup holder that dies at the good part. ON THE SCREEN.

Two hundred people and I heard nothing and understood everything. At the end an old couple behind me asked the manager if they could all be like this. They were hearing. They said they finally knew what the villain wanted.`,
    tags: ['captions', 'deaf', 'cinema'],
    audience: 'everyone',
    feeling: 'happy',
    image: {
      drawing: 'captioned-cinema',
      alt: 'Linocut picture of a cinema seen from the back row. A big pale screen shows a person in a boat with two lines of caption blocks beneath. Rows of round-topped seats curve below, and one gold aisle light glows.',
    },
    likedBy: [1, 2, 3, 4, 6, 7, 9, 11, 13, 14, 17, 21, 23, 25],
    comments: [
      {
        author: 3,
        minutesAfter: 21,
        content: 'That’s me and half my bowls club. Everyone “not deaf”, everyone reading.',
      },
      { author: 25, minutesAfter: 28, content: 'Which day? Nadia has never laughed at the same time as the room.' },
      {
        author: 8,
        minutesAfter: 34,
        content: 'Sundays at two, and I’m going to keep asking till it is every day. Bring her. Sit near us.',
      },
      {
        author: 25,
        minutesAfter: 8675,
        content: 'We came. She laughed at the same time as the room. I did not watch the film much.',
      },
      { author: 1, minutesAfter: 8694, content: 'Mo. I’m at work. I can’t be this.' },
    ],
  },
  {
    key: 'screenreader-shop',
    author: 9,
    minutesAgo: 23305,
    type: 'post',
    content: `Online shop, according to my screen reader: “Button. Button. Button. Graphic. Clickable. Button. Sale. Button.”

I pressed the third button on principle. I now own a paddling pool.`,
    tags: ['blindness', 'software', 'online-shopping'],
    audience: 'everyone',
    likedBy: [1, 2, 4, 5, 6, 8, 12, 15, 21, 23, 27, 28],
    comments: [
      { author: 1, minutesAfter: 62, content: 'Please send me the address. Filing it tonight. The bug, not the pool.' },
      { author: 2, minutesAfter: 71, content: 'Had the same with pants. Mystery pants. They fitted.' },
      {
        author: 9,
        minutesAfter: 107,
        content: 'The pool’s for Biscotti. She has been in it since noon. Best bug I’ve ever found.',
      },
    ],
  },
  {
    key: 'phone-zoom-menu',
    author: 2,
    minutesAgo: 30495,
    type: 'post',
    content:
      'For the menu on the wall behind the counter, the one in chalk, in cursive, in the dark: I take a photo and zoom. The staff think I’m an influencer.',
    tags: ['low-vision', 'tips', 'assistive-technology'],
    audience: 'everyone',
    likedBy: [1, 3, 8, 9, 10, 13, 17, 28, 30],
    comments: [
      { author: 8, minutesAfter: 24, content: 'I do it for the specials they shout.' },
      { author: 13, minutesAfter: 34, content: 'Chalk cursive. There should be a fine.' },
      { author: 9, minutesAfter: 168, content: 'I ask “what’s good” and eat what comes. I’ve had tripe twice.' },
    ],
  },
  {
    key: 'hearing-loop-question',
    author: 3,
    minutesAgo: 37692,
    type: 'question',
    title: 'How do you find out if the loop is really switched on?',
    content: `Half the places with the ear sign have the loop in a cupboard, or switched off to save something. By the time I find out, the show’s started.

Is there a way to know before I’m in the seat?`,
    tags: ['hearing', 'access', 'tips'],
    audience: 'everyone',
    acceptedComment: 1,
    likedBy: [1, 2, 4, 8, 16, 17, 19, 29],
    comments: [
      {
        author: 8,
        minutesAfter: 101,
        content: 'Friends of mine ring and ask for “the person who last tested it”. The silence tells you.',
      },
      {
        author: 29,
        minutesAfter: 803,
        content:
          'Get there ten minutes early, flip your aids to the loop program and walk to your seat. You’ll usually hear a hum or the background music change. If it’s dead, ask for the duty manager before the lights go. There is very often just a switch.',
      },
      {
        author: 17,
        minutesAfter: 816,
        content:
          'I have made a small light that shines when a loop is on. It is a coil and one lamp. I will send you a drawing, the children at your library can make it.',
      },
      {
        author: 3,
        minutesAfter: 13802,
        content:
          'Marek, we made it! Nine kids, nine lights. They went round the whole town. Four loops on, eleven asleep.',
      },
      { author: 17, minutesAfter: 13804, content: 'Eleven asleep. Good. Now wake them up.' },
    ],
  },
  {
    key: 'old-keyboard',
    author: 7,
    minutesAgo: 52100,
    type: 'post',
    content: `My great-niece found a setting that ignores a key if I lean on it or strike it twice. My name is no longer Billllie.

I do rather miss her.`,
    tags: ['assistive-technology', 'parkinsons', 'tips'],
    audience: 'everyone',
    likedBy: [1, 3, 13, 14, 17, 22, 28, 29],
    comments: [
      { author: 28, minutesAfter: 54, content: 'What’s it called?' },
      {
        author: 7,
        minutesAfter: 720,
        content:
          '“Filter keys”, I believe, or “slow keys”. Somewhere among the accessibility things. Ask a young person and have cake ready.',
      },
      { author: 1, minutesAfter: 746, content: 'I ask for cake in reverse order, as payment. It’s a business model.' },
    ],
  },
  {
    key: 'braille-mug',
    author: 17,
    minutesAgo: 63654,
    type: 'post',
    content: `I bought a mug with braille on it from a souvenir shop. It says, in braille: “BRAILLE MUG”.

It is very hot when you read it.`,
    tags: ['braille', 'humour', 'woodwork'],
    audience: 'everyone',
    likedBy: [1, 13],
    comments: [
      { author: 9, minutesAfter: 16, content: 'I have one that says ¾ of a word. The handle’s through the rest.' },
      { author: 1, minutesAfter: 49, content: 'Tested by nobody, sold to everyone.' },
      { author: 13, minutesAfter: 74, content: 'Wait, is it dishwasher safe, or does it wash the words off?' },
      { author: 17, minutesAfter: 28920, content: 'It went to “BRAILE MU”. I am fond of it now.' },
    ],
  },
  {
    key: 'watch-seizure',
    author: 4,
    minutesAgo: 78020,
    type: 'post',
    content: `Had a seizure at the markets. My watch told my sister, my sister told the stallholder, and the stallholder, a legend, put her own jumper under my head and stood between me and the phones.

Someone was filming. She told them she’d start filming THEM, and what would they like their caption to be.

She sells mangoes. I’m buying mangoes from her until I die.`,
    tags: ['epilepsy', 'privacy', 'technology'],
    audience: 'members',
    contentWarning: 'seizures and being filmed by strangers',
    likedBy: [6, 10, 18, 21],
    comments: [
      { author: 18, minutesAfter: 48, content: 'Rapid Creek? Nightcliff? I want to buy mangoes too.' },
      {
        author: 4,
        minutesAfter: 109,
        content:
          'Wrong end of the country, mate, Cairns. Down the back row, by the bananas. Tell her the coconut fish bloke.',
      },
      {
        author: 10,
        minutesAfter: 123,
        content: '“What would you like your caption to be” is a legal argument and I’m keeping it.',
      },
      { author: 26, minutesAfter: 125, content: 'Good woman. Glad she was there.' },
    ],
  },
  {
    key: 'captcha-rage',
    author: 9,
    minutesAgo: 90981,
    type: 'post',
    content: `“Prove you are not a robot. Select all the traffic lights.”

I’m blind. The robot would be better at this. #LetMeIn`,
    tags: ['blindness', 'software', 'humour'],
    audience: 'everyone',
    likedBy: [1, 2, 4, 5, 6, 8, 12, 14, 16, 17, 23, 28, 29],
    comments: [
      { author: 28, minutesAfter: 486, content: 'My robot can’t do it either and I’ve asked it nicely.' },
      {
        author: 1,
        minutesAfter: 498,
        content: 'There are other ways. I’ve spent half my career writing the sentence “there are other ways”.',
      },
      { author: 23, minutesAfter: 502, content: 'I tick “I am not a robot” using a robot. I feel we both know.' },
      {
        author: 14,
        minutesAfter: 517,
        content: 'Humans are worse than robots at these now, statistically. I read a paper.',
      },
    ],
  },
  {
    key: 'auslan-lights',
    author: 8,
    minutesAgo: 109727,
    type: 'post',
    content:
      'If you put an Auslan video on your website: light on the FACE, plain wall, hands inside the picture. I have watched an entire health announcement signed by a shadow with no elbows.',
    tags: ['auslan', 'video', 'tips'],
    audience: 'everyone',
    likedBy: [2, 6, 10, 13, 15, 16, 21, 25],
    comments: [
      { author: 25, minutesAfter: 118, content: 'Nadia calls them “ghost news”.' },
      {
        author: 2,
        minutesAfter: 140,
        content:
          'Interesting: for me it’s the same. Light on the face, plain wall. I can’t sign but I can tell a person from a curtain.',
      },
      {
        author: 8,
        minutesAfter: 156,
        content: 'We should make one poster for all of us. One wall, one lamp, many customers.',
      },
    ],
  },
  {
    key: 'tab-count',
    author: 24,
    minutesAgo: 127778,
    type: 'post',
    content: `My computer has restarted to update. All forty-one tabs gone.

I feel… free? I feel like a field. I’ll report back when I remember what any of them were.`,
    tags: ['adhd', 'tools', 'humour'],
    audience: 'everyone',
    likedBy: [1, 5, 6, 7, 9, 14, 15, 22, 23, 28],
    comments: [
      { author: 22, minutesAfter: 9, content: 'Did any of them have music in them?' },
      { author: 24, minutesAfter: 28, content: 'ONE DID. It had been playing since February. It’s quiet.' },
      { author: 1, minutesAfter: 43, content: 'Go to history, it’s all there.' },
      { author: 24, minutesAfter: 65, content: 'No. The field is nice.' },
    ],
  },
  {
    key: 'eye-gaze-sun',
    author: 23,
    minutesAgo: 147555,
    type: 'post',
    content: `Eye gaze does not work in sunlight. So all my best conversations are under trees, in cafés facing the wrong way, or with someone holding an umbrella and trying not to drip on the joke.

My friends are very good at umbrella now. They should be listed in the credits.`,
    tags: ['aac', 'eye-gaze', 'outdoors'],
    audience: 'everyone',
    likedBy: [3, 6, 9, 11, 13, 14, 17, 28, 29],
    comments: [
      {
        author: 28,
        minutesAfter: 660,
        content: 'Have you tried a low hood over the screen? We cut ours from a car windscreen shade.',
      },
      { author: 23, minutesAfter: 666, content: 'I have. It makes me look like a photographer in 1890. I love it.' },
      { author: 6, minutesAfter: 682, content: 'Please hold still, madam.' },
    ],
  },
  {
    key: 'printer-peace',
    author: 13,
    minutesAgo: 169074,
    type: 'post',
    content:
      'The printer has decided that every document is A5 from now on. I have tried reason, and resetting. The cat sat on it and it printed seventeen copies of a payslip, all A4, all beautiful.',
    tags: ['assistive-technology', 'work', 'humour'],
    audience: 'everyone',
    feeling: 'frustrated',
    likedBy: [1, 6, 14, 17, 18, 23, 28, 29],
    comments: [
      { author: 1, minutesAfter: 14, content: 'There’s your workaround. Document it.' },
      { author: 13, minutesAfter: 24, content: 'Step 1: acquire cat.' },
    ],
  },
  {
    key: 'talking-thermometer',
    author: 2,
    minutesAgo: 189641,
    type: 'post',
    content:
      'Mum’s Christmas present to me: a thermometer that talks. It shouts, actually. It yelled “SEVENTY-FOUR DEGREES” across the whole barbecue. The chicken was done and so was the conversation.',
    tags: ['low-vision', 'cooking', 'radio'],
    audience: 'members',
    likedBy: [1, 4, 11, 12, 17, 26],
    comments: [
      { author: 4, minutesAfter: 16, content: 'Where was this when I was in the canteen? I’d have had it on speaker.' },
      { author: 17, minutesAfter: 34, content: 'I have one that clicks. Yours has more style.' },
    ],
  },
];
