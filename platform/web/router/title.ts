import { useLayoutEffect } from 'react';

const site = 'Doorways';

/** "Error: Write a post – Doorways". */
export const titleText = (page: string, failed = false): string =>
  `${failed ? 'Error: ' : ''}${page ? `${page} – ` : ''}${site}`;

let base = '';
let own: string | undefined;
let failures = 0;

const write = () => {
  document.title = titleText(own ?? base, failures > 0);
};

/** The title as people know it: without prefix and site. */
export const pageTitle = (): string => own ?? base;

export function setRouteTitle(title: string): void {
  base = title;
  write();
}

/** Says more than the route can: useTitle(post && `Post by ${post.author.displayName}`). */
export function useTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (!title) return;
    own = title;
    write();
    return () => {
      own = undefined;
    };
  }, [title]);
}

/** Puts "Error: " before the title while a form shows its summary; useForm does this. */
export function useErrorTitle(on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return;
    failures += 1;
    write();
    return () => {
      failures -= 1;
      write();
    };
  }, [on]);
}
