import { problem } from '#platform/server/problem.ts';
import { kindOf } from './kinds.ts';

const wrong = (message: string) => problem.invalid([{ field: 'anonymous', rule: 'here', message }]);

interface Place {
  readonly type: string;
  readonly forumId: number | null;
  readonly audience?: string;
}

/** Only where the category lets people, and never for followers: that would show whose it is. */
export function assertMayHide(post: Place): void {
  if (!kindOf(post.type)?.mayHide?.(post.forumId)) throw wrong('In this category everyone writes under their name.');
  if (post.audience === 'followers' || post.audience === 'me') {
    throw wrong('A post without your name is for all members or for everyone.');
  }
}
