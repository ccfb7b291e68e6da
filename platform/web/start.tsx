import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { FrameProps, WebArea } from './area.ts';
import { queryClient } from './cache/query-client.ts';
import { sow } from './cache/seeds.ts';
import type { OperationTable } from './client/address.ts';
import { type AnswerCheck, configureClient } from './client/call.ts';
import { readInitial } from './initial.ts';
import { loadAtOnce } from './later.tsx';
import { useLiveFollowsSession } from './live/use-live.ts';
import { AccessibilityProvider } from './preferences/store.tsx';
import { watchLinks } from './router/link.ts';
import { startHistory } from './router/navigate.ts';
import { loadFirstScreen, RouterProvider } from './router/router.tsx';
import { setRoutes } from './router/routes.ts';
import { Screen } from './router/screen.tsx';
import { currentSession, guestSession, refreshSession, setSession, useSession } from './session.ts';
import { keepEarlyKeys } from './shortcuts/early-keys.ts';

export interface Site {
  readonly areas: readonly WebArea[];
  readonly operations: OperationTable;
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
        <Frame areas={areas}>
          <Screen />
        </Frame>
      </RouterProvider>
    </AccessibilityProvider>
  );
}

async function knowWho(): Promise<void> {
  const initial = readInitial();
  if (initial) {
    sow(initial.data);
    setSession(initial.session ?? { ...guestSession, demo: initial.demo, region: initial.region });
  } else {
    // The development server sends the page without data.
    await refreshSession().catch(() => setSession(guestSession));
  }
}

/** Starts the site in #root; what is drawn there stays until the first screen is ready. */
export async function startSite({ areas, operations, checkAnswer }: Site): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  configureClient(operations, checkAnswer);
  keepEarlyKeys();
  startHistory();
  setRoutes(areas);
  watchLinks();
  await knowWho();
  await loadFirstScreen(currentSession().member !== null);
  await loadAtOnce();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App areas={areas} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
