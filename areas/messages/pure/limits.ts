/** Most characters, people, hours and bytes; server and forms use the same figures. */
export const limits = {
  content: 5000,
  transcript: 5000,
  alt: 1000,
  title: 80,
  pace: 140,
  search: 100,
  symbols: 60,
  word: 40,
  pictures: 4,
  /** Characters of an item, and items, of a shared list; and how many it can begin with. */
  item: 120,
  listItems: 50,
  firstItems: 20,
  /** People in a group, oneself included. */
  people: 1000,
  /** People who are added at once. */
  added: 50,
  /** Hours in which a message can be changed, or deleted for everybody. */
  changeHours: 24,
  /** What somebody may write before the other has agreed to talk. */
  beforeAgreed: 3,
  /** New people that a member may write to in a day. */
  newPeople: 20,
  /** Days in which somebody counts as a new contact. */
  newContactDays: 30,
  /** Uploads of one member that no message uses yet. */
  looseFiles: 20,
  voiceSeconds: 300,
  voiceBytes: 8 * 1024 * 1024,
  /** Messages that go to the moderators with a reported one. */
  evidence: 10,
} as const;

/** The marks that can be put on a message, one by each person. */
export const reactions = ['👍', '❤️', '😂', '🎉', '😮', '😢', '🙏'] as const;
export type ReactionMark = (typeof reactions)[number];
