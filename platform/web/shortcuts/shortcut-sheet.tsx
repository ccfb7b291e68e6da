import { Fragment } from 'react';
import { usePreference } from '../preferences/store.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { keysOf } from './combos.ts';
import { type ShortcutAction, shortcuts } from './registry.ts';
import { fixedKeys } from './shell-actions.ts';
import { useShortcuts } from './use-registry.ts';

export const onMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return keys.map((key, place) => (
    <Fragment key={key}>
      {place > 0 && ' + '}
      <Kbd>{key}</Kbd>
    </Fragment>
  ));
}

export function inGroups(
  actions: readonly ShortcutAction[],
): readonly (readonly [string, readonly ShortcutAction[]])[] {
  return [...Map.groupBy(actions, ({ group }) => group)];
}

/** The list of shortcuts; the shell opens it in a dialog. */
export function ShortcutSheet() {
  const { actions } = useShortcuts();
  const on = usePreference('keyboardNavigation');
  const regions = usePreference('landmarkNavigation');
  const mac = onMac();
  const works = (action: ShortcutAction) => on && (action.needs !== 'landmarkNavigation' || regions);
  const shown = actions.filter((action) => works(action) && shortcuts.comboFor(action) !== null);
  return (
    <div className="shortcut-sheet">
      {!on && <p>Extra shortcuts are off. You can turn them on in the accessibility settings.</p>}
      {inGroups(shown).map(([group, members]) => (
        <div key={group}>
          <h3>{group}</h3>
          <dl>
            {members.map((action) => (
              <div key={action.id}>
                <dt>{action.label}</dt>
                <dd>
                  <Keys keys={keysOf(shortcuts.comboFor(action) ?? '', mac)} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <div>
        <h3>Always there</h3>
        <dl>
          {fixedKeys.map(({ keys, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Keys keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
