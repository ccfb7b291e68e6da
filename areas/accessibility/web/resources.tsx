import { lazy, Suspense, useState } from 'react';
import { videoRelay } from '#platform/web/preferences/auslan-link.tsx';
import { useSession } from '#platform/web/session.ts';
import { keysOf } from '#platform/web/shortcuts/combos.ts';
import { shortcuts } from '#platform/web/shortcuts/registry.ts';
import { shellActions } from '#platform/web/shortcuts/shell-actions.ts';
import { Keys, onMac } from '#platform/web/shortcuts/shortcut-sheet.tsx';
import { useShortcuts } from '#platform/web/shortcuts/use-registry.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';

const ShortcutSettings = lazy(() =>
  import('#platform/web/shortcuts/shortcut-settings.tsx').then((module) => ({ default: module.ShortcutSettings })),
);

/** The four of A11Y-55, in its order; the others are on the sheet and in the list below. */
const main = ['shell.main', 'shell.accessibility', 'shell.nextRegion', 'shell.highContrast'];

export function Resources() {
  // Draws again when one of them is changed.
  useShortcuts();
  const { region } = useSession();
  const [shown, setShown] = useState(false);
  const listed = main.flatMap((id) => shellActions.filter((action) => action.id === id));
  return (
    <Section title="Accessibility Resources" id="resources">
      <div className="stack">
        <dl className="list shortcut-list">
          {listed.map((action) => {
            const combo = shortcuts.comboFor(action);
            return (
              <div key={action.id}>
                <dt>{combo ? <Keys keys={keysOf(combo, onMac())} /> : 'Switched off'}</dt>
                <dd>{action.label}</dd>
              </div>
            );
          })}
        </dl>
        <Disclosure summary="Change these shortcuts" boxed onToggle={setShown}>
          {shown && (
            <Suspense fallback={<Skeleton label="Loading the shortcuts" count={4} look="row" />}>
              <ShortcutSettings />
            </Suspense>
          )}
        </Disclosure>
        <ul className="plain-list support-links">
          <li>
            <Link href="/contact-support">Write to a person</Link>
          </li>
          <li>
            <Link href="/accessibility-statement">Read the accessibility statement</Link>
          </li>
          <li>
            <Link href="/crisis-support" data-safety="">
              Find help in a crisis
            </Link>
          </li>
        </ul>
        {region === 'AU' && (
          <p>
            Is it hard for you to hear or speak on the phone? The{' '}
            <Link href={videoRelay} newTab>
              National Relay Service
            </Link>{' '}
            makes phone calls with you, by text, by voice, or in Auslan.
          </p>
        )}
      </div>
    </Section>
  );
}
