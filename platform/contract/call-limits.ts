/** Most characters, for both sides. */
export const callLimits = {
  /** One line of the live text in a call. */
  line: 500,
  /** What a browser tells the other about how it can be reached. */
  offer: 12_000,
  /** People in a call of several whose devices reach each other one by one. */
  mesh: 8,
} as const;

/** Whose pictures somebody takes in a call of several: everyone’s, those of interpreters and of who signs, or none. */
export const pictureChoices = ['all', 'signed', 'none'] as const;
export type PictureChoice = (typeof pictureChoices)[number];
