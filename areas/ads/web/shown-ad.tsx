/// <reference types="vite/client" />
import { useEffect, useId, useRef, useState } from 'react';
import { call } from '#platform/web/client/call.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { pressAd, ShownAd } from '../contract.ts';
import { notUsed } from '../pure/why.ts';
import { AdWords } from './ad-words.tsx';
import { readKept, storeKept, withHidden, withoutHidden, withShown } from './seen-often.ts';
import { countView } from './views.ts';
import './ads.css';

/** Half of it in view, for so long. */
const half = 0.5;
const viewMs = 1000;

/** Calls back once, when half of it was in view for a second on end while the page was looked at. */
function useView(onSeen: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isIn = false;
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const look = () => {
      if (!isIn || document.visibilityState !== 'visible') return stop();
      timer ??= setTimeout(() => {
        watch.disconnect();
        document.removeEventListener('visibilitychange', look);
        seen.current();
      }, viewMs);
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        isIn = (entry?.intersectionRatio ?? 0) >= half;
        look();
      },
      { threshold: [0, half] },
    );
    watch.observe(element);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      watch.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return box;
}

/** Marked as what it is, for eyes and ears alike; it can be hidden and reported, and says why it is here. */
export function AdCard({ ad }: { readonly ad: ShownAd }) {
  const { id, advertiser } = ad;
  const [isHidden, setHidden] = useState(false);
  const card = useRef<HTMLElement>(null);
  const hide = () => {
    storeKept(withHidden(readKept(), id));
    setHidden(true);
  };
  const undo = () => {
    storeKept(withoutHidden(readKept(), id));
    setHidden(false);
    // The button that has the focus goes.
    card.current?.focus();
  };
  return (
    <article ref={card} className="sheet ad stack" aria-label={`Ad by ${advertiser}`} tabIndex={-1}>
      {isHidden ? <HiddenAd advertiser={advertiser} onUndo={undo} /> : <OpenAd ad={ad} onHide={hide} />}
    </article>
  );
}

/** In the place of the ad, where the focus was: it is said by the button that takes the focus, and by nothing else. */
function HiddenAd({ advertiser, onUndo }: { readonly advertiser: string; readonly onUndo: () => void }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="row">
      <p id={id}>You won’t see this ad by {advertiser} again in this browser.</p>
      <Button ref={button} description="Show a hidden ad again" aria-describedby={id} onClick={onUndo}>
        Show it again
      </Button>
    </div>
  );
}

function OpenAd({ ad, onHide }: { readonly ad: ShownAd; readonly onHide: () => void }) {
  const { id, adSetId, token, advertiser, callToAction, leadsTo, why } = ad;
  const [isPressing, setPressing] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const box = useView(() => {
    storeKept(withShown(readKept(), adSetId, Date.now()));
    void countView(token);
    setSeen(true);
  });
  const press = async () => {
    setPressing(true);
    try {
      // Who presses has seen it, however short.
      await countView(isSeen ? undefined : token, { now: true });
      const { url } = await call<typeof pressAd>('pressAd', { token });
      location.assign(url);
    } catch (error) {
      failed('Couldn’t open the link')(error);
    } finally {
      setPressing(false);
    }
  };
  return (
    <div className="stack" ref={box}>
      <p className="ad-mark">Ad</p>
      <AdWords {...ad} />
      {leadsTo && (
        <p className="row">
          <Button variant="primary" pending={isPressing} description="Follow an ad" onClick={() => void press()}>
            {callToAction}
            <VisuallyHidden>, to {leadsTo}</VisuallyHidden>
          </Button>
          <span className="soft" aria-hidden="true">
            Leads to {leadsTo}
          </span>
        </p>
      )}
      <Disclosure
        summary={
          <>
            Why this ad<VisuallyHidden> by {advertiser}</VisuallyHidden>
          </>
        }
      >
        <p>{why}</p>
        <p>{notUsed}</p>
        <p>
          <Link href="/settings/ads">Switch ads off</Link>
        </p>
      </Disclosure>
      <div className="row">
        <Button variant="quiet" description="Hide an ad" onClick={onHide}>
          Hide this ad<VisuallyHidden> by {advertiser}</VisuallyHidden>
        </Button>
        <Button
          variant="quiet"
          description="Report an ad"
          onClick={() => openReport({ contentType: 'ad', contentId: id, subject: `an ad by ${advertiser}` })}
        >
          Report<VisuallyHidden> the ad by {advertiser}</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
}
