import type { DemoPost } from '../shapes.ts';

export const family: DemoPost[] = [
  {
    key: 'vacuum-show',
    author: 5,
    minutesAgo: 1024,
    type: 'post',
    content: `We took Khoa to the appliance shop as a treat. Ninety minutes. He introduced himself to every vacuum cleaner by its model number. The salesman started out bored and ended up fetching stock from the back so Khoa could meet it.

He is nine and he has a standing appointment on the first Saturday of the month.`,
    tags: ['parenting', 'autism', 'joy'],
    audience: 'everyone',
    likedBy: [1, 9, 11, 15, 18, 20, 24, 25, 27, 28, 29, 30],
    comments: [
      { author: 18, minutesAfter: 91, content: 'A salesman who fetches stock from the back is a keeper.' },
      {
        author: 20,
        minutesAfter: 117,
        content: 'Peter did this with tractors. The dealer still sends a Christmas card.',
      },
      {
        author: 24,
        minutesAfter: 161,
        content: 'I was this child about mops. I turned out to be an ecologist, for balance.',
      },
      { author: 5, minutesAfter: 303, content: 'He would like to know which mops.' },
      { author: 24, minutesAfter: 409, content: 'String, mostly. I had views on wringers.' },
    ],
  },
  {
    key: 'sibling-question',
    author: 15,
    minutesAgo: 4584,
    type: 'question',
    title: 'Other siblings: what do you say when people talk to you instead?',
    content: `At the shops, at the doctor, at the shoe place. “And what size is he?” Liban is nineteen. He’s RIGHT there. He knows his own feet.

I’m sixteen and half the time I just answer because it’s quicker and then I feel gross about it.`,
    tags: ['siblings', 'family', 'advocacy'],
    audience: 'everyone',
    acceptedComment: 1,
    likedBy: [1, 3, 4, 5, 8, 14, 16, 20, 21, 22, 23, 24, 30],
    comments: [
      {
        author: 20,
        minutesAfter: 25,
        content:
          'I’m a mum not a sibling, but I trained myself to look at Peter and wait. It’s awkward for about four seconds. Then they look at him too, because I am.',
      },
      {
        author: 23,
        minutesAfter: 34,
        content:
          'From the other side: look at him, not at them. Please. My sister does it by suddenly being very interested in the ceiling. It works and it is funny.',
      },
      {
        author: 15,
        minutesAfter: 1503,
        content:
          'The ceiling!! Tried it at the shoe place. The guy looked up too. Then Liban said “size twelve” and I nearly died.',
      },
      { author: 21, minutesAfter: 1600, content: 'Tell Liban well done. I am size nine.' },
      {
        author: 3,
        minutesAfter: 1612,
        content:
          'And love, the times you just answered because it was quicker, let those go. You’re allowed to be tired at the shops.',
      },
      { author: 15, minutesAfter: 1635, content: 'Thanks. Kind of needed that one.' },
    ],
  },
  {
    key: 'nadia-swear',
    author: 25,
    minutesAgo: 11902,
    type: 'post',
    content: `Nadia has taught the whole of Year 4 one sign. The teacher thought it was “butterfly”. The teacher has been doing it at assembly.

It is not butterfly. I have had a phone call.`,
    tags: ['auslan', 'parenting', 'humour'],
    audience: 'everyone',
    likedBy: [1, 5, 6, 8, 10, 13, 14, 16, 18, 21, 22, 23, 24, 28],
    comments: [
      { author: 8, minutesAfter: 23, content: 'I am her teacher’s teacher. I saw the video. I had to leave the room.' },
      { author: 6, minutesAfter: 653, content: 'What is it? For research.' },
      {
        author: 25,
        minutesAfter: 790,
        content: 'I drive a taxi, Samir, and I have never had a passenger worth this word.',
      },
      { author: 10, minutesAfter: 1169, content: 'Is she looking for a solicitor in a year or so?' },
    ],
  },
  {
    key: 'hair-night',
    author: 15,
    minutesAgo: 28349,
    type: 'post',
    content:
      'Sunday is hair night. Four kids, one mum, one detangler. Liban can’t stand the brush so he does his own with his fingers while listening to the match, and it takes two hours, and nobody rushes him because he’s the only one who doesn’t scream.',
    tags: ['family', 'siblings', 'sensory'],
    audience: 'followers',
    likedBy: [2, 3, 4, 5, 14, 20, 22, 24, 30],
    comments: [
      { author: 5, minutesAfter: 61, content: 'Fingers and a football match. Genius. I’m borrowing this.' },
      {
        author: 3,
        minutesAfter: 520,
        content: 'Six heads here on a Sunday when the grannies come. I’d never thought of the match.',
      },
      { author: 24, minutesAfter: 611, content: 'I still use my fingers. Brushes are for horses who’ve agreed to it.' },
    ],
  },
  {
    key: 'mum-texts',
    author: 6,
    minutesAgo: 43565,
    type: 'post',
    content: `My mother, on meeting any woman at all: “He is very clever. His legs are like that but he is very clever.”

Mum. Lead with the clever. Drop the legs. It’s a writing note.`,
    tags: ['family', 'humour', 'dating'],
    audience: 'everyone',
    likedBy: [2, 3, 4, 7, 8, 16, 18, 23, 25, 27, 28, 30],
    comments: [
      { author: 10, minutesAfter: 82, content: 'My grandmother: “She has one hand but you should taste the rice.”' },
      { author: 18, minutesAfter: 100, content: 'Mine shows my licence class. As if it’s a dowry.' },
      { author: 23, minutesAfter: 808, content: 'Mine pronounces “policy officer” like “astronaut”.' },
      { author: 6, minutesAfter: 810, content: 'Noah I’d like to swap.' },
    ],
  },
  {
    key: 'school-aide-goodbye',
    author: 5,
    minutesAgo: 50440,
    type: 'post',
    content: `Ms Rao is moving to another school. She told Khoa first, before the parents, with a calendar, and let him cross the days.

Today was the last cross. He gave her his second-best vacuum brochure. She understood exactly what that meant.`,
    tags: ['school', 'autism', 'parenting'],
    audience: 'members',
    likedBy: [],
    comments: [
      { author: 25, minutesAfter: 141, content: 'The second-best! He kept the best because he is not a fool.' },
      { author: 1, minutesAfter: 192, content: 'Telling him first. That’s a professional.' },
      {
        author: 24,
        minutesAfter: 401,
        content: 'The calendar is such a kindness. Thank you, Ms Rao, wherever you’ve gone.',
      },
    ],
  },
  {
    key: 'isla-licence',
    author: 19,
    minutesAgo: 69377,
    type: 'post',
    content: `Isla’s after her learner’s next year. She’s been driving the ute round the paddock since eleven so what she’ll be learning is mostly other people.

She asked whether she could get one with hand controls, “so we can both use it”. I said they cost a bit. She said, “Dad, I’ve priced it.” There was a spreadsheet.`,
    tags: ['family', 'ms', 'driving'],
    audience: 'everyone',
    likedBy: [13],
    comments: [
      { author: 13, minutesAfter: 23, content: 'I would like Isla’s number when she turns eighteen. For employment.' },
      {
        author: 28,
        minutesAfter: 64,
        content: 'Hand controls, good gear. Get the sort that flips out of the way so her feet still work.',
      },
      { author: 19, minutesAfter: 79, content: 'She’d got that in column F.' },
    ],
  },
  {
    key: 'parents-chair',
    author: 1,
    minutesAgo: 87295,
    type: 'post',
    content: `My dad, 78, has spent fifteen years telling people “she’s in a wheelchair” in a hushed voice.

He has just had a hip done and is on my spare for six weeks. Today he rang to tell me the footpath outside the bakery is “a disgrace” and he has “spoken to the council”.

I have never been closer to anyone.`,
    tags: ['family', 'wheelchair', 'humour'],
    audience: 'everyone',
    likedBy: [2, 6, 7, 8, 9, 13, 14, 16, 17, 18, 19, 22, 23, 25, 28],
    comments: [
      { author: 7, minutesAfter: 4, content: 'A convert. Mind you check his tyres.' },
      { author: 2, minutesAfter: 27, content: 'Put him on the radio.' },
      {
        author: 25,
        minutesAfter: 534,
        content: 'He has taken my card and asked me if my ramp is to the standard. Is this him?',
      },
      { author: 1, minutesAfter: 537, content: 'Mo. That’s him. That’s absolutely him.' },
    ],
  },
  {
    key: 'wedding-seat',
    author: 10,
    minutesAgo: 99773,
    type: 'post',
    content:
      'Cousin’s wedding. My uncle in his new power chair, and the hall had put him at a table by the door “for convenience”. My mother moved the table. Not him. The table. With everyone at it. Into the middle of the dance floor.',
    tags: ['family', 'access', 'weddings'],
    audience: 'members',
    likedBy: [1, 3, 11, 13, 14, 16, 21, 25],
    comments: [
      { author: 25, minutesAfter: 8, content: 'I know ten women who are your mother.' },
      { author: 11, minutesAfter: 12, content: 'And did anyone dare dance round it?' },
      { author: 10, minutesAfter: 14, content: 'They danced round it like a bonfire.' },
    ],
  },
  {
    key: 'baby-signs',
    author: 3,
    minutesAgo: 111895,
    type: 'post',
    content:
      'Youngest granny is fourteen months and has three signs: more, dog and finish. She uses finish on me when I sing.',
    tags: ['auslan', 'hearing', 'family'],
    audience: 'everyone',
    likedBy: [2, 4, 6, 8, 9, 16, 19, 22, 24, 26],
    comments: [
      { author: 8, minutesAfter: 348, content: 'Clear language. Good acquisition.' },
      { author: 9, minutesAfter: 384, content: 'Critics get younger every year.' },
      { author: 16, minutesAfter: 403, content: 'My baby niece does “more” with her foot.' },
    ],
  },
  {
    key: 'step-parent',
    author: 18,
    minutesAgo: 131477,
    type: 'post',
    content: `Parent-teacher interviews. Tiny chairs. Every adult in the room folded up like a deckchair, knees round the ears.

For one evening a year the world is built for me and I swan about in it like the Queen.`,
    tags: ['parenting', 'short-stature', 'school'],
    audience: 'everyone',
    likedBy: [5, 29],
    comments: [
      { author: 13, minutesAfter: 51, content: 'Adjusting my crown for you.' },
      { author: 1, minutesAfter: 74, content: 'I bring mine with me. Still looked down on everyone. Glorious.' },
      { author: 29, minutesAfter: 99, content: 'I have assessed those chairs. They are a danger to adults.' },
    ],
  },
  {
    key: 'brother-cricket',
    author: 11,
    minutesAgo: 156507,
    type: 'post',
    content: `Found the notebook from the first year after Rob’s accident. I’d written “he is angry with me again” on forty-one pages.

Today he lost his temper with the can opener, heard himself, put it down and said “That wasn’t about you. That was about beans.”

I’m keeping both books.`,
    tags: ['brain-injury', 'carers', 'marriage'],
    audience: 'followers',
    contentWarning: 'brain injury in the early days, arguing',
    likedBy: [5, 12, 19, 20, 24, 29],
    comments: [
      {
        author: 12,
        minutesAfter: 13,
        content:
          'I was Rob, that first year. My wife kept no notebook but she kept me. Tell him beans is a fine word for it.',
      },
      { author: 20, minutesAfter: 38, content: 'Both books. Yes.' },
      { author: 11, minutesAfter: 60, content: 'He says thank you, Tadhg. He says beans to you too.' },
    ],
  },
  {
    key: 'granddad-braille',
    author: 17,
    minutesAgo: 175790,
    type: 'post',
    content:
      'My granddaughter, seven, learned the braille alphabet from the bottom of a lift panel and a medicine box. She leaves me notes. Yesterday’s said, as far as I can tell, GUINEA PIG 2 FLOOR.',
    tags: ['braille', 'family'],
    audience: 'everyone',
    likedBy: [1, 2, 3, 8, 9, 13, 19, 20, 24, 29],
    comments: [
      { author: 1, minutesAfter: 123, content: 'Is there a guinea pig on floor 2?' },
      { author: 17, minutesAfter: 134, content: 'There is no floor 2. There is, it turns out, a guinea pig.' },
      {
        author: 9,
        minutesAfter: 143,
        content: 'Keep every one of those notes. Mine wrote “Dad smels” on the piano in raised dots of glue.',
      },
    ],
  },
  {
    key: 'peter-moves',
    author: 20,
    minutesAgo: 204510,
    type: 'post',
    title: 'He says I can stay',
    content: `Peter has done a course on living on his own. They covered rent, bins, visitors and what to do if somebody in your house does not follow the rules.

He’s come home and explained the rules. I’m to knock. I’m to put my own cup in the sink. The remote is his after seven. And I can stay, he said, because I was here first.

I’ve run this house forty years. I went and washed my cup.`,
    tags: ['carers', 'housing', 'family'],
    audience: 'everyone',
    likedBy: [1, 5, 6, 7, 8, 9, 11, 12, 13, 16, 17, 18, 21, 22, 29],
    comments: [
      { author: 21, minutesAfter: 17, content: 'You forgot the bin rule.' },
      { author: 20, minutesAfter: 682, content: 'Wednesday. I know.' },
      { author: 11, minutesAfter: 704, content: 'I’m crying into my own unwashed cup.' },
      { author: 7, minutesAfter: 730, content: 'A fair tenancy with clear boundaries. I’ve drawn worse.' },
    ],
  },
  {
    key: 'naming-ceremony',
    author: 16,
    minutesAgo: 242574,
    type: 'post',
    content: `My sister asked me to be godmother.
I said “Can I?”
The priest said “Do you promise?”
I said yes very loud.
Now I am a godmother.
I buy the shoes.`,
    tags: ['easy-english', 'family'],
    audience: 'members',
    likedBy: [3, 5, 10, 11, 13, 20, 21, 23, 29],
    comments: [
      { author: 3, minutesAfter: 9, content: 'Best shoes in Mount Druitt, I reckon.' },
      { author: 20, minutesAfter: 674, content: 'Congratulations, Sefina. Loud is right.' },
      { author: 16, minutesAfter: 745, content: 'They have lights in them.' },
    ],
  },
];
