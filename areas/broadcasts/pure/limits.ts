/** Sizes that both sides keep to. */
export const limits = {
  /** Characters. */
  title: 200,
  text: 2000,
  contentWarning: 120,
  caption: 300,
  /** Minutes of one broadcast, and bytes of its recording. */
  minutes: 20,
  bytes: 90_000_000,
  /** Bytes of one piece; what is larger is sent in several. */
  piece: 150_000,
  /** Broadcasts of everybody at once, and people who watch one. */
  atOnce: 5,
  viewers: 50,
  /** Whoever broadcasts and was not heard of for so long has ended it. */
  lostMs: 60_000,
  /** Whoever watches says so this often, and has left after so long. */
  beatMs: 10_000,
  goneMs: 30_000,
} as const;

/** Characters of a piece as it is sent. */
export const pieceText = Math.ceil(limits.piece / 3) * 4;

/** What browsers record that all of them can play: the first that this one has. */
export const recordingTypes = ['video/webm;codecs=vp8,opus', 'video/webm;codecs=vp9,opus'] as const;

/** space: the members of a group or a community. */
export const audiences = ['followers', 'members', 'space'] as const;
export type BroadcastAudience = (typeof audiences)[number];
