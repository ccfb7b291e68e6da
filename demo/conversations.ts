/** A line of a conversation: who wrote it, how long ago, and what. */
export interface DemoMessage {
  readonly from: number;
  readonly minutesAgo: number;
  readonly text: string;
}

export interface DemoConversation {
  /** A group has a title; two people have none. */
  readonly title?: string;
  /** Who began it comes first. */
  readonly people: readonly number[];
  readonly messages: readonly DemoMessage[];
  /** Messages at the end that the demo member has not read. */
  readonly unread?: number;
  /** Somebody new: the demo member has not answered yet. */
  readonly request?: boolean;
}

const hour = 60;
const day = 24 * hour;

export const demoConversations: readonly DemoConversation[] = [
  {
    people: [1, 23],
    messages: [
      {
        from: 1,
        minutesAgo: 3 * day + 2 * hour,
        text: 'How did the new head mount go? You said the old one drifted by lunch.',
      },
      {
        from: 23,
        minutesAgo: 2 * day + 5 * hour,
        text: 'Better. It holds all day now. I wrote a whole submission with it and only swore at the machine twice.',
      },
      { from: 1, minutesAgo: 2 * day + 4 * hour, text: 'Twice is a record. May I quote that in my next training?' },
      { from: 23, minutesAgo: day + 3 * hour, text: 'Yes. Leave out what I called it.' },
      {
        from: 1,
        minutesAgo: day + 2 * hour,
        text: 'Agreed. No hurry with the draft, I am on trams until Thursday anyway.',
      },
    ],
  },
  {
    people: [28, 1],
    messages: [
      {
        from: 28,
        minutesAgo: day + 9 * hour,
        text: 'Your tip about the voice commands worked. I can jump between windows now without saying the same thing four times.',
      },
      { from: 1, minutesAgo: day + 8 * hour, text: 'Glad to hear it. Did the custom word list survive the update?' },
      {
        from: 28,
        minutesAgo: 3 * hour,
        text: 'It did, once I saved it in two places. Could you read my post on switching microphones before I share it? Nothing urgent.',
      },
    ],
    unread: 1,
  },
  {
    title: 'Level access walkers',
    people: [9, 1, 14, 30],
    messages: [
      {
        from: 9,
        minutesAgo: 4 * day,
        text: 'Saturday: the river path from the bridge to the boathouse. Biscotti has approved the route.',
      },
      { from: 14, minutesAgo: 4 * day - 30, text: 'It will be 24 degrees with a light southerly. The gauge agrees.' },
      {
        from: 30,
        minutesAgo: 3 * day + 6 * hour,
        text: 'Is there somewhere to sit about half way? My sticks and I like a plan.',
      },
      {
        from: 1,
        minutesAgo: 3 * day + 5 * hour,
        text: 'Two benches and a café with a ramp and an accessible toilet. I measured the door: 870 mm.',
      },
      { from: 14, minutesAgo: 5 * hour, text: 'New forecast: 26 degrees. Bring water.' },
    ],
    unread: 1,
  },
  {
    people: [2, 1],
    messages: [
      {
        from: 2,
        minutesAgo: 5 * day,
        text: 'We are doing an hour on public transport next Thursday night. Would you come on and talk trams with me?',
      },
      { from: 1, minutesAgo: 5 * day - 2 * hour, text: 'I would love to. Is the studio step-free now?' },
      {
        from: 2,
        minutesAgo: 4 * day + 3 * hour,
        text: 'It is. Goods lift round the back, and I will meet you at the roller door at 6.30.',
      },
      { from: 1, minutesAgo: 4 * day + 2 * hour, text: 'Done. I will bring the list of stops that are not.' },
    ],
  },
  {
    people: [1, 17],
    messages: [
      {
        from: 1,
        minutesAgo: 8 * day,
        text: 'Marek, the library has your book on lathes in braille. Shall I put it aside?',
      },
      { from: 17, minutesAgo: 7 * day + 4 * hour, text: 'Please. I can be there on Friday with my interpreter.' },
      { from: 1, minutesAgo: 7 * day + 3 * hour, text: 'It is on the counter under your name.' },
      { from: 17, minutesAgo: 6 * day, text: 'I have it. Page 40 is wrong. I am very happy.' },
    ],
  },
  {
    people: [22, 1],
    messages: [
      { from: 22, minutesAgo: 12 * day, text: 'Thank you for reading the poem before anybody else did.' },
      {
        from: 1,
        minutesAgo: 12 * day - 40,
        text: 'Thank you for trusting me with it. The line about the last bus stayed with me.',
      },
    ],
  },
  {
    people: [26, 1],
    messages: [
      {
        from: 26,
        minutesAgo: 6 * hour,
        text: 'Hello Thea, I saw your post about chair batteries. Which shop was it that came out to the house? Mine has given up.',
      },
    ],
    request: true,
  },
];

/** What members say about how they talk: by their number. */
export const demoPaceCards: Readonly<Record<number, string>> = {
  17: 'I read in braille. Short messages are best, and I answer within a few days.',
  23: 'I type with my eyes. Replies may take a day. Text only, please.',
  27: 'Low energy. I read everything, and I answer when I can.',
};
