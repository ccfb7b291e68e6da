/** MENTOR-04 */
export const focusAreas = ['career', 'technology', 'daily-living', 'advocacy', 'accessibility', 'education'] as const;
export type FocusArea = (typeof focusAreas)[number];

export const focusWords: Readonly<Record<FocusArea, string>> = {
  career: 'Career',
  technology: 'Technology',
  'daily-living': 'Daily living',
  advocacy: 'Advocacy',
  accessibility: 'Accessibility',
  education: 'Education',
};

/** What a request says when the mentee changes nothing (C-29). */
export const usualFocus: FocusArea = 'career';
export const usualGoals = ['Professional development', 'Skill building'] as const;

/** How two people can meet; letters are written in messages, at no set time. */
export const meetings = ['text', 'captioned', 'auslan', 'voice', 'inPerson', 'letters'] as const;
export type Meeting = (typeof meetings)[number];

export const meetingWords: Readonly<Record<Meeting, string>> = {
  text: 'Text chat',
  captioned: 'Captioned video call',
  auslan: 'Auslan video call',
  voice: 'Voice call',
  inPerson: 'In person',
  letters: 'Letters and messages',
};

/** What someone may choose to share that they live with. No one is asked for it, and nothing is guessed. */
export const livedExperiences = [
  'blindLowVision',
  'deafHardOfHearing',
  'wheelchair',
  'limb',
  'autistic',
  'adhd',
  'intellectual',
  'learning',
  'brainInjury',
  'chronicIllness',
  'pain',
  'mentalHealth',
  'speech',
  'carer',
] as const;
export type LivedExperience = (typeof livedExperiences)[number];

export const livedWords: Readonly<Record<LivedExperience, string>> = {
  blindLowVision: 'Blind or low vision',
  deafHardOfHearing: 'Deaf or hard of hearing',
  wheelchair: 'Uses a wheelchair or another mobility aid',
  limb: 'Limb difference',
  autistic: 'Autistic',
  adhd: 'ADHD',
  intellectual: 'Intellectual disability',
  learning: 'Learning disability',
  brainInjury: 'Brain injury',
  chronicIllness: 'Chronic illness',
  pain: 'Chronic pain',
  mentalHealth: 'Mental health condition',
  speech: 'Speech disability',
  carer: 'Family member or carer',
};

export const languages = [
  'english',
  'auslan',
  'arabic',
  'cantonese',
  'greek',
  'hindi',
  'italian',
  'mandarin',
  'punjabi',
  'spanish',
  'tagalog',
  'vietnamese',
] as const;
export type Language = (typeof languages)[number];

export const languageWords: Readonly<Record<Language, string>> = {
  english: 'English',
  auslan: 'Auslan',
  arabic: 'Arabic',
  cantonese: 'Cantonese',
  greek: 'Greek',
  hindi: 'Hindi',
  italian: 'Italian',
  mandarin: 'Mandarin',
  punjabi: 'Punjabi',
  spanish: 'Spanish',
  tagalog: 'Tagalog',
  vietnamese: 'Vietnamese',
};

export const limits = {
  title: 120,
  bio: 2000,
  workingWithMe: 1000,
  /** Years. */
  experience: 80,
  expertise: 12,
  expertiseItem: 40,
  capacity: 20,
  search: 80,
  /** Days that "answers within" can ask for. */
  respondsWithin: 14,
  message: 2000,
  goals: 10,
  goal: 120,
  /** Of a mentorship. */
  mentorshipGoals: 20,
  steps: 20,
  step: 120,
  reason: 500,
  thanks: 1000,
  note: 4000,
  review: 1000,
  groupName: 80,
  groupGoals: 1000,
  groupWhen: 120,
  /** Mentees in a group. */
  groupLeast: 2,
  groupMost: 6,
  /** Groups that one mentor leads at a time. */
  groups: 5,
  /** Requests of one member that wait for an answer. */
  waiting: 10,
  /** Days until a request that no one answers ends. */
  requestDays: 14,
  /** Days after which the mentor is reminded of it. */
  reminderDays: [5, 10],
  /** Days of one’s own answers that the response time is made of. */
  responseDays: 180,
} as const;
