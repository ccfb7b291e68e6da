/** What members may write in a space, in characters, and how many of a thing. */
export const limits = {
  name: 80,
  description: 1000,
  guidelines: 2000,
  question: 200,
  questions: 5,
  answer: 1000,
  reason: 500,
  alias: 40,
  post: 10_000,
  comment: 5000,
  contentWarning: 150,
  alt: 1000,
  pictures: 4,
  transcript: 20_000,
  about: 300,
  /** Uploads that nothing uses yet. */
  looseFiles: 20,
  fileBytes: 15 * 1024 * 1024,
  pictureBytes: 10 * 1024 * 1024,
  /** Requests of one member that wait at the same time. */
  openRequests: 20,
  /** Invitations that one member sends in a day. */
  invitesADay: 50,
  /** Whoever was declined may ask again after these days. */
  askAgainDays: 7,
  youngest: 16,
  oldest: 120,
} as const;
