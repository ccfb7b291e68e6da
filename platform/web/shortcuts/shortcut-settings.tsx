import { type KeyboardEvent, useState } from 'react';
import { announce } from '../announce.ts';
import { Button } from '../ui/button.tsx';
import { type Combo, comboInWords, comboOf, keysOf } from './combos.ts';
import { type Conflict, type ShortcutAction, shortcuts } from './registry.ts';
import { Keys, onMac } from './shortcut-sheet.tsx';
import { useShortcuts } from './use-registry.ts';

/** Change or switch off each shortcut. Kept on this device. For the settings page. */
export function ShortcutSettings() {
  const { actions, changed } = useShortcuts();
  return (
    <div className="shortcut-settings">
      <ul>
        {actions.map((action) => (
          <Row key={action.id} action={action} />
        ))}
      </ul>
      <Button onClick={() => shortcuts.unbindAll()} aria-disabled={Object.keys(changed).length === 0}>
        Use the usual shortcuts again
      </Button>
    </div>
  );
}

type Asking = { combo: Combo; conflict: Conflict } | null;

function Row({ action }: { readonly action: ShortcutAction }) {
  const [waiting, setWaiting] = useState(false);
  const [asking, setAsking] = useState<Asking>(null);
  const combo = shortcuts.comboFor(action);
  const words = (each: Combo) => comboInWords(each, onMac());

  const bind = (next: Combo | null) => {
    shortcuts.bind(action.id, next);
    setAsking(null);
    announce(next ? `${action.label}: ${words(next)}.` : `${action.label}: no shortcut.`);
  };

  const press = (event: KeyboardEvent) => {
    if (!waiting) return;
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
    // Leaving and giving up must always work, or this button would be a trap.
    if (plain && event.key === 'Tab') return setWaiting(false);
    event.preventDefault();
    event.stopPropagation();
    if (plain && event.key === 'Escape') return setWaiting(false);
    const next = comboOf(event.nativeEvent);
    if (!next) return;
    setWaiting(false);
    const conflict = shortcuts.conflict(action.id, next);
    if (conflict) setAsking({ combo: next, conflict });
    else bind(next);
  };

  const name = <span className="vh"> {action.label}</span>;
  return (
    <li>
      <span>{action.label}</span>
      {combo ? <Keys keys={keysOf(combo, onMac())} /> : <span className="soft">No shortcut</span>}
      <Button onKeyDown={press} onBlur={() => setWaiting(false)} onClick={() => setWaiting(true)}>
        {waiting ? 'Press the new keys, or Escape' : 'Change'}
        {name}
      </Button>
      {combo && (
        <Button variant="quiet" onClick={() => bind(null)}>
          Switch off{name}
        </Button>
      )}
      {shortcuts.getState().changed[action.id] !== undefined && (
        <Button variant="quiet" onClick={() => shortcuts.unbind(action.id)}>
          As usual{name}
        </Button>
      )}
      {asking && (
        <p role="alert">
          {asking.conflict.text}{' '}
          {asking.conflict.kind === 'reserved' && <Button onClick={() => bind(asking.combo)}>Use it anyway</Button>}
        </p>
      )}
    </li>
  );
}
