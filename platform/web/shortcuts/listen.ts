import type { Preferences } from '#platform/contract/preferences-shape.ts';
import { type Combo, isBare, matches } from './combos.ts';
import type { ShortcutAction, ShortcutRegistry } from './registry.ts';
import { isTyping } from './typing.ts';

const letterPlaces = '[role="menu"], [role="listbox"], [role="grid"], [role="tree"], [role="application"], select';

interface Situation {
  readonly on: (name: keyof Preferences) => boolean;
  readonly dialogOpen: boolean;
  /** In a menu, list or board, where a letter alone chooses something. */
  readonly lettersChoose: boolean;
}

export function mayFire(action: ShortcutAction, combo: Combo, now: Situation): boolean {
  if (!now.on('keyboardNavigation') || (action.needs && !now.on(action.needs))) return false;
  if (now.dialogOpen && !action.inDialogs) return false;
  return !(now.lettersChoose && isBare(combo));
}

/** One listener for the whole page; answers with the way to stop. */
export function listen(registry: ShortcutRegistry, on: Situation['on'], topLayer: () => Element | null): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || isTyping(event.target)) return;
    const now: Situation = {
      on,
      dialogOpen: topLayer() !== null,
      lettersChoose: event.target instanceof Element && event.target.closest(letterPlaces) !== null,
    };
    for (const action of registry.getState().actions) {
      const combo = registry.comboFor(action);
      const handler = registry.handlerOf(action.id);
      if (!combo || !handler || !matches(combo, event) || !mayFire(action, combo, now)) continue;
      event.preventDefault();
      handler();
      return;
    }
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
