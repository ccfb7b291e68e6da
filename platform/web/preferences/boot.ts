/**
 * Classic script, built to /boot.js, loaded in <head> after <script type="application/json" id="doorways-initial"> and
 * before any style sheet's first paint. It must work with storage blocked, garbage in storage and no network.
 */
import { effective } from '#platform/contract/preferences-effect.ts';
import { apply } from './apply.ts';
import { browserSurroundings, readSources } from './sources.ts';

try {
  apply(document.documentElement, effective({ ...readSources(browserSurroundings()), now: Date.now() }));
} catch {
  // Without attributes the style sheets follow the device by media queries.
}
