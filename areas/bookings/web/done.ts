import { announce } from '#platform/web/announce.ts';
import { failed } from '#platform/web/ui/failed.ts';

/** What was pressed may be gone after it: the page’s title is where to go on from. */
export const focusTitle = () => document.getElementById('page-title')?.focus();
export const done = (words: string) => {
  announce(words);
  focusTitle();
};
export const notDone = failed('Couldn’t change the booking');
