/** Where to go after signing in: an address of ours from ?return=, else the home page. Never another site. */
export function returnPath(given: string | null): string {
  if (!given?.startsWith('/')) return '/';
  const url = new URL(given, location.origin);
  const inside = url.origin === location.origin && !url.pathname.startsWith('/sign-in');
  return inside ? url.pathname + url.search + url.hash : '/';
}

/** Where the second step is asked for; it leads to the same place as the first. */
export const secondStepHref = (returnTo: string): string =>
  returnTo === '/' ? '/sign-in/second-step' : `/sign-in/second-step?${new URLSearchParams({ return: returnTo })}`;

/** Address of the sign-in screen that leads back to `path`. */
export const signInHref = (path: string): string =>
  path === '/' || path === '/sign-in' ? '/sign-in' : `/sign-in?${new URLSearchParams({ return: path })}`;
