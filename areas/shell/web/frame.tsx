/// <reference types="vite/client" />
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { LiveRegions } from '#platform/web/announce.ts';
import type { FrameProps } from '#platform/web/area.ts';
import { later } from '#platform/web/later.tsx';
import { ShowAll } from '#platform/web/preferences/show-all.tsx';
import { extraSkips, SkipLinks } from '#platform/web/preferences/skip-links.tsx';
import { usePath } from '#platform/web/router/hooks.ts';
import { PageBars } from './page-bars.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import './shell.css';

// Help comes first: three keys from anywhere.
const skips = extraSkips.toSorted((a, b) => Number(b.id === 'help') - Number(a.id === 'help'));

// Who needs help with the first press gets it with the first paint; for others it comes after it.
const FrameParts = later(
  async () => (await import('./frame-parts.tsx')).FrameParts,
  () => document.documentElement.matches('[data-click-assistance], [data-concentration]'),
);

const dialogs = () => import('./shell-dialogs.tsx');
const SheetDialog = lazy(async () => ({ default: (await dialogs()).SheetDialog }));
const MessagesDialog = lazy(async () => ({ default: (await dialogs()).MessagesDialog }));

/** Around every screen: header, the screen in <main>, footer, messages, and what works from anywhere. */
export function Frame({ children }: FrameProps) {
  const path = usePath();
  const [shown, setShown] = useState<'sheet' | 'messages' | null>(null);
  const [ruler, setRuler] = useState(false);
  const close = () => setShown(null);
  // The footer is below what the first screen shows: it is drawn right after the first paint.
  const painted = useDeferredValue(true, false);
  return (
    <>
      <SkipLinks extra={skips} />
      <SiteHeader />
      <PageBars ruler={ruler} onRuler={() => setRuler(!ruler)} />
      <main id="main" tabIndex={-1}>
        <div className="wrap">
          {children}
          <ShowAll />
        </div>
      </main>
      {painted && <SiteFooter onMessages={() => setShown('messages')} onSheet={() => setShown('sheet')} />}
      <FrameParts path={path} ruler={ruler} onRuler={() => setRuler(!ruler)} onSheet={() => setShown('sheet')} />
      <Suspense fallback={null}>
        {shown === 'sheet' && <SheetDialog onClose={close} />}
        {shown === 'messages' && <MessagesDialog onClose={close} />}
      </Suspense>
      <LiveRegions />
    </>
  );
}
