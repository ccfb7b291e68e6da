import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isTyping } from '#platform/web/shortcuts/typing.ts';
import { useShortcut } from '#platform/web/shortcuts/use-shortcut.ts';
import { feedEndId } from './feed-end-id.ts';

const articlesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('article[data-post]')];

/** The post one step from the focus; from outside the list, the first one in view. */
function neighbour(list: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const articles = articlesIn(list);
  const at = articles.findIndex((each) => each.contains(document.activeElement));
  if (at >= 0) return articles[at + step];
  return articles.find((each) => each.getBoundingClientRect().bottom > 0) ?? articles.at(-1);
}

/** What comes before the posts: the new post, else the heading of the page. */
const before = () =>
  document.querySelector<HTMLElement>('.composer textarea') ?? document.querySelector<HTMLElement>('h1');

/**
 * The keys of the feed pattern: Page Down and Page Up from post to post, Control+End behind the list, Control+Home
 * before it; and the member's own keys, j and k at first. Shows nothing.
 */
export function FeedKeys({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const step = (by: 1 | -1) => {
    const target = list.current ? neighbour(list.current, by) : undefined;
    target?.focus();
    return target !== undefined;
  };
  useShortcut('list.next', () => step(1));
  useShortcut('list.previous', () => step(-1));
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target) || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.ctrlKey && event.key === 'End') document.getElementById(feedEndId)?.focus();
    else if (event.ctrlKey && event.key === 'Home') before()?.focus();
    else if (event.ctrlKey || (event.key !== 'PageDown' && event.key !== 'PageUp')) return;
    else if (!step(event.key === 'PageDown' ? 1 : -1)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const box = list.current;
    const listener = (event: KeyboardEvent) => press(event);
    box?.addEventListener('keydown', listener);
    return () => box?.removeEventListener('keydown', listener);
  }, [list]);
  return null;
}
