import type { DemoPost } from '../shapes.ts';

export const friendsDating: DemoPost[] = [
  {
    key: 'date-ramp-review',
    author: 6,
    minutesAgo: 2066,
    type: 'post',
    content: `First date report. She’d rung the restaurant beforehand and asked about steps. I had also rung. So had her housemate. The waiter said, “You must be the party of the ramp.”

Second date is at hers. She’s measured her own door. I think I’m in trouble.`,
    tags: ['dating', 'humour', 'access'],
    audience: 'everyone',
    feeling: 'hopeful',
    likedBy: [1, 2, 5, 8, 10, 13, 16, 18, 19, 21, 23, 25, 28, 29, 30],
    comments: [
      { author: 25, minutesAfter: 6, content: 'She measured the door. Buy flowers.' },
      { author: 18, minutesAfter: 214, content: 'Clear opening or full width? Important question.' },
      { author: 6, minutesAfter: 331, content: 'Clear opening, Rosa. CLEAR OPENING.' },
      { author: 18, minutesAfter: 846, content: 'Marry her.' },
      { author: 23, minutesAfter: 971, content: 'I want it noted that my six-minute “ha” helped.' },
    ],
  },
  {
    key: 'kim-dance',
    author: 21,
    minutesAgo: 13128,
    type: 'post',
    content: `Kim and I have been together 2 years.
I got her a card and a plant.
She got me a hat.
We went dancing.
I like her very much.
Please do not say “cute”. We are grown-ups.`,
    tags: ['easy-english', 'dating'],
    audience: 'everyone',
    likedBy: [2, 5, 6, 10, 13, 19, 20, 22, 24, 25, 28, 30],
    comments: [
      { author: 20, minutesAfter: 21, content: 'No comment.' },
      { author: 21, minutesAfter: 23, content: 'Good.' },
      { author: 10, minutesAfter: 47, content: 'Happy two years to both of you. What kind of plant?' },
      { author: 21, minutesAfter: 67, content: 'A peace lily. She likes it.' },
    ],
  },
  {
    key: 'dating-app-photo',
    author: 30,
    minutesAgo: 21784,
    type: 'question',
    title: 'Sticks in the first photo or the fourth?',
    content: `If they’re in the first photo, I get a lot of “what happened”. If they’re in the fourth, I get “you should have said”. If they’re in none I have to do the reveal at the café like a magician.

Where do you all put the thing?`,
    tags: ['dating', 'mobility-aids'],
    audience: 'followers',
    acceptedComment: 0,
    likedBy: [1, 2, 6, 10, 11, 22, 24, 27, 28],
    comments: [
      { author: 6, minutesAfter: 12, content: 'First. Big. With a joke in the caption. It’s a filter and I’m busy.' },
      {
        author: 10,
        minutesAfter: 67,
        content:
          'I put the photo where I am cooking, and the arm is simply in it. Not the subject. The leeks are the subject.',
      },
      { author: 28, minutesAfter: 80, content: 'I’m holding a beer in mine. Well. It’s near me.' },
      {
        author: 30,
        minutesAfter: 99,
        content: 'Photo one: both sticks, in the sea, blurry, very happy. Caption: “Fast one on the left.” Thank you.',
      },
    ],
  },
  {
    key: 'new-friend-hard',
    author: 14,
    minutesAgo: 33318,
    type: 'post',
    content: `I don’t know how people move from “we talk at school” to “we are friends”. There is no form.

I asked Will. He said “I thought we already were.” So now I have to go back over the whole year and relabel it.`,
    tags: ['friends', 'autism'],
    audience: 'members',
    likedBy: [1, 3, 5, 7, 8, 9, 11, 13, 22, 24, 28],
    comments: [
      {
        author: 24,
        minutesAfter: 76,
        content: 'I was thirty before someone explained it to me and it was also “I thought we already were”.',
      },
      { author: 1, minutesAfter: 205, content: 'As a data correction, that’s the nicest one you’ll ever make.' },
      { author: 14, minutesAfter: 211, content: 'It was 212 lunches.' },
      { author: 22, minutesAfter: 361, content: 'A year relabelled. Oscar, that’s lovely.' },
    ],
  },
  {
    key: 'group-photo',
    author: 8,
    minutesAgo: 49190,
    type: 'post',
    content: `Taking a photo of twelve Deaf people: nobody will stop talking. You cannot shout. You have to wave the light switch like a bouncer.

In all the pictures at least three people are mid-sentence. These are the good ones.`,
    tags: ['deaf', 'friends'],
    audience: 'everyone',
    likedBy: [2, 3, 5, 6, 9, 13, 16, 17, 24],
    comments: [
      {
        author: 9,
        minutesAfter: 240,
        content:
          'Nobody’s told you there’s a photo of twelve blind people? We’re all looking in different directions. Also the good ones.',
      },
      { author: 2, minutesAfter: 313, content: 'I’m in that one. I’m behind the pot plant.' },
      { author: 8, minutesAfter: 576, content: 'Let us hang them side by side.' },
    ],
  },
  {
    key: 'ghosting-polite',
    author: 27,
    minutesAgo: 62147,
    type: 'post',
    content: `I don’t disappear. I go very quiet in the same place. If you come back to the same place, I’m still there.

A friend wrote after seven weeks: “Still here, still lying down, saw a good cloud.” I wrote back: “Which sort?” That’s the whole friendship, and it’s one of the best I have.`,
    tags: ['friends', 'me-cfs'],
    audience: 'members',
    likedBy: [5, 7, 10, 13, 19, 22, 26, 30],
    comments: [
      { author: 22, minutesAfter: 93, content: 'Which sort was it?' },
      { author: 27, minutesAfter: 104, content: 'Lenticular. They sent a drawing.' },
      { author: 13, minutesAfter: 155, content: 'Seven weeks is fine. I’ve had refunds take longer.' },
      { author: 30, minutesAfter: 158, content: 'Saving this to send to exactly one person.' },
    ],
  },
  {
    key: 'sex-ed-nobody',
    author: 18,
    minutesAgo: 88032,
    type: 'post',
    content: `A stranger at the pub asked me how my husband and I “manage”. Just like that, over the chips.

I said, “We’ve nine step stools and a head for heights.” Went back to my chips. But I was cross all the way home, and I’d like to be cross here for a minute, among people who won’t tell me he meant well.`,
    tags: ['dating', 'short-stature', 'honesty'],
    audience: 'members',
    contentWarning: 'sex and relationships, rude comments from strangers',
    likedBy: [2, 5, 6, 7, 10, 13, 16, 17, 22, 30],
    comments: [
      { author: 1, minutesAfter: 3, content: 'He didn’t mean well. He meant to ask and he did.' },
      {
        author: 6,
        minutesAfter: 476,
        content: 'I’m cross with you. The line’s brilliant and you should never have needed it.',
      },
      { author: 10, minutesAfter: 510, content: 'Cross in Dandenong too.' },
      { author: 18, minutesAfter: 990, content: 'Right. That’s better. Chips were good, for the record.' },
    ],
  },
  {
    key: 'old-love-letters',
    author: 7,
    minutesAgo: 104719,
    type: 'post',
    content: `Found Frank’s letters in the map drawer. He wrote small, poor man, and I can’t manage it now, so my great-niece has photographed them and made them large.

Each one is the size of a tea towel. “My dear Bill, got lost again.” I have hung it in the hall.`,
    tags: ['love', 'family', 'large-print'],
    audience: 'followers',
    likedBy: [1, 11, 12, 13, 14, 17, 22, 24, 27, 29],
    comments: [
      { author: 13, minutesAfter: 71, content: 'Fonts can’t improve on that sentence.' },
      { author: 17, minutesAfter: 160, content: 'I would like to know how he got lost.' },
      { author: 7, minutesAfter: 274, content: 'On a straight road, Marek. With me beside him. I was asleep.' },
    ],
  },
  {
    key: 'crush-bus',
    author: 10,
    minutesAgo: 119712,
    type: 'post',
    content:
      'There’s a man on the 8.12 who reads real books and moves his bag before I’ve looked at the seat. That’s it. That’s the crush. He moves the bag.',
    tags: ['dating', 'public-transport'],
    audience: 'followers',
    likedBy: [1, 5, 13, 16, 22, 25],
    comments: [
      { author: 22, minutesAfter: 8, content: 'The bag! The BAG.' },
      { author: 25, minutesAfter: 154, content: 'As a professional driver I can confirm that is a good man.' },
      { author: 10, minutesAfter: 4505, content: 'Update: he’s reading poetry. I may have to change buses.' },
    ],
  },
  {
    key: 'support-worker-third',
    author: 23,
    minutesAgo: 141727,
    type: 'post',
    content: `Dating with a support worker at the next table, reading a newspaper upside down so as not to look.

She laughed at my joke before the date did. I’d spelled it out on the device and she could see the screen. Ruined the timing.

The date thought it was the funniest thing she’d ever seen. We’re going again. The newspaper has been retired.`,
    tags: ['dating', 'aac', 'support-workers'],
    audience: 'members',
    likedBy: [1, 2, 6, 9, 12, 16, 17, 18, 22, 28, 29],
    comments: [
      { author: 6, minutesAfter: 96, content: 'I’m adding “newspaper upside down” to the act, royalties to follow.' },
      { author: 29, minutesAfter: 116, content: 'That worker deserves a raise and a paper the right way up.' },
      { author: 28, minutesAfter: 141, content: 'Second date! Get on you.' },
    ],
  },
  {
    key: 'phone-hate',
    author: 24,
    minutesAgo: 163095,
    type: 'post',
    content: 'Things I’ll do to avoid making a phone call: drive there. Write a letter. Learn the subject. Move house.',
    tags: ['adhd', 'autism', 'phone'],
    audience: 'everyone',
    likedBy: [1, 3, 5, 7, 8, 14, 17, 18, 22, 23, 28, 29],
    comments: [
      { author: 3, minutesAfter: 392, content: 'I’ll do yours if you do my self-checkouts.' },
      { author: 28, minutesAfter: 580, content: 'I’ll do both if somebody carries the shopping.' },
      { author: 14, minutesAfter: 725, content: 'I made one phone call in 2024. It went well. I don’t plan another.' },
    ],
  },
  {
    key: 'neighbour-bins',
    author: 26,
    minutesAgo: 190438,
    type: 'post',
    content:
      'Ted’s started putting my bin out. I never asked. I’ve started doing his crossword. He never asked either. Neither of us has mentioned it. I believe this is what they call courting in Longreach, or else it’s just bin night.',
    tags: ['friends', 'remote-living'],
    audience: 'everyone',
    likedBy: [10, 11],
    comments: [
      { author: 7, minutesAfter: 132, content: 'Seven letters: “In no hurry.” PATIENT.' },
      { author: 11, minutesAfter: 139, content: 'Bev. BEV.' },
      { author: 26, minutesAfter: 152, content: 'Settle down. He’s got twelve down wrong in pen.' },
    ],
  },
  {
    key: 'pen-friend',
    author: 17,
    minutesAgo: 236712,
    type: 'post',
    content: `I write with a man in Perth who is also deafblind. We have never met. We send each other a small object with each letter and the other must guess it. This month: a thing with teeth, not a comb.

I have been guessing for nine days. I am very happy.`,
    tags: ['friends', 'deafblind', 'braille'],
    audience: 'members',
    likedBy: [2, 3, 6, 9, 12, 13, 22, 23, 29],
    comments: [
      { author: 13, minutesAfter: 7, content: 'A thing with teeth, not a comb, in Perth. A zip?' },
      { author: 17, minutesAfter: 123, content: 'Not a zip. Wendy, do not tell me if you meet him.' },
      { author: 12, minutesAfter: 166, content: 'A gear?' },
      { author: 17, minutesAfter: 809, content: 'I was a toolmaker. If it was a gear I’d have known in the envelope.' },
      {
        author: 17,
        minutesAfter: 8054,
        content: 'It was a quokka’s jaw. A plaster one, from the museum shop. I have lost to a quokka.',
      },
    ],
  },
];
