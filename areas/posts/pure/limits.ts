import { longestTag } from '#platform/contract/tags.ts';

/** Sizes that both sides keep to: the server refuses what is larger, and the web counts down to it. */
export const limits = {
  /** Characters. */
  title: 200,
  content: 20_000,
  contentWarning: 120,
  comment: 5000,
  /** Characters of a comment that is set as a document. */
  reply: 20_000,
  alt: 1500,
  /** Characters of what an audio note says, in writing. */
  transcript: 4000,
  tag: longestTag,
  /** Tags of one post, hashtags in the text included. */
  tags: 10,
  /** Pictures, clips and audio notes of one post. */
  media: 4,
  imageBytes: 12 * 1024 * 1024,
  videoBytes: 60 * 1024 * 1024,
  /** Length of a clip. */
  videoSeconds: 180,
  /** Width times height of a clip: 4K. */
  videoPixels: 4096 * 2304,
  captionsBytes: 200 * 1024,
  audioBytes: 8 * 1024 * 1024,
  /** Length of an audio note. */
  audioSeconds: 180,
  /** Uploads of one member that no post uses yet. */
  unattached: 20,
  /** Days in which something deleted can be brought back. */
  restoreDays: 30,
  /** In which a member writes one comment on a post that is slow. */
  slowHours: 24,
  /** Content warnings that a member hides posts by. */
  hiddenWarnings: 50,
} as const;

/** What the file chooser offers and the server reads. HEIC is not among them: no free decoder comes with sharp. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
/** QuickTime is what iPhones record; it becomes MP4. */
export const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime'] as const;
/** What browsers record, and what phones keep. */
export const audioTypes = [
  'audio/webm',
  'audio/mp4',
  'audio/x-m4a',
  'audio/m4a',
  'audio/aac',
  'audio/mpeg',
  'audio/mp3',
  'audio/ogg',
  'audio/wav',
  'audio/x-wav',
  'audio/wave',
] as const;
