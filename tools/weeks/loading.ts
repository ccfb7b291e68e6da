import type { Page, Request } from '@playwright/test';

/** How much code this page waits for: what a press opens may have to come first. */
export function loadingIn(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') open.add(request);
  });
  const ends = (request: Request) => {
    open.delete(request);
  };
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  return () => open.size;
}
