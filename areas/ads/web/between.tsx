import { useState } from 'react';
import { actsFor } from '#platform/web/acting.ts';
import type { BetweenProps } from '#platform/web/between.tsx';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useAccessibility } from '#platform/web/preferences/store.tsx';
import type { listAds, ShownAd } from '../contract.ts';
import { limits, topicNames, topics } from '../pure/options.ts';
import { zoneHere } from './page-of.ts';
import { mayShow, readKept } from './seen-often.ts';
import { AdCard } from './shown-ad.tsx';

/**
 * An ad after each tenth item. In concentration mode and on bad days none is asked for, so that the server never learns
 * why, and none before it is known that neither holds; whoever has switched ads off gets an empty answer. A page about
 * something that isn’t a topic of ads, such as health, has none, and neither has one that is read for somebody else.
 */
export function Between(props: BetweenProps) {
  const { status, effective } = useAccessibility();
  const isQuiet = effective.concentrationMode || effective.lowEnergyOn;
  const about = topics.find((one) => topicNames[one] === props.topic);
  const isOfAds = props.topic === undefined || about !== undefined;
  return status !== 'ready' || isQuiet || !isOfAds || actsFor() ? null : <Slot {...props} topic={about} />;
}

function Slot({
  surface,
  topic,
  gap,
  inList,
}: Omit<BetweenProps, 'topic'> & { readonly topic: (typeof topics)[number] | undefined }) {
  const zone = zoneHere();
  // Gaps of one page share one answer, and each has another ad of it.
  const { data } = useRead<typeof listAds>('listAds', {
    surface,
    places: limits.served,
    ...(zone && { zone }),
    ...(topic && { topic }),
  });
  // As it was when the page opened: what stands on it stays while someone reads.
  const [kept] = useState(readKept);
  const [now] = useState(() => Date.now());
  const [ads, setAds] = useState<readonly ShownAd[]>();
  if (data && !ads) setAds(data.filter((ad) => mayShow(kept, ad, now)));
  const ad = ads?.[gap];
  if (!ad) return null;
  return inList ? (
    <li>
      <AdCard ad={ad} />
    </li>
  ) : (
    <AdCard ad={ad} />
  );
}
