import { isFileName } from '#areas/writing/web/public.ts';
import { inFigures } from '#platform/contract/counted.ts';
import { fileSize } from '#platform/contract/file-size.ts';

/** A picture as the browser reads it, and the words that its author has for it. */
export interface PictureFacts {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly type: string;
}
export interface PictureFinding {
  readonly title: string;
  readonly reason: string;
  readonly suggestion: string;
}

export const mostBytes = 20_000_000;
/** Drawn, each pixel takes four bytes of memory: a small file can hold more than a phone has. */
const mostPixels = 40_000_000;
export const canBeShown = ({ width, height }: Pick<PictureFacts, 'width' | 'height'>): boolean =>
  width * height <= mostPixels;
const heavy = 1_000_000;
const wide = 2560;
const longest = 250;
const opening = /^(?:an? |the |this is an? )?(?:image|picture|photo|photograph|graphic) (?:of|showing)\b/i;

/** What a description and a file leave to do, the description first. No rule can tell whether it is true. */
export function pictureFindings({ alt, width, height, bytes, type }: PictureFacts): PictureFinding[] {
  const words = alt.trim();
  const found: (PictureFinding | false)[] = [
    words === '' && {
      title: 'A picture without a description',
      reason: 'People who can’t see it only learn that there’s a picture.',
      suggestion: 'Say in a sentence what it shows.',
    },
    isFileName(words) && {
      title: 'A description that is the name of a file',
      reason: 'It says nothing of what the picture shows.',
      suggestion: 'Say in a sentence what it shows.',
    },
    opening.test(words) && {
      title: 'A description that says it is a picture',
      reason: 'Screen readers already say so.',
      suggestion: 'Begin with what is in the picture.',
    },
    words.length > longest && {
      title: `A description of ${inFigures(words.length)} characters`,
      reason: 'It is heard in one go, without a way to go back.',
      suggestion: 'Keep the main point here, and write the rest in your text.',
    },
    bytes > heavy && {
      title: `A file of ${fileSize(bytes)}`,
      reason: 'It is slow on a weak connection, and costs people with little data.',
      suggestion: 'Save it again as a JPEG or WebP of less than 1 MB.',
    },
    Math.max(width, height) > wide && {
      title: `${inFigures(width)} by ${inFigures(height)} pixels`,
      reason: 'Most screens show far fewer.',
      suggestion: `Make the longer side ${inFigures(wide)} pixels or less.`,
    },
    type === 'image/gif' && {
      title: 'A GIF, which may move',
      reason: 'Movement that can’t be stopped makes some people ill, and stops others reading.',
      suggestion: 'Use a still picture, or a video that starts when it is pressed.',
    },
  ];
  return found.filter((one) => one !== false);
}
