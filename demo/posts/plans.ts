import type { DemoPost } from '../shapes.ts';

export const plans: DemoPost[] = [
  {
    key: 'plan-highlighter',
    author: 5,
    minutesAgo: 190,
    type: 'post',
    content: `Plan meeting tomorrow. I have the folder, the tabs, the highlighters and a list called “Things I am not going to apologise for”.

Khoa has added one item in his own writing: VACUM (SIDE BRUSH).`,
    tags: ['ndis', 'parenting', 'plan-meeting'],
    audience: 'everyone',
    feeling: 'ready',
    likedBy: [1, 3, 4, 10, 11, 17, 18, 19, 20, 21, 22, 23, 25, 27, 29],
    comments: [
      { author: 29, minutesAfter: 34, content: 'He’s right about the side brush.' },
      {
        author: 1,
        minutesAfter: 74,
        content:
          'Take someone whose only job is to write down what they say. It doesn’t need to be an expert. It needs to be a person with a pen.',
      },
      { author: 5, minutesAfter: 129, content: 'My sister is coming. She writes very fast and frowns beautifully.' },
      {
        author: 25,
        minutesAfter: 156,
        content: 'Good luck from one school-gate parent to another. Eat first. I did not eat first, last time.',
      },
      {
        author: 20,
        minutesAfter: 166,
        content: 'Thirty years of meetings and the best thing I ever did was bring a biscuit for myself.',
      },
    ],
  },
  {
    key: 'three-things-meeting',
    author: 1,
    minutesAgo: 8803,
    type: 'post',
    title: 'Three things I do before a plan meeting',
    content: `Not advice, just what has worked for me after nine of these.

1. I keep a plain diary for one ordinary week. Not the worst week, not the best. Who helped, for how long, with what. It is dull and it is the most useful thing in the folder.

2. I write my goals the way I would say them to a friend. “Get to the pool and back without asking my brother” went further than the version with the word “capacity” in it.

3. I decide beforehand what I will say when I don’t know. “I’d like to think about that and send it in writing” is a complete answer.

And I ask for the notes in a format I can use. Mine is ordinary text. Yours may be large print, Auslan, Easy Read, audio. You do not have to say why.`,
    tags: ['ndis', 'plan-meeting'],
    audience: 'everyone',
    likedBy: [2, 3, 5, 6, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 28, 29, 30],
    comments: [
      {
        author: 13,
        minutesAfter: 16,
        content: 'The dull diary! Mine is in a spreadsheet because of who I am as a person.',
      },
      {
        author: 17,
        minutesAfter: 27,
        content:
          'I ask for braille. The first time it came printed, on paper, flat, a picture of braille. I have it framed.',
      },
      { author: 1, minutesAfter: 31, content: 'Marek. Oh no. Marek.' },
      { author: 17, minutesAfter: 47, content: 'I show it to all visitors. They may touch it.' },
      { author: 10, minutesAfter: 53, content: '“I’d like to send it in writing” is also good in a tutorial.' },
      {
        author: 21,
        minutesAfter: 76,
        content: 'I said I want to go to the footy with Kim and not Mum. They wrote it down.',
      },
      { author: 20, minutesAfter: 85, content: 'They did. I was sitting right there.' },
      { author: 16, minutesAfter: 226, content: 'I asked for Easy Read. They sent it. I read it by myself.' },
    ],
  },
  {
    key: 'review-waiting',
    author: 30,
    minutesAgo: 12658,
    type: 'post',
    content: `Day 61 of “your request is being considered”.

I’m fine, mostly. I just notice I have stopped planning anything past next week, like somebody put a fence across the calendar. Not after solutions. I just wanted to say it somewhere people know what sort of fence it is.`,
    tags: ['ndis', 'waiting', 'mental-health'],
    audience: 'members',
    feeling: 'low-battery',
    contentWarning: 'waiting on a decision, feeling low about it',
    likedBy: [1, 2, 10, 11, 22, 24, 27, 28, 29],
    comments: [
      {
        author: 22,
        minutesAfter: 155,
        content: 'I know the fence. I’m on the other side of the same paddock, waving.',
      },
      { author: 27, minutesAfter: 165, content: 'Waiting takes energy and nobody counts it. I count it.' },
      { author: 1, minutesAfter: 170, content: 'Here, and not going to suggest anything. How was the sea this week?' },
      {
        author: 30,
        minutesAfter: 659,
        content: 'Flat and green and full of salps. Like swimming through bubble wrap.',
      },
      { author: 1, minutesAfter: 771, content: 'That’s the best sentence I’ve read all day.' },
    ],
  },
  {
    key: 'plan-photo-goal',
    author: 21,
    minutesAgo: 19096,
    type: 'post',
    content: `My new plan came.
It has my goals in it.
Goal 1: Go to the footy with Kim.
Goal 2: Learn to drive the ride-on mower at work.
Goal 3: Cook a roast.
I am doing goal 3 first.`,
    tags: ['ndis', 'easy-english', 'goals'],
    audience: 'everyone',
    likedBy: [1, 3, 4, 5, 6, 8, 10, 14, 16, 19, 20, 22, 24, 26, 27, 30],
    comments: [
      { author: 4, minutesAfter: 66, content: 'What kind of roast, brother?' },
      { author: 21, minutesAfter: 117, content: 'Chicken.' },
      { author: 4, minutesAfter: 545, content: 'Good start. Dry the skin with paper towel. That is the whole secret.' },
      { author: 20, minutesAfter: 653, content: 'He means after you take it out of the bag, Peter.' },
      { author: 21, minutesAfter: 659, content: 'MUM.' },
    ],
  },
  {
    key: 'plan-words',
    author: 10,
    minutesAgo: 31787,
    type: 'post',
    content: `Law student reading her own plan:

“Will be supported to explore options to build capacity towards increased independence in meal preparation.”

I can already cook. I need a chopping board with spikes.`,
    tags: ['ndis', 'language', 'study'],
    audience: 'everyone',
    likedBy: [1, 2, 5, 6, 7, 13, 14, 16, 22, 26, 29, 30],
    comments: [
      {
        author: 29,
        minutesAfter: 18,
        content:
          'That is the sentence, though. “I need a chopping board with spikes so I can cook for myself without holding the onion.” Send that one.',
      },
      {
        author: 10,
        minutesAfter: 35,
        content: 'I did! My mother added “and she cooks very well” at the bottom by hand.',
      },
      { author: 7, minutesAfter: 46, content: 'The passive voice is how you tell nobody is going to do it.' },
      { author: 13, minutesAfter: 319, content: 'I would frame your mother’s handwriting.' },
    ],
  },
  {
    key: 'plan-manager-switch',
    author: 19,
    minutesAgo: 42062,
    type: 'question',
    title: 'Self-managing: how much paperwork is it really?',
    content: `My daughter reckons I should manage my own plan because I already do the farm books. I reckon that’s exactly why I shouldn’t.

For those who do it: what does an ordinary week look like? Not the horror week. The ordinary one.`,
    tags: ['ndis', 'self-managing', 'farming'],
    audience: 'members',
    acceptedComment: 0,
    likedBy: [2, 5, 13, 21, 27, 28],
    comments: [
      {
        author: 13,
        minutesAfter: 13,
        content:
          'Bookkeeper here, self-managed for four years. Ordinary week for me: about half an hour on Friday. One folder, one account that nothing else goes through, and I photograph each invoice the minute it arrives. The horror week is what happens when I don’t.',
      },
      {
        author: 28,
        minutesAfter: 156,
        content:
          'I plan-manage through someone and it means one email instead of twelve. Worth it for me, because every email is dictated and the microphone hates the word “invoice”.',
      },
      { author: 19, minutesAfter: 179, content: '“In voice.” Ha.' },
      { author: 28, minutesAfter: 205, content: '“Ink noise.” It has been “ink noise” for six years.' },
      { author: 19, minutesAfter: 232, content: 'Right. Friday half hour I can do. Ta Wendy.' },
    ],
  },
  {
    key: 'coordinator-leaves',
    author: 11,
    minutesAgo: 59235,
    type: 'post',
    content: `Our third support coordinator in two years has moved on to “an exciting opportunity”.

I’ve made a page called Rob On One Page. What he likes, what he can’t abide, how he takes his tea, what to do if he goes quiet. The new one can read it in the car park. I am not telling the story a fourth time.`,
    tags: ['ndis', 'support-coordination', 'carers'],
    audience: 'members',
    likedBy: [2, 5, 12, 20, 21, 24, 29, 30],
    comments: [
      { author: 20, minutesAfter: 142, content: 'I have Peter On One Page! He edits it in pen.' },
      { author: 21, minutesAfter: 199, content: 'I took out “shy”.' },
      { author: 24, minutesAfter: 666, content: 'I’m making one of these for me. What are your headings?' },
      { author: 11, minutesAfter: 687, content: 'Good Day. Bad Day. Please Do. Please Don’t. Tea.' },
      { author: 24, minutesAfter: 793, content: 'Tea gets its own heading. Perfect document.' },
      {
        author: 12,
        minutesAfter: 1062,
        content:
          'Rob’s a lucky man. I’ve one like that on the fridge, for myself, for when I forget who I am before coffee.',
      },
    ],
  },
  {
    key: 'quote-three',
    author: 23,
    minutesAgo: 78158,
    type: 'post',
    content: `I need three quotes for a mount for my device.

There are two companies in the country that make one.

I have asked the second one to quote twice in a different hat.`,
    tags: ['ndis', 'assistive-technology', 'aac'],
    audience: 'everyone',
    likedBy: [1, 4, 5, 10, 14, 17, 24, 28, 29, 30],
    comments: [
      {
        author: 28,
        minutesAfter: 76,
        content: 'I once got a quote from a bloke in a shed and he was the best of the three.',
      },
      {
        author: 29,
        minutesAfter: 189,
        content: 'I have written the sentence “There is no third supplier” so many times it is a keyboard shortcut.',
      },
      { author: 1, minutesAfter: 205, content: 'What’s the shortcut?' },
      { author: 29, minutesAfter: 253, content: ';sigh' },
    ],
  },
  {
    key: 'ndis-easy-letter',
    author: 16,
    minutesAgo: 98910,
    type: 'post',
    content: `I got a letter.
It had 4 pages.
I did not understand it.
I rang up. I said “Please send it in Easy Read.”
The lady said “I can read it to you.”
I said “No thank you. I want to read it.”
She sent it.
You can ask too.`,
    tags: ['easy-english', 'ndis', 'self-advocacy'],
    audience: 'everyone',
    likedBy: [2, 3, 4, 5, 8, 11, 14, 15, 20, 21, 23, 24, 25, 28, 29],
    comments: [
      {
        author: 3,
        minutesAfter: 20,
        content: 'Good on you, Sefina. I’m putting this on the library noticeboard if you say yes.',
      },
      { author: 16, minutesAfter: 27, content: 'Yes. Put my name.' },
      { author: 21, minutesAfter: 48, content: 'I will ask too.' },
      {
        author: 8,
        minutesAfter: 125,
        content: 'Same with Auslan. They say “we can write it down”. English is not my easy. You said it well.',
      },
    ],
  },
  {
    key: 'fair-price-onion',
    author: 18,
    minutesAgo: 109605,
    type: 'post',
    content: `Ordinary step stool from the hardware shop: fine.

Same step stool, in beige, with the word “mobility” on the box: I’m going to need to sit down. On the first stool. #BeigeTax`,
    tags: ['assistive-technology', 'home', 'humour'],
    audience: 'members',
    likedBy: [1, 4, 6, 10, 13, 16, 23, 28, 29],
    comments: [
      { author: 13, minutesAfter: 25, content: 'Beige costs extra. It’s the sadness.' },
      { author: 28, minutesAfter: 93, content: 'Put the word “tactical” on it and it’s camping gear, triple again.' },
      { author: 18, minutesAfter: 162, content: 'Tactical Mobility Stool. I’ll wear a cape.' },
    ],
  },
  {
    key: 'support-worker-new',
    author: 6,
    minutesAgo: 126898,
    type: 'post',
    content: `New support worker, first shift. Very keen. Asked me what my goals are.

Mate, it’s seven in the morning. My goal is trousers.`,
    tags: ['support-workers', 'humour'],
    audience: 'members',
    likedBy: [1, 2, 4, 8, 9, 16, 18, 23, 25, 26, 29],
    comments: [
      { author: 9, minutesAfter: 15, content: '“My goal is trousers” on a mug, please.' },
      { author: 1, minutesAfter: 20, content: 'I would like this recorded in the official plan.' },
      { author: 6, minutesAfter: 37, content: 'Goal met at 7.20, with minimal assistance.' },
      { author: 23, minutesAfter: 545, content: 'Evidence?' },
    ],
  },
  {
    key: 'plan-translation',
    author: 25,
    minutesAgo: 140044,
    type: 'post',
    content: `My wife reads Bangla, I read English so-so, Nadia thinks in Auslan. One plan, three languages, and the plan itself is in a fourth which is called “Plan”.

We read it together at the table. I do English to Bangla. Nadia does the pictures. It takes two hours and then everyone understands, even her grandmother, who had questions.`,
    tags: ['ndis', 'language', 'parenting'],
    audience: 'members',
    likedBy: [3, 5, 8, 10, 13, 14, 22],
    comments: [
      {
        author: 5,
        minutesAfter: 392,
        content: 'We do this with Vietnamese. My mother’s questions are always better than mine.',
      },
      {
        author: 25,
        minutesAfter: 402,
        content: '“Why do they say support so many times and never say who?” That was hers.',
      },
      { author: 29, minutesAfter: 409, content: 'Your mother-in-law should run workshops.' },
      {
        author: 8,
        minutesAfter: 418,
        content: 'Nadia does the pictures! Tell her from me: excellent interpreter work.',
      },
    ],
  },
  {
    key: 'therapy-report-length',
    author: 29,
    minutesAgo: 162157,
    type: 'post',
    content: `Speaking as someone who writes the reports: I have started putting one page at the front, in plain words, addressed to the person it is about. “Dear Samina, here is what I saw, here is what I am asking for, tell me if I got it wrong.”

Two people have told me I got it wrong. Best two reports I have done.`,
    tags: ['ndis', 'occupational-therapy', 'plain-words'],
    audience: 'everyone',
    likedBy: [1, 5, 9, 10, 13, 14, 16, 21, 22, 23],
    comments: [
      {
        author: 1,
        minutesAfter: 20,
        content: 'More of this. I have read reports about me that I didn’t recognise until page six.',
      },
      {
        author: 10,
        minutesAfter: 30,
        content: 'Is there a template? Asking as someone who’ll be writing letters for a living next year.',
      },
      { author: 29, minutesAfter: 36, content: 'The template is “Dear” and then their name. The rest follows.' },
      {
        author: 23,
        minutesAfter: 203,
        content: 'Mine once said I was “non-verbal but pleasant”. I typed a reply. It was verbal and not pleasant.',
      },
    ],
  },
  {
    key: 'budget-jar',
    author: 22,
    minutesAgo: 193914,
    type: 'post',
    content: `My psychologist hours for the year, as coloured beads in a jar. Each time I go, I move one to the other jar.

It is the only budget I have ever kept to, because I can see it from the couch.`,
    tags: ['ndis', 'planning', 'mental-health'],
    audience: 'members',
    likedBy: [1, 3, 7, 8, 10, 13],
    comments: [
      { author: 12, minutesAfter: 39, content: 'I do this with tablets and with arguments.' },
      { author: 13, minutesAfter: 84, content: 'As a bookkeeper: this is a ledger. You have made a beautiful ledger.' },
      { author: 22, minutesAfter: 204, content: 'Does your cat know you’re complimenting other ledgers?' },
    ],
  },
  {
    key: 'first-plan-ever',
    author: 26,
    minutesAgo: 214963,
    type: 'post',
    content: `They told me there’s money in my plan for a physiotherapist.

There is no physiotherapist. Nearest one comes through every sixth week if the road’s open. So I have a plan full of money and nobody to give it to, which my late husband would have called a nice problem and it isn’t.`,
    tags: ['ndis', 'remote-living'],
    audience: 'everyone',
    likedBy: [2, 3, 4, 5, 10, 13, 19, 28],
    comments: [
      { author: 28, minutesAfter: 26, content: 'Thin markets, they call it. I call it Kalgoorlie.' },
      {
        author: 3,
        minutesAfter: 31,
        content:
          'Same in the Centre. We’ve started booking the visiting ones for three people the same morning so the trip’s worth it to them.',
      },
      { author: 26, minutesAfter: 103, content: 'Now that’s sense. There’s four of us in town. I’ll ring round.' },
      { author: 26, minutesAfter: 1555, content: 'Rang round. There’s six of us!' },
    ],
  },
  {
    key: 'code-review-plan',
    author: 28,
    minutesAgo: 255611,
    type: 'post',
    content: `Ran my plan through the same checks I’d run on code.

Duplicate sections: 3
Variables declared and never used: “social participation”
Infinite loop: yes, see “evidence”
Comments: none
Would I approve it: send it back with love`,
    tags: ['ndis', 'programming', 'humour'],
    audience: 'members',
    likedBy: [1, 6, 9, 13, 14, 23, 26],
    comments: [
      { author: 1, minutesAfter: 9, content: 'Request changes. Reviewer: Preston.' },
      {
        author: 23,
        minutesAfter: 14,
        content:
          'Undefined behaviour on page nine. It refers to “the carer”. I do not have “the carer”. Who is in my house?',
      },
      { author: 14, minutesAfter: 52, content: 'Did it have tests?' },
      { author: 28, minutesAfter: 76, content: 'It’s all tests, mate. I’m the one being tested.' },
    ],
  },
];
