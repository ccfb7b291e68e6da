import { oneLine } from '#platform/contract/one-line.ts';
import type { Audience, Post } from '../contract.ts';

export const audienceWords: Readonly<Record<Audience, string>> = {
  everyone: 'Everyone',
  members: 'Members',
  followers: 'Followers',
  me: 'Only you',
};

/** The first words of a text, cut between two words. */
export function opening(text: string, most = 36): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  const cut = line.slice(0, most + 1);
  const blank = cut.lastIndexOf(' ');
  return `${cut.slice(0, blank > most / 2 ? blank : most).trimEnd()}…`;
}

type Named = Pick<Post, 'author' | 'contentWarning' | 'title' | 'content'>;

/**
 * Ends the name of every control of a post, so that no two controls of a list are called the same. What stands behind
 * a content warning is not given away.
 */
export function postName({ author, contentWarning, title, content }: Named): string {
  const about = contentWarning ? `that mentions ${contentWarning}` : `“${opening(title || content)}”`;
  return `${author.displayName}'s post ${about}`;
}

export const firstName = (displayName: string): string => displayName.trim().split(/\s+/)[0] ?? displayName;
