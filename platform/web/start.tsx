import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { actsFor } from './acting.ts';
import type { FrameProps, WebArea } from './area.ts';
import { queryClient } from './cache/query-client.ts';
import { forgetSeeds, sow } from './cache/seeds.ts';
import { type AnswerCheck, setAnswerCheck } from './client/call.ts';
import { readInitial } from './initial.ts';
import { loadAtOnce } from './later.tsx';
import { useLiveFollowsSession } from './live/use-live.ts';
import { AccessibilityProvider } from './preferences/store.tsx';
import { Verbose } from './preferences/verbose.tsx';
import { restoreCovered } from './report/covered.ts';
import { watchLinks } from './router/link.ts';
import { startHistory } from './router/navigate.ts';
import { loadFirstScreen, RouterProvider } from './router/router.tsx';
import { isRoute } from './router/routes.ts';
import { Screen } from './router/screen.tsx';
import { currentSession, guestSession, refreshSession, setSession, useSession } from './session.ts';
import { keepEarlyKeys } from './shortcuts/early-keys.ts';
import { type SiteLists, setSite, whole } from './site.ts';

export interface Site {
  /** What the home feed needs, and the frame around every screen. */
  readonly first: SiteLists;
  /** All of it. */
  readonly rest: () => Promise<SiteLists>;
  readonly checkAnswer?: AnswerCheck | undefined;
}

/** Without an area that draws the frame. */
const Bare = ({ children }: FrameProps) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
);

function App({ areas }: { readonly areas: readonly WebArea[] }) {
  const { member } = useSession();
  useLiveFollowsSession();
  const Frame = areas.find((area) => area.frame)?.frame ?? Bare;
  return (
    <AccessibilityProvider userId={member?.id ?? null}>
      <RouterProvider key={member?.id ?? 'guest'}>
        <Verbose>
          <Frame>
            <Screen />
          </Frame>
        </Verbose>
      </RouterProvider>
    </AccessibilityProvider>
  );
}

async function knowWho(): Promise<void> {
  const initial = readInitial();
  if (initial) {
    sow(initial.data);
    setSession(initial.session ?? { ...guestSession, demo: initial.demo, region: initial.region, unknown: 'asking' });
    // They are the supporter’s own.
    if (actsFor()) forgetSeeds();
  } else {
    // The development server sends the page without data.
    await refreshSession().catch(() => setSession(guestSession));
  }
}

/** A page without anybody's data asks who is here, once it is drawn. */
async function askWho(): Promise<void> {
  const session = currentSession();
  if (session.unknown) await refreshSession({ tell: false }).catch(() => setSession({ ...session, unknown: 'away' }));
}

/** Starts the site in #root; what is drawn there stays until the first screen is ready. */
export async function startSite({ first, rest, checkAnswer }: Site): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  setAnswerCheck(checkAnswer);
  keepEarlyKeys();
  startHistory();
  setSite(first, rest);
  watchLinks();
  // A failure is told where the screen would be, with a way to try again.
  const known = isRoute(location.pathname) ? undefined : whole().catch(() => undefined);
  await knowWho();
  restoreCovered();
  await known;
  await loadFirstScreen(currentSession().member !== null);
  await loadAtOnce();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App areas={first.areas} />
      </QueryClientProvider>
    </StrictMode>,
  );
  void askWho();
  void whole().catch(() => undefined);
}
