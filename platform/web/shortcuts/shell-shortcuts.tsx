import { useEffect, useState } from 'react';
import { announce } from '../announce.ts';
import { useAccessibility } from '../preferences/store.tsx';
import { navigate } from '../router/navigate.ts';
import { getTopLayer } from '../ui/top-layer.ts';
import { pressEarlyKeys } from './early-keys.ts';
import { listen } from './listen.ts';
import { goToMain, goToNextRegion } from './regions.ts';
import { shortcuts } from './registry.ts';
import { shellActions } from './shell-actions.ts';
import { useActions } from './use-registry.ts';
import { useShortcut } from './use-shortcut.ts';

/** A bad day ends at four in the morning, unless the member picks another time in the settings. */
export function endOfDay(now = new Date()): Date {
  const end = new Date(now);
  end.setHours(4, 0, 0, 0);
  if (end <= now) end.setDate(end.getDate() + 1);
  return end;
}

export interface ShellShortcutsProps {
  /** Opens a dialog with <ShortcutSheet>. */
  readonly onSheet: () => void;
  /** Toggles the reading ruler. */
  readonly onRuler?: () => void;
}

/** Mounted once by the shell, inside the provider. Renders nothing. */
export function ShellShortcuts({ onSheet, onRuler }: ShellShortcutsProps) {
  const store = useAccessibility();
  const [read] = useState(() => store.getState);
  useActions(shellActions);
  useEffect(() => listen(shortcuts, (name) => read().effective[name] === true, getTopLayer), [read]);

  useShortcut('shell.main', goToMain);
  // Within the app, so that drafts stay (C-02).
  useShortcut('shell.accessibility', () => navigate('/accessibility'));
  useShortcut('shell.nextRegion', () => {
    if (!goToNextRegion(getTopLayer() ?? document)) announce('There are no named sections here.');
  });
  useShortcut('shell.sheet', onSheet);
  useShortcut('shell.ruler', () => onRuler?.());
  useShortcut('shell.customCss', () => {
    announce(store.toggleSafe() ? 'Your own styles are off for now.' : 'Your own styles are on again.');
  });
  useShortcut('shell.highContrast', () => {
    const forced = store.effective.forcedColors;
    store.toggleHighContrast().then(
      (on) => {
        if (forced) announce('Saved. Your device’s own colours stay in charge.');
        else announce(on ? 'High contrast is on.' : 'High contrast is off.');
      },
      (error: Error) => announce(error.message, { urgent: true }),
    );
  });
  useShortcut('shell.badDay', () => {
    const on = store.effective.lowEnergyOn;
    const done = on ? store.endLowEnergy() : store.startLowEnergy(endOfDay());
    done.then(
      () => announce(on ? 'Bad-day settings are off.' : 'Bad-day settings are on until 4 am.'),
      (error: Error) => announce(error.message, { urgent: true }),
    );
  });
  // After the handlers above are in place.
  useEffect(pressEarlyKeys, []);
  return null;
}
