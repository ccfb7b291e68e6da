import type { DemoPost } from '../shapes.ts';

export const workStudy: DemoPost[] = [
  {
    key: 'standup-mute',
    author: 23,
    minutesAgo: 421,
    type: 'post',
    content: `Our team meeting has a rule now: questions go in writing the day before. I asked for it. It was an “adjustment”.

Everyone’s answers got better. The meeting got shorter. Three people have thanked me in the corridor like I’d brought cake.`,
    tags: ['work', 'aac'],
    audience: 'everyone',
    feeling: 'smug',
    likedBy: [1, 4, 6, 10, 16, 17, 21, 22, 24, 28, 29],
    comments: [
      {
        author: 10,
        minutesAfter: 105,
        content: 'I’m writing my final paper on exactly this and I’m quoting your corridor.',
      },
      {
        author: 24,
        minutesAfter: 205,
        content: 'As a person who only has thoughts in the shower afterwards: thank you from every team everywhere.',
      },
      { author: 1, minutesAfter: 209, content: 'We do this for test plans. The quiet ones find the worst bugs.' },
      { author: 23, minutesAfter: 374, content: 'The worst bug in ours was Kevin.' },
    ],
  },
  {
    key: 'nursery-mower',
    author: 21,
    minutesAgo: 3206,
    type: 'post',
    content: `I drove the ride-on mower.
My boss stood next to me.
I did 2 straight lines.
I did 1 line that was not straight.
I will do more next week.
That was goal 2.`,
    tags: ['easy-english', 'work'],
    audience: 'everyone',
    feeling: 'proud',
    likedBy: [1, 2, 4, 5, 6, 8, 9, 11, 12, 15, 16, 18, 19, 20, 23, 28, 29],
    comments: [
      { author: 1, minutesAfter: 26, content: 'Goals one and two DONE. How’s the roast?' },
      { author: 21, minutesAfter: 507, content: 'I am waiting for Danny’s steps.' },
      {
        author: 4,
        minutesAfter: 616,
        content: 'They’re coming, brother! Sending tonight. Page one is “wash your hands”.',
      },
      { author: 19, minutesAfter: 635, content: 'First straight line I ever mowed I was thirty. You’re ahead.' },
      { author: 5, minutesAfter: 759, content: 'Khoa asks: what model mower?' },
      { author: 21, minutesAfter: 763, content: 'It is green.' },
    ],
  },
  {
    key: 'group-assignment',
    author: 30,
    minutesAgo: 7550,
    type: 'post',
    content: `Group assignment, four people. One does the reading. One does the slides. One has “been really sick” but is on the ski page. I’m the one who’s been really sick and I’ve done the stats.

I’d like one group project in my life where nobody says “we weren’t sure you’d be up to it” after I’ve uploaded it.

#GroupWork #SendHelp`,
    tags: ['study', 'university', 'fnd'],
    audience: 'everyone',
    likedBy: [6, 8, 10, 11, 14, 15, 17, 22, 23, 24],
    comments: [
      {
        author: 10,
        minutesAfter: 13,
        content:
          'I now write the division of labour on day one and have everyone initial it. Law school ruins you but it does help.',
      },
      { author: 14, minutesAfter: 36, content: 'Did you check their reading?' },
      { author: 30, minutesAfter: 58, content: 'Oscar. I did. It was the wrong chapter.' },
      { author: 14, minutesAfter: 249, content: 'I thought so.' },
    ],
  },
  {
    key: 'interview-hand',
    author: 10,
    minutesAgo: 13300,
    type: 'post',
    content: `Clerkship interviews. You go down a line of partners and shake hands with each. I’ve one hand and it was holding the folder, so I just… bowed slightly, like a small ambassador.

The fourth one bowed back, very deep. He’d done it before I’d finished. I’d like to work for that one.`,
    tags: ['work', 'limb-difference', 'interviews'],
    audience: 'everyone',
    feeling: 'determined',
    likedBy: [1, 2, 3, 4, 5, 6, 7, 8, 13, 14, 16, 22, 24, 26],
    comments: [
      { author: 26, minutesAfter: 26, content: 'I go in stump first. Sorts them out quick.' },
      { author: 7, minutesAfter: 45, content: 'A bow is superior in every respect. No one’s palms are involved.' },
      { author: 10, minutesAfter: 5830, content: 'They rang. It’s the bowing firm. I start in the new year.' },
      { author: 4, minutesAfter: 6319, content: 'YES. Bolani for the whole floor.' },
    ],
  },
  {
    key: 'bakery-boss',
    author: 16,
    minutesAgo: 18962,
    type: 'post',
    content: `The new girl at work said “Do you get paid?”
I said “Yes. The same as you.”
She said “Oh good.”
Then we did the buns.
Some people think we do not get paid.
Ask. Get it in writing.`,
    tags: ['easy-english', 'work', 'rights'],
    audience: 'everyone',
    likedBy: [3, 4, 5, 6, 7, 10, 11, 12, 20, 21, 23, 24, 25, 29, 30],
    comments: [
      { author: 10, minutesAfter: 497, content: 'Everyone should read this one.' },
      { author: 21, minutesAfter: 1034, content: 'I get paid on Thursday.' },
      {
        author: 3,
        minutesAfter: 1053,
        content: 'I’ve put “Ask. Get it in writing.” by the computers, Sefina, next to your letter one.',
      },
      { author: 16, minutesAfter: 1068, content: 'I am famous at your library!' },
    ],
  },
  {
    key: 'voice-code',
    author: 28,
    minutesAgo: 29083,
    type: 'post',
    content: `How to write a line of code with your mouth, live from my kitchen:

“open bracket” — (
“snake user count” — user_count
“equals” — sequels
“no, equals” — nosequels
“scratch that” — scratch that
(swearing) — transcribed perfectly, first go, with punctuation

Shipped it at four. Tests green.`,
    tags: ['programming', 'voice-control', 'work'],
    audience: 'everyone',
    likedBy: [1, 6, 13, 14, 16, 17, 18, 19, 22, 23, 26],
    comments: [
      { author: 1, minutesAfter: 102, content: 'nosequels is a great variable name. Keep it.' },
      { author: 23, minutesAfter: 128, content: 'I would watch the film with no sequels.' },
      {
        author: 14,
        minutesAfter: 269,
        content:
          'Does the custom vocabulary weigh recent words more? It might learn “equals” if you corrected it in the same session.',
      },
      {
        author: 28,
        minutesAfter: 1751,
        content: 'Tried your trick, Oscar. It’s now forty out of forty. You’re hired.',
      },
    ],
  },
  {
    key: 'exam-room',
    author: 14,
    minutesAgo: 34891,
    type: 'question',
    title: 'Has anyone got a school to change the exam room clock?',
    content: `I am allowed a separate room for exams. The separate room has a clock that ticks. I can’t take it off the wall because it is “school property”. I asked if they could take the battery out and they said then how would I know the time.

I have a watch. It does not tick. What should I write?`,
    tags: ['study', 'exams', 'autism', 'sensory'],
    audience: 'everyone',
    acceptedComment: 0,
    likedBy: [5, 7, 10, 11, 12, 13, 15, 17, 22, 24, 26, 27, 30],
    comments: [
      {
        author: 7,
        minutesAfter: 55,
        content:
          'Offer them a silent clock, on loan, in exchange for theirs, for the day. Schools like a swap better than a removal. I have one in the cupboard and would post it.',
      },
      {
        author: 10,
        minutesAfter: 151,
        content:
          'And put it in writing with the word “adjustment”, copied to whoever signed off the room. Polite, two sentences.',
      },
      {
        author: 24,
        minutesAfter: 280,
        content:
          'Both. And say what it does, not just that it bothers you: “I lose my place in the question at each tick.” People can picture that.',
      },
      {
        author: 14,
        minutesAfter: 3194,
        content:
          'I wrote three sentences because I needed one for the swap. They agreed in 40 minutes. Billie, please do post the clock.',
      },
      { author: 7, minutesAfter: 4639, content: 'It left this morning, wrapped in a map of the Great Western Tiers.' },
    ],
  },
  {
    key: 'thesis-topic',
    author: 30,
    minutesAgo: 39134,
    type: 'post',
    content: `Honours topic (maybe): how sea urchins right themselves when they’re upside down. They do it with hundreds of tiny feet, badly, in no order, over several minutes, and nobody claps.

I have never felt so understood by an invertebrate.`,
    tags: ['study', 'sea', 'marine-science'],
    audience: 'everyone',
    likedBy: [1, 2, 7, 10, 11, 14, 15],
    comments: [
      { author: 24, minutesAfter: 12, content: 'Do it. I want to read the chapter called “badly, in no order”.' },
      { author: 7, minutesAfter: 330, content: 'I should like a copy in eighteen point.' },
      { author: 4, minutesAfter: 333, content: 'You know we eat those, right?' },
      { author: 30, minutesAfter: 348, content: 'Danny NO.' },
    ],
  },
  {
    key: 'standing-desk',
    author: 13,
    minutesAgo: 45048,
    type: 'post',
    content: `I do two clients sitting, one standing, one lying flat with the laptop on a bed tray. Nobody can tell which is which from the invoices.

The lying-down client gets my best work. It’s all horizontal from there.`,
    tags: ['work', 'chronic-pain', 'small-business'],
    audience: 'everyone',
    likedBy: [5, 6, 17, 18, 20, 23, 27, 28, 29],
    comments: [
      { author: 27, minutesAfter: 454, content: 'My whole portfolio is the lying-down client.' },
      { author: 6, minutesAfter: 483, content: 'I do claims in bed and call it “mobile”.' },
      {
        author: 29,
        minutesAfter: 623,
        content: 'As an OT I am legally obliged to ask about your neck. As a person: same.',
      },
    ],
  },
  {
    key: 'conference-badge',
    author: 1,
    minutesAgo: 66851,
    type: 'post',
    content: `Accessibility conference. Registration desk: too high. Lectern: too high. Stage: three steps. I was giving the talk about testing with disabled people.

So I gave it from the floor, with the whole audience turned round to face the wrong way. It’s on video. The best slide is my back view of the stage.`,
    tags: ['work', 'software-testing', 'conferences'],
    audience: 'everyone',
    likedBy: [2, 5, 6, 7, 8, 13, 14, 17, 21, 23, 24, 28],
    comments: [
      { author: 28, minutesAfter: 22, content: 'Brilliant. Send it.' },
      { author: 8, minutesAfter: 59, content: 'Was the interpreter in the shot too? I will watch for hands.' },
      {
        author: 1,
        minutesAfter: 139,
        content: 'She moved to the floor with me without being asked. Her name goes first in the credits.',
      },
    ],
  },
  {
    key: 'library-desk',
    author: 3,
    minutesAgo: 81469,
    type: 'post',
    content: `They built us a new service desk with a loop in it. I asked where the loop was. “Under the counter.” I asked if there was a sign. “It’s a bit big for the design.”

So I’ve knitted a sign. It says LOOP. It is very big and it doesn’t match.`,
    tags: ['work', 'libraries', 'hearing'],
    audience: 'everyone',
    likedBy: [],
    comments: [
      { author: 20, minutesAfter: 17, content: 'Pattern?' },
      {
        author: 9,
        minutesAfter: 163,
        content: 'A knitted sign has texture as well. You’ve accidentally done both of us.',
      },
      { author: 17, minutesAfter: 300, content: 'Send the measurements. I will carve one for my club.' },
    ],
  },
  {
    key: 'teach-auslan-corporate',
    author: 8,
    minutesAgo: 96942,
    type: 'post',
    content: `I taught a workshop at a bank. They asked, can we learn to sign “your call is important to us”?

I said: no. I’ll teach you “wait”, “sorry” and “I will come back”. Use them. Then mean them.`,
    tags: ['auslan', 'work', 'teaching'],
    audience: 'everyone',
    likedBy: [1, 2, 3, 6, 10, 11, 13, 15, 17, 21, 23, 25],
    comments: [
      { author: 13, minutesAfter: 21, content: 'The whole banking industry could stop there.' },
      { author: 25, minutesAfter: 252, content: 'I would also like these in taxi form.' },
      { author: 1, minutesAfter: 361, content: '“Then mean them” should be on the wall, in lights.' },
    ],
  },
  {
    key: 'clever-not-brave',
    author: 18,
    minutesAgo: 115962,
    type: 'post',
    content: `Client today: “You’re so brave, doing that.”

It’s a power point. I turned it off first.`,
    tags: ['work', 'trades', 'words'],
    audience: 'everyone',
    likedBy: [2, 4, 5, 6, 8, 10, 13, 16, 17, 21, 23, 28, 29],
    comments: [
      { author: 28, minutesAfter: 16, content: 'I’m brave because I eat lunch.' },
      { author: 10, minutesAfter: 34, content: 'I’m brave because I stood up in court. Everyone stands up in court.' },
      {
        author: 6,
        minutesAfter: 37,
        content: 'I told a joke and someone called me brave. She hadn’t laughed. It really was.',
      },
      { author: 18, minutesAfter: 39, content: 'Samir 😂' },
    ],
  },
  {
    key: 'quit-the-job',
    author: 22,
    minutesAgo: 143496,
    type: 'post',
    content: `Nine years ago today I left a job by walking out to get milk. It was a very long milk. Hospital, my aunt’s floor, two winters.

Today I run a group for people who are mid-milk. We don’t talk about getting back to normal. We talk about what’s in the fridge, who’s got your keys, what would make Wednesday all right.

I did eventually get the milk. I wrote to the old boss and told her. She’d kept my mug.`,
    tags: ['work', 'bipolar', 'peer-support'],
    audience: 'members',
    contentWarning: 'leaving work because of mental illness, years ago',
    likedBy: [1, 3, 5, 6, 9, 10, 11, 13, 21, 23, 25, 27],
    comments: [
      { author: 27, minutesAfter: 10, content: 'She’d kept your mug.' },
      {
        author: 11,
        minutesAfter: 25,
        content: '“Mid-milk.” I’m going to be very careful with this and use it only for people I love.',
      },
      {
        author: 3,
        minutesAfter: 95,
        content: 'Good mob to have in your corner, Kavindi. Glad you came back for the mug.',
      },
    ],
  },
  {
    key: 'study-jars',
    author: 14,
    minutesAgo: 157751,
    type: 'post',
    content: `How I do my assignments. Jar A has the tasks, one on each slip. Jar B is for done ones. When I am stuck I take one slip without looking.

It works because the choosing was the problem.`,
    tags: ['study', 'autism', 'planning'],
    audience: 'members',
    likedBy: [5, 7, 8, 9, 13, 22, 24, 26],
    comments: [
      { author: 24, minutesAfter: 342, content: 'The choosing IS the problem. I’ve just got two jars out.' },
      { author: 22, minutesAfter: 368, content: 'There’s a jar movement on this site and I started it by accident.' },
    ],
  },
  {
    key: 'first-pay-lunch',
    author: 21,
    minutesAgo: 213636,
    type: 'post',
    content: `I paid for lunch.
It was 3 lunches.
One for me, one for Kim, one for Mum.
The lady gave the change to Mum.
Mum gave it to me.
I said “It was my money.”
The lady said sorry.
It was OK after that.`,
    tags: ['easy-english', 'work', 'family'],
    audience: 'everyone',
    feeling: 'proud',
    likedBy: [2, 3, 4, 5, 6, 7, 9, 16, 18, 20, 22, 23, 25, 26],
    comments: [
      { author: 20, minutesAfter: 6, content: 'It was a very good lunch.' },
      { author: 16, minutesAfter: 25, content: 'That was your money AND your word.' },
      {
        author: 18,
        minutesAfter: 33,
        content: 'They hand my change to people I don’t know, mate. You handled it better than I do.',
      },
    ],
  },
];
