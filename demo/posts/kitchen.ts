import type { DemoPost } from '../shapes.ts';

export const kitchen: DemoPost[] = [
  {
    key: 'gerald-lid',
    author: 1,
    minutesAgo: 40,
    type: 'post',
    content: `Gerald (sourdough starter, age six) has lifted his own lid off and is leaning out of the jar like a man at a pub window.

I have a release to test in twenty minutes. Somebody tell him I’ll be back.`,
    tags: ['sourdough', 'baking'],
    audience: 'everyone',
    likedBy: [6, 9, 13, 14, 16, 30],
    comments: [
      { author: 16, minutesAfter: 13, content: 'Put him in the fridge! He will slow down.' },
      { author: 1, minutesAfter: 32, content: 'Fridge. Of course. This is why we ask professionals.' },
    ],
  },
  {
    key: 'onion-spikes',
    author: 10,
    minutesAgo: 3372,
    type: 'post',
    title: 'The chopping board has arrived',
    content: `It has two steel spikes and a raised corner and it came in a box that needed two hands to open.

Once in: an onion, held still. I diced it and cried, and it was only the onion.

My grandmother looked at the spikes for some time and then told me about a cousin in Ghazni who used a plank and two nails. So it took four months of forms to reach a plank and two nails. She is delighted.`,
    tags: ['one-handed', 'cooking', 'assistive-technology'],
    audience: 'everyone',
    feeling: 'celebrating',
    likedBy: [1, 2, 3, 4, 5, 6, 9, 13, 14, 16, 17, 20, 22, 23, 26, 29],
    comments: [
      {
        author: 4,
        minutesAfter: 10,
        content: 'Steel spikes, good. Rub a bit of oil on the board before beetroot or it’ll be pink forever.',
      },
      {
        author: 29,
        minutesAfter: 25,
        content: 'Packaging is my villain. I keep a list of the makers whose boxes open.',
      },
      { author: 10, minutesAfter: 47, content: 'Please publish the list.' },
      { author: 5, minutesAfter: 88, content: 'My mother says the cousin is right and also what is she cooking.' },
      { author: 10, minutesAfter: 110, content: 'Bolani with potato and leek. There are always too many. Come.' },
      {
        author: 26,
        minutesAfter: 237,
        content:
          'I hang on to a loaf with my stump and a tea towel when nobody’s looking. Plank and two nails is a step up.',
      },
    ],
  },
  {
    key: 'teapot-tipper-post',
    author: 20,
    minutesAgo: 7855,
    type: 'post',
    content: `Peter’s uncle made me a tipper for the big teapot out of a kitchen chair. You push down here, the tea comes out there, and your wrist stays out of it.

I’ve had it two days and I have poured tea for people who did not want tea.`,
    tags: ['tea', 'home', 'assistive-technology'],
    audience: 'everyone',
    image: {
      drawing: 'teapot-tipper',
      alt: 'Linocut picture of a round green teapot sitting in a curved wooden cradle that tips it forward. A gold stream of tea falls from the spout into a cup with two handles on a checked cloth.',
    },
    likedBy: [1, 5, 7, 9, 10, 11, 12, 13, 21, 22, 23, 27, 29],
    comments: [
      { author: 11, minutesAfter: 24, content: 'I would like it known that I want tea.' },
      { author: 29, minutesAfter: 68, content: 'That cradle angle is perfect. Did he measure or guess?' },
      { author: 20, minutesAfter: 219, content: 'He said he “asked the pot”.' },
      { author: 7, minutesAfter: 245, content: 'I would test this to destruction. Kindly send to New Town.' },
      { author: 12, minutesAfter: 382, content: 'Two handles on the cup as well, that’s a proper rig.' },
    ],
  },
  {
    key: 'coconut-fish',
    author: 4,
    minutesAgo: 13528,
    type: 'post',
    title: 'Coconut fish, no deep fryer, one pan with a lid',
    content: `People ask how I cook in a kitchen with epilepsy. Like anyone, with a few house rules of my own. Back burners only. Lid beside the pan, always. Pot handles turned in. I sit for the long bits.

Here is the fish.

- Onion, ginger, garlic, chilli. Soften them slowly. No rush.
- One tin of coconut milk, one squeeze of lime, salt.
- When it bubbles lazily, lay the fish in. Lid on. Turn the heat off.
- Go and find a plate. By the time you have found the good plate, the fish is done.
- More lime than you think.

My aunty would like me to say hers is better. It is.`,
    tags: ['cooking', 'epilepsy', 'recipes'],
    audience: 'everyone',
    likedBy: [2, 6, 7, 8, 10, 11, 12, 14, 15, 16, 18, 21, 22, 25, 26, 27, 29, 30],
    comments: [
      { author: 26, minutesAfter: 34, content: 'Barra?' },
      { author: 4, minutesAfter: 180, content: 'If you’ve got it. Frozen is fine too, just thaw it properly.' },
      {
        author: 2,
        minutesAfter: 203,
        content: 'Made this with mullet and it stood up. Played your aunty’s favourite island song while it sat.',
      },
      { author: 4, minutesAfter: 423, content: 'Now you’ve got to tell me which one or she’ll ask.' },
      { author: 10, minutesAfter: 552, content: 'I like “go and find a plate” as a unit of time.' },
      { author: 16, minutesAfter: 571, content: 'Can I have it in easy steps with 1 thing in each step?' },
      { author: 4, minutesAfter: 582, content: 'Yes sis. Writing it properly now. One thing in each step.' },
    ],
  },
  {
    key: 'big-print-recipe',
    author: 2,
    minutesAgo: 24137,
    type: 'post',
    content: `Mum’s damper recipe in letters as tall as my thumb, clipped where the calendar was. Lamp from the side, not above, so the page doesn’t glare.

I had been doing it from memory for nine years. Turns out I’d forgotten the salt for about six of them. Nobody said a thing. Loyal people, my family.`,
    tags: ['low-vision', 'cooking', 'large-print'],
    audience: 'everyone',
    image: {
      drawing: 'big-recipe',
      alt: 'Paper-cut picture of a recipe sheet in very large letters clipped to a kitchen shelf at eye height. It reads “Damper: 3 cups flour”. A desk lamp with a gold bulb shines on it from the side, and a mixing bowl with a wooden spoon stands below.',
    },
    likedBy: [3, 4, 8, 9, 10, 11, 12, 13, 15, 16, 27, 30],
    comments: [
      { author: 3, minutesAfter: 4, content: 'They knew, love. They all knew.' },
      { author: 13, minutesAfter: 115, content: 'What font? I’m asking for joy, not for information.' },
      { author: 2, minutesAfter: 132, content: 'Wendy it’s whatever the library printer had, but it’s FAT.' },
      {
        author: 9,
        minutesAfter: 199,
        content:
          'Mine’s on a little voice tag stuck to the flour tin. It’s my wife’s voice and she says “not too much” at the end, every time.',
      },
    ],
  },
  {
    key: 'sausage-lid',
    author: 12,
    minutesAgo: 29525,
    type: 'post',
    content: `How I know if I have already put salt in: a peg. Peg on the pot means salted. Peg on the tea towel means not.

How I know if I have moved the peg: I don’t. I’ve a second peg.`,
    tags: ['memory-aids', 'brain-injury', 'cooking'],
    audience: 'everyone',
    likedBy: [2, 4, 5, 9, 10, 11, 22, 23, 30],
    comments: [
      { author: 4, minutesAfter: 4, content: 'This is how commercial kitchens work, mate, only with more shouting.' },
      { author: 2, minutesAfter: 15, content: 'You could send my mother a peg.' },
      { author: 12, minutesAfter: 54, content: 'Two pegs in the post to Coffs, so.' },
    ],
  },
  {
    key: 'pho-night',
    author: 5,
    minutesAgo: 34849,
    type: 'post',
    content: `Khoa eats four foods. Last month it was three. The new one is the broth of my phở, no noodles, no herbs, no meat, in the blue cup.

My mother cried into the pot and then said it was the star anise. The blue cup is now retired from all other duties.`,
    tags: ['food', 'autism', 'family'],
    audience: 'followers',
    likedBy: [1, 9, 11, 20, 24, 25, 27],
    comments: [
      { author: 25, minutesAfter: 130, content: 'The blue cup! Nadia’s is a green plate. We own one. I live in fear.' },
      { author: 5, minutesAfter: 144, content: 'Buy a second before they stop making it. I have learned.' },
      {
        author: 24,
        minutesAfter: 846,
        content: 'As a former three-foods child: thank you for not making a speech at him.',
      },
      { author: 5, minutesAfter: 994, content: 'I made it in the laundry, quietly, to the washing machine.' },
    ],
  },
  {
    key: 'jar-war',
    author: 13,
    minutesAgo: 49776,
    type: 'question',
    title: 'Opening jars without paying for it tomorrow?',
    content: `My hands are fine today. I would like them to be fine on the day after I have pasta sauce as well.

Tried: rubber glove, hot water, bad language. What is on your bench?`,
    tags: ['chronic-pain', 'kitchen', 'tips'],
    audience: 'everyone',
    acceptedComment: 1,
    likedBy: [7, 17],
    comments: [
      { author: 19, minutesAfter: 490, content: 'Sheepdog. No, sorry. Wife.' },
      {
        author: 7,
        minutesAfter: 504,
        content:
          'A cone-shaped gripper screwed to the underside of the shelf. You push the lid up into it and turn the JAR with both arms. I drew the position with a spirit level.',
      },
      {
        author: 26,
        minutesAfter: 517,
        content: 'Pop the vacuum first with the back of a spoon under the rim. Half the fight is the suck.',
      },
      {
        author: 29,
        minutesAfter: 540,
        content: 'Both of those. And if the shelf is rented, there are ones that stick with a suction base.',
      },
      {
        author: 13,
        minutesAfter: 4864,
        content:
          'Billie’s cone, because turning the jar is a different muscle. It is up. I had arrabbiata. Ledger supervised.',
      },
      { author: 19, minutesAfter: 4889, content: 'My wife says thank you for releasing her.' },
    ],
  },
  {
    key: 'iftar-table',
    author: 10,
    minutesAgo: 64948,
    type: 'post',
    content: `Twenty-two people in my mother’s two rooms. I was on dough, as ever, because my left arm without a hand makes the best rolling pin in the family and everyone knows it.

My cousin’s new husband asked if I needed help. The whole room went silent in his defence.`,
    tags: ['food', 'community', 'one-handed'],
    audience: 'members',
    likedBy: [1, 2, 5, 8, 11, 13, 14, 16, 18, 25, 29],
    comments: [
      { author: 25, minutesAfter: 190, content: 'Silence in his defence! Poor man. I was the new husband once.' },
      { author: 18, minutesAfter: 211, content: 'I hope he’s learned where to stand.' },
      { author: 10, minutesAfter: 215, content: 'He washed up. He’s going to be fine.' },
      { author: 16, minutesAfter: 219, content: 'Best rolling pin!!!' },
    ],
  },
  {
    key: 'bread-4am',
    author: 16,
    minutesAgo: 75930,
    type: 'post',
    content: `I made 140 rolls today.
I counted them.
My boss said “They are all the same size.”
That is hard to do.
I used my hands and my eyes.
I like 4 am.
Nobody talks and the bread is warm.`,
    tags: ['easy-english', 'baking', 'work'],
    audience: 'everyone',
    likedBy: [1, 3, 4, 5, 7, 8, 9, 11, 13, 20, 21, 22, 23, 24, 26, 27, 29],
    comments: [
      {
        author: 1,
        minutesAfter: 96,
        content: '140 the same size! Mine are four different sizes and I only made four.',
      },
      { author: 21, minutesAfter: 106, content: 'That is a lot of rolls.' },
      { author: 22, minutesAfter: 118, content: '“Nobody talks and the bread is warm” is a poem, Sefina.' },
      { author: 16, minutesAfter: 135, content: 'I did not know. OK! It is a poem.' },
    ],
  },
  {
    key: 'kettle-clicks',
    author: 9,
    minutesAgo: 105237,
    type: 'post',
    content: `My kettle’s click has gone soft. I stood there yesterday with a teabag like a man waiting for a train on a closed line.

I tune two hundred and thirty strings before lunch and I have been beaten by an A flat that won’t come.`,
    tags: ['blindness', 'kitchen', 'sound'],
    audience: 'everyone',
    likedBy: [2, 5, 8, 15, 17, 23, 27, 29],
    comments: [
      {
        author: 17,
        minutesAfter: 16,
        content: 'I use my palm, from a distance. Also my wife says “it is boiling, old man”.',
      },
      {
        author: 2,
        minutesAfter: 28,
        content: 'There’s whistling ones. Though I suppose you’d only complain about the pitch.',
      },
      { author: 9, minutesAfter: 230, content: 'I would retune it. You know I would.' },
    ],
  },
  {
    key: 'dumpling-order',
    author: 8,
    minutesAgo: 118621,
    type: 'post',
    content: `Ordering dumplings in a loud restaurant: hearing friends shout, repeat, shout, get the wrong ones.

Me: point, number with fingers, smile. Ten seconds. Correct dumplings.

In noise, everyone is in my world. You are welcome here. Bring chilli oil.`,
    tags: ['deaf', 'food', 'captions'],
    audience: 'everyone',
    likedBy: [2, 3, 5, 6, 9, 10, 13, 15, 16, 17, 19, 21, 25, 29],
    comments: [
      {
        author: 3,
        minutesAfter: 221,
        content: 'I take my aids out in there and order the same way. Best night out is a loud one.',
      },
      {
        author: 6,
        minutesAfter: 313,
        content: 'I hand over my phone with the order typed. The waiter once proofread it.',
      },
      {
        author: 25,
        minutesAfter: 328,
        content: 'Nadia orders for our whole family. We get extra because she is charming.',
      },
      { author: 8, minutesAfter: 350, content: 'She’s learning the trade.' },
    ],
  },
  {
    key: 'microwave-beeps',
    author: 24,
    minutesAgo: 136392,
    type: 'post',
    content: `I have found the setting that makes the microwave stop beeping.

Hold down 2 for three seconds. It has been able to do this the entire time. I have lived here five years. I had to sit on the floor a moment and reconsider our relationship. #SmallMercies`,
    tags: ['sensory', 'kitchen', 'autism'],
    audience: 'members',
    likedBy: [3, 4, 5, 10, 14, 17, 20, 23, 29],
    comments: [
      { author: 14, minutesAfter: 5, content: 'Is this the same for all microwaves?' },
      {
        author: 24,
        minutesAfter: 15,
        content: 'No, but search the model number and the word mute. The manual hides it near the end, like a spy.',
      },
      { author: 5, minutesAfter: 84, content: 'WAIT. Running to the kitchen.' },
      { author: 5, minutesAfter: 104, content: 'It worked. Khoa has patted it.' },
      { author: 20, minutesAfter: 261, content: 'Peter has turned the beep back on. He likes to know.' },
    ],
  },
  {
    key: 'burnt-toast',
    author: 19,
    minutesAgo: 197753,
    type: 'post',
    content:
      'Breakfast report. Toast: on fire. Dog: watching. Me: sitting on an upturned bucket because my legs had put in a leave form. Isla, 15, walks in, turns off the toaster, hands me an apple and says “You had one job and it was bread.”',
    tags: ['ms', 'farming', 'humour'],
    audience: 'everyone',
    likedBy: [],
    comments: [
      { author: 20, minutesAfter: 19, content: 'I like Isla.' },
      { author: 11, minutesAfter: 26, content: 'Hire her.' },
      { author: 19, minutesAfter: 138, content: 'She’s already management.' },
    ],
  },
  {
    key: 'slow-cooker-nap',
    author: 27,
    minutesAgo: 228395,
    type: 'post',
    content: `Dinner in six naps.

Chop the carrot. Lie down. Chop the potato. Lie down. Everything in the pot, lid, lie down. Four hours of excellent lying down while it does the work. Eat in bed. Lie down about it.

I recommend the lying down. The stew was fine.`,
    tags: ['pacing', 'me-cfs', 'cooking'],
    audience: 'everyone',
    likedBy: [1, 3, 4, 5, 7, 10, 12, 13, 19, 22, 25, 26],
    comments: [
      { author: 13, minutesAfter: 486, content: 'Ledger has been cooking to this method his whole life.' },
      { author: 22, minutesAfter: 915, content: 'But which nap is the best nap?' },
      { author: 27, minutesAfter: 929, content: 'The lid nap. All responsibility has passed to the pot.' },
      { author: 19, minutesAfter: 1516, content: 'I’ve run entire harvests this way.' },
    ],
  },
];
