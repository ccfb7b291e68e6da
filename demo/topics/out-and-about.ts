import type { DemoTopic } from '../shapes.ts';

/** Getting around, work, study and health. */
export const outAndAbout: readonly DemoTopic[] = [
  {
    author: 1,
    forum: 4,
    type: 'discussion',
    title: 'What do you do while the lift is out?',
    minutesAgo: 4_700,
    content: `Ours has been “awaiting parts” for so long that somebody has drawn a little calendar on the notice. I have become very good at meeting people in the lobby.

Tell me what you do: the practical, the petty and the inspired.`,
    tags: ['lifts', 'access', 'home'],
    likedBy: [2, 6, 8, 9, 12, 13, 18, 22, 23, 27, 28],
    replies: [
      { author: 6, minutesAfter: 12, content: 'I hold meetings downstairs and make the others carry the biscuits.' },
      {
        author: 18,
        minutesAfter: 30,
        content:
          'Ask to see the maintenance contract. There is usually a response time in it that nobody has read since it was signed.',
      },
      {
        author: 27,
        minutesAfter: 44,
        content:
          'A neighbour and I have a rope and a basket. Bread goes up. Rubbish comes down. Nobody has asked permission.',
      },
      {
        author: 9,
        minutesAfter: 70,
        content: 'Biscotti and I take the stairs as a matter of principle and regret it by the third floor.',
      },
      {
        author: 1,
        minutesAfter: 88,
        content: 'The basket! I have a balcony and no shame.',
        to: 3,
        quote: 'A neighbour and I have a rope and a basket.',
      },
      { author: 12, minutesAfter: 160, content: 'I drove cranes. Please let me look at your knots.', to: 5 },
      {
        author: 27,
        minutesAfter: 175,
        content: 'They are very good knots. My grandfather fished.',
        to: 6,
        quote: 'Please let me look at your knots.',
      },
      {
        author: 23,
        minutesAfter: 300,
        content:
          'I wrote to the owners’ committee every day for nine days. Same letter, new number at the top. On day ten it was fixed. I had day eleven ready.',
      },
      {
        author: 22,
        minutesAfter: 420,
        content: 'I made friends with the man at number two and now I have a second living room.',
      },
      { author: 13, minutesAfter: 500, content: 'Number two is always where the good biscuits are.', to: 9 },
      {
        author: 8,
        minutesAfter: 700,
        content:
          'At the school we put the staff meeting where I could get to it. It turned out that everybody preferred the library.',
      },
      {
        author: 2,
        minutesAfter: 1300,
        content: 'Read the calendar on your notice out on my show last night. Three calls. All of them knew the lift.',
      },
      { author: 1, minutesAfter: 1330, content: 'Famous for the wrong reason, as always.', to: 12 },
      {
        author: 28,
        minutesAfter: 1500,
        content:
          'If it is the same part each time, ask why there is not a spare on the shelf. In the mine we had a name for people who kept no spares.',
      },
      {
        author: 18,
        minutesAfter: 1525,
        content: 'What was the name?',
        to: 14,
        quote: 'we had a name for people who kept no spares',
      },
      { author: 28, minutesAfter: 1560, content: 'Management.', to: 15 },
      {
        author: 6,
        minutesAfter: 1580,
        content: 'And there is my opening line for Thursday. You will be credited, Col.',
        to: 16,
        quote: 'Management.',
      },
      {
        author: 1,
        minutesAfter: 2700,
        content: 'The response time was in the contract. It had passed. I have sent Rosa’s sentence with a date in it.',
        to: 2,
      },
      { author: 18, minutesAfter: 2720, content: 'Excellent. Now wait with your basket.', to: 18 },
      { author: 22, minutesAfter: 3100, content: 'Please keep the basket when it is fixed.', to: 19 },
      { author: 27, minutesAfter: 3150, content: 'Ours has a name now. It is called Express.', to: 20 },
    ],
  },
  {
    author: 28,
    forum: 4,
    type: 'discussion',
    title: 'Flying with a powerchair battery, step by step',
    minutesAgo: 17_300,
    content: `Kalgoorlie to Hobart and back, chair intact. This is the order that I would do it in again.

First, find the label on the battery and photograph it. Everybody will ask for what it says, and none of them in the same words.

Then ring the airline, say what the label says, and ask them to write it into the booking. Ask for the reference of the note.

On the day, be there when they load it if they let you. I tape a sheet to the seat: how to free the brakes, where to lift, where never to lift.`,
    tags: ['flying', 'powerchair', 'travel'],
    likedBy: [1, 2, 3, 6, 7, 12, 18, 29, 30],
    replies: [
      {
        author: 1,
        minutesAfter: 60,
        content:
          'The sheet on the seat is the best idea in this. Mine has a drawing, because the brakes look like a handle.',
      },
      {
        author: 3,
        minutesAfter: 180,
        content:
          'Small airports are kinder and have less room. Ask whether the lift for the chair is there that day or on loan.',
      },
      {
        author: 28,
        minutesAfter: 200,
        content: 'On loan! Yes. Ask that. I once waited for one that was in another town.',
        to: 2,
        quote: 'there that day or on loan',
      },
      {
        author: 7,
        minutesAfter: 900,
        content:
          'Welcome to Hobart, belatedly. The ramp at the waterfront is steeper than it looks on any map, and I have drawn some of the maps.',
      },
    ],
  },
  {
    author: 9,
    forum: 4,
    type: 'question',
    title: 'Level crossing with a new beep: who do I ask what it means?',
    minutesAgo: 12_600,
    content:
      'There are two beeps now where there was one. One of them means go. I would like to know which before the guide dog and I form a theory.',
    tags: ['blind', 'crossings', 'guide-dog'],
    likedBy: [2, 3, 17, 23],
    replies: [
      {
        author: 2,
        minutesAfter: 30,
        content:
          'Council first, then the roads people, then each of them will say it is the other. Write to both in one email so they can watch each other read it.',
      },
      {
        author: 23,
        minutesAfter: 100,
        content:
          'Policy person here: ask which standard the signal follows, and where you can read it. It makes you sound like trouble, in the useful way.',
      },
    ],
  },
  {
    author: 25,
    forum: 4,
    type: 'discussion',
    title: 'From a taxi driver: what I wish passengers would tell me',
    minutesAgo: 26_900,
    content: `I have driven a long time and I am still learning. Please just say it. “Talk to me, not to my friend.” “Don't touch the chair.” “Slow at the corners.” I will not be offended. I would rather know at the kerb than at the lights.

What do you wish drivers knew?`,
    tags: ['taxis', 'transport'],
    likedBy: [1, 6, 8, 9, 12, 13, 22, 23, 26, 28],
    replies: [
      {
        author: 8,
        minutesAfter: 25,
        content: 'Turn around when the car has stopped. I read faces, not the backs of heads.',
      },
      {
        author: 23,
        minutesAfter: 60,
        content: 'Wait for the sentence. It is coming. It is worth it about half the time.',
      },
      {
        author: 25,
        minutesAfter: 75,
        content: 'My daughter says I should sign “stopped” in the mirror. I practise at red lights.',
        to: 1,
      },
      { author: 8, minutesAfter: 90, content: 'Your daughter is right. As usual.', to: 3 },
      {
        author: 26,
        minutesAfter: 1200,
        content: 'Help with the bag, not with the leg. The leg and I have an arrangement.',
      },
    ],
  },
  {
    author: 6,
    forum: 5,
    type: 'question',
    title: 'Captions on a work call: who turns them on?',
    minutesAgo: 6_700,
    content:
      'Is it the host, or me? And do the others see that I did? I would rather decide for myself when I explain my speech to nine people.',
    tags: ['work', 'captions', 'meetings'],
    likedBy: [1, 3, 8, 10, 13, 28],
    accepted: 1,
    replies: [
      {
        author: 1,
        minutesAfter: 40,
        content: `In the ones that I test for a living: each person can usually turn captions on for themselves, and nobody is told. What the host may have to do is allow them, once, in the settings of the meeting or of the whole firm.

So ask whoever runs the system, not whoever runs the meeting. Then it is there for everybody, and no one has to explain anything to nine people.`,
      },
      {
        author: 8,
        minutesAfter: 100,
        content:
          'And if a meeting is recorded, look at the captions afterwards. Ours turned “Auslan interpreter” into “ours land in Peter”. We now have a Peter.',
      },
      {
        author: 6,
        minutesAfter: 130,
        content:
          'They were allowed all along. They were under a menu called “More”. Thank you, and my regards to Peter.',
        to: 1,
      },
    ],
  },
  {
    author: 10,
    forum: 5,
    type: 'discussion',
    title: 'Do you tell them at the interview?',
    minutesAgo: 19_700,
    content: `Clerkship season. I have one hand and a good suit. I used to say nothing and watch them not look. Lately I say one sentence at the start, so that we can all get on with it.

What is your sentence, or why don't you have one?`,
    tags: ['work', 'interviews'],
    likedBy: [1, 6, 11, 13, 18, 23, 24, 30],
    replies: [
      { author: 6, minutesAfter: 20, content: '“I speak slowly. You are welcome to take notes.”' },
      {
        author: 24,
        minutesAfter: 70,
        content: 'I ask for the questions the day before. If they say no, I have learnt about them for nothing.',
      },
      {
        author: 30,
        minutesAfter: 400,
        content: 'I put the sticks where they can see the stickers, and let the stickers start it.',
      },
      { author: 10, minutesAfter: 440, content: 'I may need a sticker.', to: 3 },
      {
        author: 18,
        minutesAfter: 1000,
        content: '“Where do you keep the step stool?” It tells me everything about the workshop.',
      },
      {
        author: 13,
        minutesAfter: 2100,
        content:
          'I never told mine, and then had to, on a bad day, in a hurry. If I did it again I would tell them on a good day.',
      },
    ],
  },
  {
    author: 14,
    forum: 5,
    type: 'question',
    title: 'TAFE or uni for somebody who likes weather and not crowds?',
    minutesAgo: 13_900,
    content: `I want to study weather. I have compared the timetables. One has lectures in a hall with 300 seats. One has a class of 16 and a roof you can go onto.

I think I know the answer, but I would like to hear from people who did one and then the other.`,
    tags: ['study', 'autism', 'tafe'],
    likedBy: [7, 15, 24, 30],
    replies: [
      {
        author: 24,
        minutesAfter: 35,
        content:
          'I did the hall. I sat on the stairs by the exit for three years and it was fine. But I would have liked the roof.',
      },
      { author: 30, minutesAfter: 90, content: 'Ask both about recordings. The hall is better from bed.' },
      {
        author: 15,
        minutesAfter: 600,
        content: 'you can also start with the roof and go to the hall later. my cousin did that with nursing',
      },
      { author: 7, minutesAfter: 700, content: 'The roof, Oscar. There is always a second year for halls.' },
    ],
  },
  {
    author: 27,
    forum: 6,
    type: 'discussion',
    title: 'Pacing, and what you tell people instead of “I’m tired”',
    minutesAgo: 7_900,
    content: `“Tired” is what people are after a wedding. I need another word for what I am after a shower.

I have tried “flat”, “out of coins” and “the shop is shut”. The shop works best. People know not to rattle the door.`,
    tags: ['fatigue', 'pacing', 'language'],
    likedBy: [1, 3, 7, 10, 13, 19, 22, 24, 30],
    replies: [
      { author: 19, minutesAfter: 15, content: '“The tank is low, and the bowser is in town.”' },
      {
        author: 30,
        minutesAfter: 50,
        content: '“I have used today.” Past tense. It ends the conversation beautifully.',
      },
      {
        author: 13,
        minutesAfter: 110,
        content: 'I show Mum a number on my fingers. No words needed, and she can see it from the kitchen.',
      },
      {
        author: 27,
        minutesAfter: 130,
        content: 'Numbers! Then nobody can argue with the adjective.',
        to: 3,
        quote: 'I show Mum a number on my fingers.',
      },
      {
        author: 22,
        minutesAfter: 800,
        content: 'The shop is shut, and the owner is in the back, and she is fine, she is counting stock.',
      },
    ],
  },
  {
    author: 22,
    forum: 6,
    type: 'discussion',
    title: 'Small good things, this week',
    minutesAgo: 9_300,
    pinned: true,
    content: 'I opened a jar. That is the post. Add yours below, any size.',
    tags: ['good-news'],
    likedBy: [1, 2, 5, 7, 8, 9, 13, 16, 20, 21, 26, 27, 30],
    replies: [
      { author: 21, minutesAfter: 30, content: 'Kim came to the nursery. We had lunch under the big shade cloth.' },
      {
        author: 5,
        minutesAfter: 65,
        content: 'He tried a new noodle. He did not eat it. But he let it stay on the plate.',
      },
      { author: 17, minutesAfter: 200, content: 'A letter came in braille from the bank. I did not have to ask.' },
      {
        author: 9,
        minutesAfter: 240,
        content: 'That is not small, Marek. Which bank? No, don’t tell us. Tell us in person.',
        to: 3,
        quote: 'I did not have to ask.',
      },
      {
        author: 16,
        minutesAfter: 700,
        content: 'My boss said my rolls were the best ones on the tray. Then she ate two.',
      },
      {
        author: 12,
        minutesAfter: 1900,
        content: 'Remembered the dentist without the alarm. The alarm then went off in the chair.',
      },
      {
        author: 20,
        minutesAfter: 2500,
        content: 'Sold a shirt with magnets to somebody in Darwin. She wrote back that she did it up by herself.',
      },
      { author: 26, minutesAfter: 4000, content: 'One rose. In this. I rang my sister.' },
      {
        author: 30,
        minutesAfter: 6000,
        content:
          'Walked to the rock pool, looked at an urchin, walked home. It had not moved. We were both very happy.',
      },
      {
        author: 22,
        minutesAfter: 6100,
        content: 'I read this whole list at the bus stop and missed the bus. Worth it.',
      },
    ],
  },
];
