import type { DemoPost } from '../shapes.ts';

export const carersRest: DemoPost[] = [
  {
    key: 'hour-off',
    author: 11,
    minutesAgo: 665,
    type: 'post',
    content: `Had a whole hour. Nobody in it but me.

I sat in the car at the beach with the window down and ate a meat pie with both hands. Didn’t look at the phone. Well, once, and it was a picture of Rob and his mate Dave holding up a fish that was clearly bait.`,
    tags: ['carers', 'rest'],
    audience: 'members',
    feeling: 'rested',
    likedBy: [20, 30],
    comments: [
      { author: 20, minutesAfter: 150, content: 'Both hands! The luxury.' },
      { author: 2, minutesAfter: 160, content: 'That’s not bait, that’s a whiting with low expectations.' },
      {
        author: 5,
        minutesAfter: 177,
        content: 'I had eleven minutes in the bank queue this week. It was lovely. I let someone go ahead of me.',
      },
    ],
  },
  {
    key: 'learn-sit',
    author: 20,
    minutesAgo: 6147,
    type: 'post',
    content: `The worker arrives at one. For the first four weeks I cleaned before she came, made lunch for her, and then hid in the laundry so as not to be in the way.

Now I sew. With the door shut. I’ve a sign on it Peter made: MUM IS SOWING.

I might be both.`,
    tags: ['carers', 'rest', 'sewing'],
    audience: 'everyone',
    image: {
      drawing: 'sewing-table',
      alt: 'Linocut picture of an old black sewing machine on a wooden table by a window. Reels of thread stand in a row on the sill, a length of spotted cloth spills over the edge and a tape measure curls like a snail.',
    },
    likedBy: [2, 3, 5, 7, 11, 12, 13, 15, 16, 21, 24, 27, 29],
    comments: [
      { author: 5, minutesAfter: 149, content: 'MUM IS SOWING is a perfect sign.' },
      { author: 21, minutesAfter: 722, content: 'I know how to spell it. It was a joke.' },
      { author: 20, minutesAfter: 829, content: 'Was it?' },
      { author: 21, minutesAfter: 981, content: 'No.' },
      {
        author: 13,
        minutesAfter: 1078,
        content: 'Do you use the magnets in the cuffs as well? My fingers would send flowers.',
      },
      { author: 20, minutesAfter: 1228, content: 'Cuffs, collars and one pair of trousers I’ll not discuss.' },
    ],
  },
  {
    key: 'respite-word',
    author: 11,
    minutesAgo: 17434,
    type: 'question',
    title: 'What do you call it instead of “respite”?',
    content: `I hate the word. It sounds like something a doctor scrapes off. Rob hates it more, because he’s the thing I’m having it from.

What does your house say?`,
    tags: ['carers', 'rest', 'words'],
    audience: 'members',
    acceptedComment: 2,
    likedBy: [5, 6, 8, 12, 13, 14, 19, 20, 24, 29, 30],
    comments: [
      { author: 20, minutesAfter: 3, content: '“Peter’s weekend.” He packs. I’m told what time to be home.' },
      { author: 19, minutesAfter: 118, content: 'We say “Dad’s gone to agistment.”' },
      {
        author: 5,
        minutesAfter: 162,
        content:
          'My sister says “the tide”. It goes out, it comes back, nobody’s fault. So: “Khoa’s at Auntie’s, the tide’s out.”',
      },
      { author: 11, minutesAfter: 181, content: 'The tide! We live three streets from it. Rob says yes to the tide.' },
      { author: 12, minutesAfter: 233, content: 'Agistment will live in my head forever, though.' },
    ],
  },
  {
    key: 'carer-not-saint',
    author: 25,
    minutesAgo: 32528,
    type: 'post',
    content: `A passenger said to me, “Your daughter chose you because God knew you were strong.”

I said, “Sir, she chose the back seat because it has the charger.”`,
    tags: ['carers', 'parenting', 'words'],
    audience: 'everyone',
    likedBy: [1, 2, 5, 8, 10, 14, 16, 19, 20, 21, 23, 30],
    comments: [
      { author: 8, minutesAfter: 24, content: 'Ha! I will sign this one to everyone.' },
      { author: 5, minutesAfter: 34, content: 'I get “special mum”. I am a tired mum with a good highlighter.' },
      { author: 16, minutesAfter: 73, content: 'God knows. God is not deaf. (That is from my Aunty.)' },
    ],
  },
  {
    key: 'night-shift-log',
    author: 20,
    minutesAgo: 42058,
    type: 'post',
    content: `Half past two, kettle on. Peter’s fine, it was a possum. I’m fine, it was still a possum.

Anyone else up? I’ll not be offended if this is answered at breakfast.`,
    tags: ['carers', 'sleep'],
    audience: 'members',
    feeling: 'tired',
    likedBy: [11, 13, 21, 22, 26, 27, 29],
    comments: [
      { author: 26, minutesAfter: 123, content: 'Up. Phantom foot. It’s itchy in a boot I gave away in 2014.' },
      { author: 27, minutesAfter: 269, content: 'I am always up. This is the good hour. The tree has a possum too.' },
      { author: 16, minutesAfter: 298, content: 'I am at work! Making rolls!' },
      { author: 20, minutesAfter: 322, content: 'Well, that’s a whole party. Possum sends regards.' },
    ],
  },
  {
    key: 'young-carer-form',
    author: 15,
    minutesAgo: 58085,
    type: 'post',
    content: `The school form asks “Do you have caring responsibilities? Please describe.”

I don’t know how to describe it. We’re brother and sister. I make his lunch on Thursdays and he tells me when I’m being dramatic. Which of those is the caring?`,
    tags: ['siblings', 'young-carers', 'school'],
    audience: 'members',
    likedBy: [1, 3, 4, 5, 14, 20, 22, 30],
    comments: [
      { author: 20, minutesAfter: 30, content: 'Both, I’d say.' },
      { author: 22, minutesAfter: 36, content: 'Write exactly that. Word for word.' },
      { author: 15, minutesAfter: 53, content: 'I did. Ms Petrou put a tick and a laughing face.' },
      {
        author: 1,
        minutesAfter: 440,
        content:
          'And if Thursdays ever get heavy, there are people whose job is that. You don’t have to wait till it’s terrible to ask.',
      },
    ],
  },
  {
    key: 'carer-birthday',
    author: 12,
    minutesAgo: 73797,
    type: 'post',
    content: `My wife’s birthday. I forgot it for three years running after the accident, on account of not having a working calendar in my head.

This year: an alarm seven days out, an alarm three days out, an alarm on the day, and a honey cake hidden in hive box four where she’d never look.

I forgot which box. The bees had a lovely day. We found it at teatime.`,
    tags: ['carers', 'marriage', 'brain-injury'],
    audience: 'everyone',
    likedBy: [4, 5, 9, 11, 16, 17, 21, 22, 23, 30],
    comments: [
      { author: 4, minutesAfter: 97, content: 'Was the cake all right?' },
      { author: 12, minutesAfter: 197, content: 'Improved.' },
      {
        author: 11,
        minutesAfter: 256,
        content: 'I’m reading this one out at the carers’ group and nobody will get through it.',
      },
    ],
  },
  {
    key: 'guilt-drawer',
    author: 5,
    minutesAgo: 92533,
    type: 'post',
    content: `Some days I do the count of who has had me. Khoa had me. Work had me. My mother had me by phone. The plan had me for two hours on hold.

I would like to be had by a bath.

I’m all right. I have told my sister. I’m saying it here as well because saying it once never seems to be enough.`,
    tags: ['carers', 'autism', 'honesty'],
    audience: 'followers',
    contentWarning: 'carer guilt, being very tired',
    likedBy: [11, 20, 25],
    comments: [
      { author: 20, minutesAfter: 140, content: 'It isn’t. Say it as often as you like. Run the bath first.' },
      { author: 11, minutesAfter: 241, content: 'I’ll come on the phone and be bored at you while you’re in it.' },
      {
        author: 25,
        minutesAfter: 252,
        content: 'Brother-to-sister: turn the phone off. I will answer any emergency vacuum questions.',
      },
      { author: 5, minutesAfter: 273, content: 'He has eleven. Thank you, all of you.' },
    ],
  },
  {
    key: 'swap-care',
    author: 19,
    minutesAgo: 112882,
    type: 'post',
    content: `We talk about carers like it’s one way. My wife did her knee. For three weeks I did the lunches, from the stool, at the speed of a man wading through custard, and she had to lie there and not help.

She says it was the worst part of the knee.`,
    tags: ['ms', 'family', 'rest'],
    audience: 'members',
    likedBy: [2, 7, 11, 13, 16, 27, 28],
    comments: [
      { author: 11, minutesAfter: 8, content: 'The not helping! I’d have to be sedated.' },
      {
        author: 7,
        minutesAfter: 60,
        content: 'Frank once made me a sandwich that took so long the bread had a view. I ate all of it.',
      },
      { author: 27, minutesAfter: 85, content: 'Speed of custard is a respectable speed.' },
    ],
  },
  {
    key: 'carers-choir-bus',
    author: 11,
    minutesAgo: 137683,
    type: 'post',
    content: `Drove the choir to Toowoomba in my own school bus. Eighteen adults, seat belts checked, one of them asked if we were nearly there before we’d left the car park.

It was Rob.`,
    tags: ['choir', 'carers', 'travel'],
    audience: 'everyone',
    likedBy: [2, 5, 7, 8, 14, 19, 20, 24, 29],
    comments: [
      { author: 29, minutesAfter: 18, content: 'Did you do the key change on the range?' },
      { author: 11, minutesAfter: 51, content: 'We did the key change, the descant and a police caution for waving.' },
    ],
  },
  {
    key: 'mum-not-nurse',
    author: 10,
    minutesAgo: 159291,
    type: 'post',
    content: `My mother has stopped cutting up my mango. No announcement. She just put it down whole, with a spoon, and watched me the way you watch the moon landing.

I made a terrible mess. It was the best mango of my life.`,
    tags: ['family', 'independence'],
    audience: 'members',
    likedBy: [1, 3, 5, 16, 22, 26, 29],
    comments: [
      { author: 26, minutesAfter: 146, content: 'Over the sink, elbows out, no witnesses.' },
      { author: 5, minutesAfter: 152, content: 'She’ll have wanted to. I know how hard she sat on her hands.' },
      { author: 10, minutesAfter: 302, content: 'She told me. She said, “I sat on them both.”' },
    ],
  },
  {
    key: 'quiet-hotel',
    author: 5,
    minutesAgo: 180267,
    type: 'post',
    content: `Hotel asked if there was anything they should know. I wrote: “Our son likes to see the vacuum cleaner. He finds lobbies loud.”

They’d put a chair in a corner away from the fountain, with a blanket. And at ten in the morning housekeeping knocked and asked whether sir would care to inspect the equipment.`,
    tags: ['travel', 'autism', 'carers', 'sensory'],
    audience: 'members',
    image: {
      drawing: 'quiet-corner',
      alt: 'Paper-cut picture of a quiet corner: a round armchair under a hanging lamp, a pair of big headphones over its arm, a folded blanket and a small rug. The wall behind is plain deep green.',
    },
    likedBy: [1, 11, 20, 24, 25, 27],
    comments: [
      {
        author: 24,
        minutesAfter: 97,
        content: '“Whether sir would care to inspect the equipment.” Crying in a field.',
      },
      { author: 1, minutesAfter: 121, content: 'Somebody on that staff has a kid, or is a kid.' },
      { author: 25, minutesAfter: 344, content: 'This is how you write a request. Clear and complete.' },
    ],
  },
  {
    key: 'dad-group',
    author: 25,
    minutesAgo: 223591,
    type: 'post',
    content: `Fathers’ group, first meeting. Seven men, one plate of biscuits, all of us talking about parking for fifty minutes.

In the last ten minutes Joseph said his son had signed “dad” for the first time. Then nobody could talk about anything. I think that went well.`,
    tags: ['fathers', 'parenting', 'community'],
    audience: 'members',
    likedBy: [5, 6, 8, 14, 23, 29],
    comments: [
      { author: 5, minutesAfter: 101, content: 'The parking was the warm-up. It’s always the parking.' },
      {
        author: 19,
        minutesAfter: 108,
        content: 'I’d have talked about parking too, mate. Takes a while to find a spot.',
      },
      { author: 25, minutesAfter: 128, content: 'Hamish.' },
    ],
  },
  {
    key: 'emergency-bag',
    author: 20,
    minutesAgo: 282883,
    type: 'post',
    content: `Packed the bag by the door again. If I went to hospital tomorrow somebody could pick it up and run this house: the tablets list, the key safe, the worker’s roster, who Kim is, why you don’t move the blue chair.

It’s not morbid. I sleep better for it. Peter has added a packet of chips.`,
    tags: ['carers', 'planning'],
    audience: 'everyone',
    likedBy: [10, 11, 16, 17, 21, 26, 27],
    comments: [
      { author: 11, minutesAfter: 188, content: 'Doing mine this weekend. What’s the blue chair?' },
      { author: 21, minutesAfter: 200, content: 'It is my chair.' },
      { author: 20, minutesAfter: 219, content: 'There you are. Page three.' },
    ],
  },
];
