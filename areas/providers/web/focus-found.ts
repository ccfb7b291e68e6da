import { focusOn } from '#platform/web/router/arrive.ts';

/** For a button that its own effect removes: to the heading of the list that it changes. */
export function focusFound(): void {
  const heading = document.getElementById('providers-found') ?? document.getElementById('page-title');
  if (heading) focusOn(heading);
}
