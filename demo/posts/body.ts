import type { DemoPost } from '../shapes.ts';

export const body: DemoPost[] = [
  {
    key: 'pain-forecast',
    author: 13,
    minutesAgo: 124,
    type: 'post',
    content: `Today’s forecast: heavy in the shoulders, clearing by evening, with a chance of toast.

Replies delayed. Ledger is on reception.`,
    tags: ['chronic-pain', 'pacing'],
    audience: 'followers',
    feeling: 'low-battery',
    likedBy: [5, 6, 14, 17, 18, 23, 27, 28, 29],
    comments: [
      { author: 14, minutesAfter: 68, content: 'Is the forecast for Cannington only or the whole metropolitan area?' },
      { author: 13, minutesAfter: 98, content: 'Extremely local. About one metre sixty.' },
      {
        author: 27,
        minutesAfter: 108,
        content: 'Same system over West End. Sending a cloud drawing when I can lift the pencil.',
      },
    ],
  },
  {
    key: 'bipolar-sleep',
    author: 22,
    minutesAgo: 980,
    type: 'post',
    content: `Signs I’m going up, in order: three poems before breakfast. The poems rhyme. I tell the barista about the poems.

My agreed person is the barista. If I tell him three poems he rings my sister. We set it up on a good day, over a flat white, and he took it very seriously and has a laminated card.`,
    tags: ['bipolar', 'sleep', 'peer-support'],
    audience: 'members',
    likedBy: [1, 3, 10, 13, 15, 23, 24, 27],
    comments: [
      { author: 10, minutesAfter: 77, content: 'He rings your sister. What a fine man to get coffee from.' },
      { author: 3, minutesAfter: 703, content: 'The one good laminated sign.' },
      { author: 22, minutesAfter: 710, content: 'LORRAINE.' },
    ],
  },
  {
    key: 'heat-plan',
    author: 27,
    minutesAgo: 5019,
    type: 'question',
    title: 'What goes in your heat plan?',
    content: `I write mine before I need it, because on a forty-degree day I can’t think in sentences.

So far: curtains by eight, wet scarf in the fridge, one cool room, one person who checks. What have I left off?`,
    tags: ['heat', 'me-cfs', 'planning'],
    audience: 'everyone',
    acceptedComment: 3,
    likedBy: [1, 2, 3, 7, 8, 10, 13, 19, 22, 26, 28, 30],
    comments: [
      {
        author: 26,
        minutesAfter: 425,
        content: 'Ring the person who checks BEFORE, so they know it’s their job. I assumed and so did they.',
      },
      {
        author: 19,
        minutesAfter: 445,
        content:
          'What to do if the power goes. With MS I go to jelly over about thirty. Our plan B is the shearers’ cool room, and Mum’s name is on the door.',
      },
      {
        author: 3,
        minutesAfter: 498,
        content: 'The library’s open and it’s cold. We don’t mind if you only sleep. Bring a book for the look of it.',
      },
      {
        author: 1,
        minutesAfter: 588,
        content:
          'The thing that stops working first. My power chair’s controller hates heat, so mine lives in the shade and has its own line in the plan.',
      },
      {
        author: 27,
        minutesAfter: 612,
        content: 'Adding “what fails first”. For me it’s ordering. I’ll pre-write the message: “Too hot, please come.”',
      },
      { author: 26, minutesAfter: 801, content: 'Good. And stick it on the fridge where the scarf is.' },
    ],
  },
  {
    key: 'spoon-argument',
    author: 27,
    minutesAgo: 16144,
    type: 'post',
    content: `Everyone counts energy in spoons. I never liked it, I kept thinking about the drawer.

I count it in windows. Today had two windows. I spent one on a shower and looked out of the other.`,
    tags: ['fatigue', 'language'],
    audience: 'everyone',
    likedBy: [5, 7, 8, 10, 13, 19, 22, 24, 30],
    comments: [
      { author: 22, minutesAfter: 16, content: 'Two windows. One shower. Perfect accounts.' },
      { author: 13, minutesAfter: 125, content: 'As your bookkeeper I accept windows as currency.' },
      { author: 19, minutesAfter: 146, content: 'Mine’s fuel. Half a tank, and the gauge lies.' },
      { author: 7, minutesAfter: 162, content: 'Contour intervals. Some days they are very close together.' },
    ],
  },
  {
    key: 'earplugs-tram',
    author: 24,
    minutesAgo: 21993,
    type: 'post',
    content: `Wore the little earplugs to a work morning tea. I could hear everyone one at a time. Somebody asked if I’d had bad news, because I was “so calm”.

No. It’s just that the cake wasn’t shouting.`,
    tags: ['sensory', 'autism', 'public-transport'],
    audience: 'everyone',
    likedBy: [3, 14],
    comments: [
      { author: 14, minutesAfter: 74, content: 'Cake does not shout but I know what is meant.' },
      {
        author: 3,
        minutesAfter: 102,
        content: 'I’ll swap you my remote control for yours. I turn mine down for cake as well.',
      },
    ],
  },
  {
    key: 'fnd-question',
    author: 30,
    minutesAgo: 29204,
    type: 'post',
    content: `Went by ambulance. Somebody at a computer said the word “just” in front of the name of my condition. I couldn’t speak, so I lay there and listened to it.

A nurse came back half an hour later, sat down, and said “I’ve read up on it on my break. Tell me what helps.” She had a pen.

I don’t have a moral. I’m not grateful for the first bit, I’m grateful for the pen.`,
    tags: ['fnd', 'health', 'advocacy'],
    audience: 'members',
    contentWarning: 'dissociative seizures, not being believed in an emergency department',
    likedBy: [2],
    comments: [
      { author: 4, minutesAfter: 12, content: 'That pen. That’s the whole of good care, that pen.' },
      { author: 22, minutesAfter: 23, content: 'The “just” is a violence and I’m sorry you had to lie under it.' },
      {
        author: 1,
        minutesAfter: 79,
        content:
          'Believed, here, full stop. If you ever want to write to the hospital about both of them, I’ll sit with you while you do it.',
      },
      { author: 30, minutesAfter: 183, content: 'I think I’d like to write about the pen first.' },
    ],
  },
  {
    key: 'aura-sign',
    author: 4,
    minutesAgo: 36395,
    type: 'post',
    content: `The whole kitchen knows the deal. If I say “sitting down”, someone turns off what’s under me and the rest keep cooking. No fuss. No crowd.

New apprentice asked if it was code. I said yes. It’s code for sitting down.`,
    tags: ['epilepsy', 'work', 'kitchen'],
    audience: 'everyone',
    likedBy: [6, 10, 11, 16, 21, 22, 26, 28, 29, 30],
    comments: [
      { author: 28, minutesAfter: 8, content: 'Mine’s “righto”. It’s code for scroll.' },
      { author: 6, minutesAfter: 214, content: 'I’ve got “give us a sec”. It’s code for I’ve forgotten your name.' },
    ],
  },
  {
    key: 'hospital-hold',
    author: 5,
    minutesAgo: 47905,
    type: 'post',
    content: `They said it would be faster. It was faster. It took eleven seconds and it took him four months to wear short sleeves again.

So this time I rang ahead and said, “We won’t be doing it that way. What else have you got?” And there was a woman called Jude who had bubbles and all the time in the world. He had it sitting on my knee, looking at a catalogue, telling her about suction.

I’m still angry about the eleven seconds. I wanted to put both of these in one place.`,
    tags: ['autism', 'hospital', 'parenting'],
    audience: 'followers',
    contentWarning: 'my child being held down for a blood test',
    likedBy: [1, 9, 11, 20, 24, 25, 27],
    comments: [
      { author: 25, minutesAfter: 23, content: 'Both belong in one place. I am angry too.' },
      {
        author: 24,
        minutesAfter: 170,
        content: 'Thank you for ringing ahead. That’s the whole difference, and nobody did it for me.',
      },
      {
        author: 1,
        minutesAfter: 174,
        content: '“What else have you got?” is the sentence. Writing that on a card for people to hold up.',
      },
      { author: 5, minutesAfter: 178, content: 'Khoa has asked to send Jude a brochure. His second-best.' },
    ],
  },
  {
    key: 'plate-address',
    author: 12,
    minutesAgo: 56530,
    type: 'post',
    content: `Ngaire said I could say this one.

I threw a plate. Nobody near me. I’d lost the name of the street I live on and I threw the plate at the sink and it was the good one.

My wife came in and said “Right, we’ve five.” And swept. And sat down with me and we wrote the street name on the underside of every plate left.

I eat my dinner off my address now.`,
    tags: ['brain-injury', 'honesty'],
    audience: 'members',
    contentWarning: 'anger after brain injury',
    likedBy: [1, 2, 5, 9, 11, 22, 23, 27, 29],
    comments: [
      {
        author: 11,
        minutesAfter: 5,
        content: 'I eat mine off it too, if you’ll send me one. That’s a good wife and a good plate.',
      },
      {
        author: 22,
        minutesAfter: 15,
        content: 'You said it so cleanly. I keep thinking about the underneath of the plates.',
      },
      { author: 7, minutesAfter: 137, content: 'Thank you for putting it down here.' },
      {
        author: 12,
        minutesAfter: 155,
        content: 'It’s been easier since I did, to be honest. I’d a notion it was only me.',
      },
    ],
  },
  {
    key: 'tremor-tea',
    author: 7,
    minutesAgo: 83925,
    type: 'post',
    content: `I now order “a half cup of tea in a full-sized cup” and it’s amazing how it upsets people.

They want to fill it. It’s a kind of love, I think. I drank half and wore half for two years out of manners.`,
    tags: ['parkinsons', 'tea'],
    audience: 'everyone',
    likedBy: [1, 5, 8, 11, 12, 13, 14, 15, 17, 22, 27, 29],
    comments: [
      { author: 20, minutesAfter: 8, content: 'Half cups all round at my place, from the tipper.' },
      { author: 29, minutesAfter: 22, content: 'The one sentence I’d add to every café handbook.' },
      { author: 27, minutesAfter: 30, content: 'I’d like half the tea and all the cup, please.' },
    ],
  },
  {
    key: 'sensory-shop-eve',
    author: 24,
    minutesAgo: 101168,
    type: 'question',
    title: 'What do you tell people when you leave a party early?',
    content: 'I’ve run out of “early start”. My job is echidnas. They start when they like.',
    tags: ['autism', 'adhd', 'sensory'],
    audience: 'members',
    acceptedComment: 0,
    likedBy: [3, 5, 7, 14, 17, 23, 28],
    comments: [
      {
        author: 23,
        minutesAfter: 267,
        content:
          '“I have had a lovely time and I’m at the end of it.” People take it very well. My device says it without blinking.',
      },
      { author: 7, minutesAfter: 276, content: '“Thank you, I’m off,” and then go. At eighty you may just go.' },
      {
        author: 14,
        minutesAfter: 383,
        content: 'I say the time I’ll go when I arrive. Then it is not leaving. It is being on schedule.',
      },
      {
        author: 24,
        minutesAfter: 989,
        content: '“I’ve had a lovely time and I’m at the end of it.” I am a new person.',
      },
    ],
  },
  {
    key: 'hand-therapy',
    author: 26,
    minutesAgo: 117054,
    type: 'post',
    content: `Asked the leg man if it was normal that my missing foot’s cold at night. He said very.

So I’ve put a sock on the bed where it isn’t. It’s helped. Don’t ask me to explain it, I was in the post office, not the army.`,
    tags: ['prosthetics', 'phantom-limb', 'humour'],
    audience: 'everyone',
    likedBy: [3, 5, 6, 7, 10, 13, 14, 20, 28],
    comments: [
      {
        author: 10,
        minutesAfter: 36,
        content: 'My hand that never was gets an itch in the wrist when I’m nervous. We could start a club.',
      },
      { author: 3, minutesAfter: 57, content: 'Which colour sock?' },
      { author: 26, minutesAfter: 208, content: 'Red. It’s cold, Lorraine, it isn’t boring.' },
    ],
  },
  {
    key: 'rain-record',
    author: 14,
    minutesAgo: 135732,
    type: 'post',
    content:
      'Rain gauge: 41.5 millimetres in 24 hours. It’s the biggest day in my record (1,209 days). I checked it twice. My dad held the umbrella over the book, not over me, which was correct.',
    tags: ['weather', 'data', 'climate'],
    audience: 'everyone',
    feeling: 'celebrating',
    image: {
      drawing: 'rain-gauge',
      alt: 'Paper-cut picture of a clear rain gauge on a wooden post in a garden. The water stands just under a marked line, big drops fall from a striped dark cloud, and a notebook with a pencil on a string hangs from the post.',
    },
    likedBy: [1, 3, 5, 6, 7, 9, 13, 19, 22, 24, 26],
    comments: [
      {
        author: 19,
        minutesAfter: 96,
        content: 'Forty-one! I’d name a child after that. We had two, and it was mostly spider.',
      },
      { author: 26, minutesAfter: 112, content: 'Post me the spare.' },
      { author: 14, minutesAfter: 126, content: 'It isn’t possible to post rain but I understand.' },
      { author: 7, minutesAfter: 133, content: '1,209 days and none missing. I have field books with worse.' },
    ],
  },
  {
    key: 'slow-week',
    author: 19,
    minutesAgo: 155902,
    type: 'post',
    content: `Week of doing nothing on doctor’s orders and Isla’s.

It turns out a farm makes a noise when you’re not in it. A pump, a gate, the crows getting above themselves. I’d never heard it, I was always the tractor.`,
    tags: ['ms', 'fatigue', 'farming'],
    audience: 'members',
    likedBy: [21, 27],
    comments: [
      { author: 27, minutesAfter: 131, content: '“I was always the tractor.” Yes.' },
      {
        author: 22,
        minutesAfter: 225,
        content: 'Can I have that for a first line? With a credit, and a share of any wool.',
      },
      { author: 19, minutesAfter: 233, content: 'The wool’s yours.' },
    ],
  },
  {
    key: 'phantom-menu',
    author: 9,
    minutesAgo: 194784,
    type: 'post',
    content: `Eye test at the hospital, every year, for reasons nobody has ever been able to explain to me.

“Read the top line.” — “What line?” — “Excellent, see you next year.”`,
    tags: ['blindness', 'health', 'humour'],
    audience: 'everyone',
    likedBy: [2, 5, 12, 17, 23, 28],
    comments: [
      { author: 17, minutesAfter: 56, content: 'They did this to me too! I told them it was in Polish.' },
      { author: 2, minutesAfter: 66, content: 'They keep asking me if it’s better with one or two. It’s a duet.' },
    ],
  },
  {
    key: 'old-meds-box',
    author: 20,
    minutesAgo: 249514,
    type: 'post',
    content: `We ran out of Peter’s tablets over a long weekend because I’d counted wrong, and I sat up in emergency till three with a man who was very nice about it, and I’ve not been nice to myself since.

Now there’s a chart, with Peter’s handwriting on it, and it’s his job. He’s never once been wrong. I took that job off him in 1999.`,
    tags: ['planning', 'family', 'health'],
    audience: 'members',
    contentWarning: 'running out of medicine, a night in emergency',
    likedBy: [3, 5, 11, 16, 21, 24, 26],
    comments: [
      { author: 21, minutesAfter: 16, content: 'I count on Sundays.' },
      {
        author: 5,
        minutesAfter: 88,
        content: 'We are all one wrong count away, Gwen. Everyone who’s ever done it is nodding.',
      },
      { author: 19, minutesAfter: 101, content: 'Isla counts mine. I’m not allowed near the box.' },
    ],
  },
];
