import { lazy, Suspense, useEffect } from 'react';
import { stopOnEscape } from '../speech/speaker.ts';
import { setHoverDelay } from '../ui/hover-delay.ts';
import { startTips } from '../ui/tip-layer.ts';
import { startClickAssistance } from './click-assistance.ts';
import { applyCustomCss, plainPaths } from './custom-css/apply-custom-css.ts';
import { heldNotices } from './held-notices.ts';
import { setSounds } from './sounds.ts';
import { usePreference } from './store.tsx';

const ReadingRuler = lazy(() => import('./reading-ruler.tsx').then((module) => ({ default: module.ReadingRuler })));

export interface PreferenceEffectsProps {
  /** Path of the present screen. */
  readonly path: string;
  /** Screens without the member's own styles. */
  readonly plain?: readonly string[];
  readonly rulerOn?: boolean;
}

/** What the preferences do by code. Mounted once by the shell, inside the provider. */
export function PreferenceEffects({ path, plain = plainPaths, rulerOn = false }: PreferenceEffectsProps) {
  const hoverDelay = usePreference('hoverDelay');
  const soundEffects = usePreference('soundEffects');
  const clickAssistance = usePreference('clickAssistance');
  const concentrationMode = usePreference('concentrationMode');
  const voiceAnnouncements = usePreference('voiceAnnouncements');
  const customCss = usePreference('customCss');
  const reading = usePreference('readingAssistance');

  useEffect(() => setHoverDelay(hoverDelay), [hoverDelay]);
  useEffect(() => setSounds(soundEffects), [soundEffects]);
  useEffect(() => (clickAssistance ? startClickAssistance() : undefined), [clickAssistance]);
  useEffect(() => heldNotices.setHolding(concentrationMode), [concentrationMode]);
  useEffect(() => void applyCustomCss(customCss, path, plain), [customCss, path, plain]);
  useEffect(() => stopOnEscape(), []);
  useEffect(() => startTips(), []);
  useEffect(
    () =>
      voiceAnnouncements
        ? later(() => import('../speech/voice-announcements.ts').then(({ startVoice }) => startVoice()))
        : undefined,
    [voiceAnnouncements],
  );
  if (!reading || !rulerOn) return null;
  return (
    <Suspense fallback={null}>
      <ReadingRuler />
    </Suspense>
  );
}

/** Starts something that loads first; stopping before it has loaded works too. */
function later(start: () => Promise<() => void>): () => void {
  let stopped = false;
  let stop: (() => void) | undefined;
  start().then(
    (end) => {
      if (stopped) end();
      else stop = end;
    },
    () => undefined,
  );
  return () => {
    stopped = true;
    stop?.();
  };
}
