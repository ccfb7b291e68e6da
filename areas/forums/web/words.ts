import type { Post } from '#areas/posts/contract.ts';

export const isTopic = ({ type }: Pick<Post, 'type'>): boolean => type === 'discussion' || type === 'question';

/** Topics have titles; those that older clients made without one are called by their beginning. */
export const titleOf = ({ title, author }: Pick<Post, 'title' | 'author'>): string =>
  title || `Topic by ${author.displayName}`;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "18 Nov", and the year where it is another one. */
export function shortDate(value: string, now = new Date()): string {
  const date = new Date(value);
  const year = date.getFullYear() === now.getFullYear() ? '' : ` ${date.getFullYear()}`;
  return `${date.getDate()} ${months[date.getMonth()]}${year}`;
}

/** "reply 4", "replies 4 and 7", "replies 4, 7 and 9". */
export function repliesNamed(numbers: readonly number[]): string {
  const [first, ...rest] = numbers;
  if (rest.length === 0) return `reply ${first}`;
  return `replies ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

/** Up to which page a number stands, from 1. */
export const pageOf = (number: number, size: number): number => Math.max(1, Math.ceil(number / size));

/** Beside the choice to write without one’s name. */
export const withoutName =
  'Others see “Anonymous member”. Two moderators together can find out who it is, and only after a report. Leave out what shows who you are. You can’t change this later.';
