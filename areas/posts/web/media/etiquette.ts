import type { Media } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';

/** How words for it are asked for: a description of what is seen, or a transcript of what is said. */
interface Etiquette {
  readonly hint: string;
  readonly missing: string;
  readonly asked: string;
  readonly limit: number;
}

const seen: Etiquette = {
  hint: 'Say what matters here: who, what, where, and any words in the picture. One to three sentences are enough. You don’t need to start with “Picture of”.',
  missing: 'Write what the picture shows',
  asked: 'Others have been asked to describe it',
  limit: limits.alt,
};

const heard: Etiquette = {
  hint: 'Write what is said, word for word. Name sounds that matter, such as [laughs].',
  missing: 'Write what is said',
  asked: 'Others have been asked to write it down',
  limit: limits.transcript,
};

export const etiquetteOf = (kind: Media['kind']): Etiquette => (kind === 'audio' ? heard : seen);
