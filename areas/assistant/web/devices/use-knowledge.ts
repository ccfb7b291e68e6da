import { useEffect, useState } from 'react';
import { canListen } from '#platform/web/speech/can-listen.ts';
import type { Knowledge } from '../../pure/devices/tells.ts';

const media = {
  coarse: '(pointer: coarse)',
  none: '(pointer: none)',
  hover: '(hover: hover)',
  forced: '(forced-colors: active)',
  motion: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
} as const;
const is = (name: keyof typeof media) => matchMedia(media[name]).matches;

function look(): Omit<Knowledge, 'speech' | 'keyboardUsed'> {
  const voices = 'speechSynthesis' in globalThis ? speechSynthesis.getVoices() : [];
  return {
    pointer: is('none') ? 'none' : is('coarse') ? 'coarse' : 'fine',
    hover: is('hover'),
    touchPoints: navigator.maxTouchPoints,
    controllers: 'getGamepads' in navigator ? navigator.getGamepads().filter(Boolean).length : null,
    voices: voices.length,
    australianVoices: voices.filter(({ lang }) => lang.replace('_', '-') === 'en-AU').length,
    forcedColours: is('forced'),
    lessMotion: is('motion'),
    moreContrast: is('contrast'),
  };
}

/** What the browser can tell now; drawn again when it changes. */
export function useKnowledge(): Knowledge {
  const [seen, setSeen] = useState(look);
  const [keyboardUsed, setKeyboardUsed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const again = () => setSeen(look());
    for (const query of Object.values(media)) matchMedia(query).addEventListener('change', again, { signal });
    for (const event of ['gamepadconnected', 'gamepaddisconnected']) window.addEventListener(event, again, { signal });
    if ('speechSynthesis' in globalThis) speechSynthesis.addEventListener('voiceschanged', again, { signal });
    document.addEventListener('keydown', () => setKeyboardUsed(true), { signal, once: true });
    return () => stop.abort();
  }, []);
  return { ...seen, speech: canListen(), keyboardUsed };
}
