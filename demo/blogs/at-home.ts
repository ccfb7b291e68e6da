import { type DemoBlog, h, ol, p, quote, ul } from './shapes.ts';

const bed = 'A garden bed at the height of my lap';

export const atHome: DemoBlog[] = [
  {
    author: 12,
    daysAgo: 40,
    title: 'A garden bed, part one: measuring',
    slug: 'a-garden-bed-part-one-measuring',
    tags: ['gardening', 'diy', 'budget'],
    series: bed,
    cover: {
      drawing: 'raised-bed',
      alt: 'Drawing of a raised garden bed on legs, full of leaves, with room for knees underneath.',
    },
    text: [
      p(
        'Since the brain injury I lose my balance when I bend. So the soil has to come up. This is the first of three parts. I write them down so that I do not build the same bed twice.',
      ),
      h('Sit how you really sit'),
      p(
        'Not how you sit for the photo. Put your elbow at your side and reach forward until it stops being easy. That spot is the middle of your bed, not the edge of it.',
      ),
      h('Write the numbers on the wall'),
      ul(
        'Height of the top: my elbow, less a hand.',
        'Depth: twice my easy reach, if I can get round it. Once, if I cannot.',
        'Space for knees: the whole of one end.',
      ),
      p('I wrote mine on the shed wall in chalk. Paper goes missing. The shed has not moved yet.'),
    ],
    likedBy: [1, 7, 19, 20, 21],
    comments: [
      { author: 21, hoursAfter: 7, content: 'We have beds like this at the nursery. They are good for my back too.' },
    ],
  },
  {
    author: 12,
    daysAgo: 26,
    title: 'A garden bed, part two: building',
    slug: 'a-garden-bed-part-two-building',
    tags: ['gardening', 'diy', 'budget'],
    series: bed,
    text: [
      p('My neighbour Kev held things. I told him where. It took two Saturdays and one of those was mostly tea.'),
      h('What we used'),
      ul(
        'Three pine sleepers that somebody was throwing out.',
        'Four steel legs from a scrap yard.',
        'Pond liner, so that it drains where I say.',
        'Ten bags of potting mix, carried one at a time by Kev.',
      ),
      h('In what order'),
      ol(
        'Legs first, on level ground. I checked with a marble.',
        'Long sides, then short sides.',
        'Liner, with two holes at the end away from my knees.',
        'Soil last. You will want to do it first. Do not.',
      ),
      quote('Tip the bags in a wheelie bin and tip the bin. No lifting at all.'),
    ],
    likedBy: [7, 19, 21, 26],
    comments: [],
  },
  {
    author: 12,
    daysAgo: 11,
    title: 'A garden bed, part three: what I would change',
    slug: 'a-garden-bed-part-three-what-i-would-change',
    tags: ['gardening', 'diy', 'bees'],
    series: bed,
    text: [
      p('It stands. There is silverbeet in it. The bees have found the thyme. Here is what I would do otherwise.'),
      ul(
        'The hose goes on the left. I am right-handed, and I keep watering my boots.',
        'A shelf underneath for the things I put down and forget.',
        'A second bed at the same time, because there is always a second bed.',
      ),
      h('The sign'),
      p(
        'I painted the date on the end, so that when I tell you I built it last week you can check. If I tell you the story twice, the second one is better.',
      ),
    ],
    likedBy: [1, 7, 13, 20, 21, 29],
    comments: [
      { author: 29, hoursAfter: 5, content: 'The shelf underneath is worth more than most things in my van.' },
      { author: 12, hoursAfter: 6, content: 'You can have that for nothing, Amara.' },
    ],
  },
  {
    author: 27,
    daysAgo: 6,
    title: 'Pacing, explained with a kettle',
    slug: 'pacing-explained-with-a-kettle',
    tags: ['pacing', 'me-cfs', 'fatigue'],
    featured: true,
    easy: `I have ME/CFS. It is an illness.
I get very tired.
Rest does not make it go away.

I think of a kettle.
The water in the kettle is my energy.
Each thing I do is a cup of tea.

I only boil what I need.
I stop before the kettle is empty.
I rest before I feel tired.

Drawing is worth a cup.
Washing up can wait.`,
    cover: {
      drawing: 'teapot-tipper',
      alt: 'Drawing of a teapot in a tipping frame that pours into a cup without being lifted.',
    },
    text: [
      p(
        'You would not boil an empty kettle. Yet that is how I ran my body for years: switch it on, walk away, wonder at the smell.',
      ),
      h('The kettle is small'),
      p(
        'Mine holds about four cups a day. Everything costs a cup: a shower, a phone call, an hour of drawing. So does deciding what to have for lunch, which seems unfair.',
      ),
      h('Boil only what you need'),
      p(
        'I write the day on paper, in cups. If there are five on the list I cross one out, before breakfast, while I still like myself.',
      ),
      h('Stop with water left'),
      p(
        'This is the hard part. On a good day I want to pour for everybody. The next week then has no tea in it at all. So I stop when it still feels silly to stop.',
      ),
      quote('Rest is not what is left over. It is the first thing that goes on the list.'),
    ],
    likedBy: [1, 3, 11, 13, 19, 22, 23, 30],
    comments: [
      { author: 19, hoursAfter: 10, content: 'On the farm I count in gates. Same kettle.' },
      {
        author: 13,
        hoursAfter: 21,
        content: 'Before breakfast, while I still like myself. I have put that on the fridge.',
      },
    ],
  },
  {
    author: 18,
    daysAgo: 19,
    title: 'Nine step stools, ranked',
    slug: 'nine-step-stools-ranked',
    tags: ['home-modifications', 'trades', 'humour'],
    cover: {
      drawing: 'step-stools',
      alt: 'Drawing of nine step stools of different heights in a row, with a toolbox on the tallest.',
    },
    text: [
      p(
        'I am an electrician and I am 122 centimetres tall. I own nine step stools. People ask which is the best. People also ask to borrow one. The answer to the second is no.',
      ),
      h('The ones that earn their keep'),
      ol(
        'The folding one in the ute. It has been to every switchboard in Nightcliff.',
        'The wide wooden one. My kids can stand on it beside me, so it is also a kitchen.',
        'The tall one with a rail. For ceilings, and for feeling grand.',
      ),
      h('The ones that are mostly furniture'),
      p(
        'Four of them hold plants. I did not plan it. A stool that wobbles becomes a table, and a table that wobbles becomes a home for a fern.',
      ),
      h('The one I regret'),
      p(
        'It came free with something. It folds when you do not want it to. It lives in the shed, where it can think about what it did.',
      ),
    ],
    likedBy: [1, 6, 12, 23, 28, 29],
    comments: [{ author: 6, hoursAfter: 4, content: 'I want a whole special about the ninth stool.' }],
  },
  {
    author: 20,
    daysAgo: 55,
    title: 'Magnets where the buttons were',
    slug: 'magnets-where-the-buttons-were',
    tags: ['sewing', 'carers', 'small-business'],
    cover: {
      drawing: 'sewing-table',
      alt: 'Drawing of a sewing machine on a table beside a shirt whose front closes with small round magnets.',
    },
    text: [
      p(
        'It began with one shirt and a wedding. Peter wanted to do it up himself, in front of everybody, and buttons were not having it.',
      ),
      h('How I do it'),
      ul(
        'Sew the buttons on the outside, where they always were. They are for show.',
        'Put the magnets inside the placket, in little pockets.',
        'Test it in the wash before you test it on a person.',
      ),
      h('A word of care'),
      p(
        'Some people have a device that does not like magnets. I ask first, every time, and so should you. Press studs do nearly as well.',
      ),
      h('What I got wrong'),
      p('I made the first ones too strong. He hugged his cousin and they had to be separated by an uncle.'),
    ],
    likedBy: [3, 5, 10, 11, 21],
    comments: [
      { author: 21, hoursAfter: 2, content: 'I did the shirt up. Nobody helped. Then I danced.' },
      { author: 11, hoursAfter: 9, content: 'Rob wants one. He says for the magnets.' },
    ],
  },
];
