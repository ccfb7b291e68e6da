import type { Document } from '#areas/writing/contract.ts';
import { mediaIdsOf } from '#areas/writing/server/public.ts';
import { problem } from '#platform/server/problem.ts';
import { limits } from '../../pure/limits.ts';
import { wordsOf } from '../posts/wording.ts';

/** The words of a comment, and its document. Pictures belong to posts. */
export function commentWords(input: { content?: string | undefined; document?: Document | undefined }) {
  const words = wordsOf(input);
  const refuse = (rule: string, message: string) => problem.invalid([{ field: 'document', rule, message }]);
  if (words.document && mediaIdsOf(words.document).length > 0)
    throw refuse('media', 'You can’t add pictures to a comment.');
  if (words.content.length > limits.reply) {
    throw refuse('max', `Use at most ${limits.reply.toLocaleString('en-AU')} characters.`);
  }
  return words;
}
