import type { ComponentType } from 'react';
import { isGap, itemsBetween } from './gaps.ts';
import { later } from './later.tsx';
import { place } from './place.ts';
import { useSession } from './session.ts';
import { whole } from './site.ts';

/** What a list knows of itself. */
export interface BetweenProps {
  readonly surface: 'feed' | 'blogs' | 'forums' | 'events';
  /** What the page is about, by the name of it, where it is about one thing. */
  readonly topic?: string | undefined;
  /** Which of the gaps of the list it is: 0 is the first one. */
  readonly gap: number;
  /** The list is a `ul`: what stands in it is an `li`. */
  readonly inList?: boolean | undefined;
}

/** What may stand between the items of a list, for members alone. Nothing waits for it. */
export const betweenItems =
  place<() => Promise<{ readonly Between: ComponentType<BetweenProps> }>>('between items of lists');

const Nothing = () => null;
const Between = later<BetweenProps>(async () => {
  await whole();
  const [load] = betweenItems.now();
  return load ? (await load()).Between : Nothing;
});

/** After an item: `<BetweenItems surface="feed" after={index + 1} />` shows something after the tenth, the twentieth … */
export function BetweenItems({ after, ...rest }: Omit<BetweenProps, 'gap'> & { readonly after: number }) {
  const { member } = useSession();
  return member && isGap(after) ? <Between {...rest} gap={after / itemsBetween - 1} /> : null;
}
