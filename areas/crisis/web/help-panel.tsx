import { Hand, LifeBuoy, LockKeyhole } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { moveByArrows } from '#platform/web/ui/move-by-arrows.ts';
import { emergencyNumber } from '../pure/first-words.ts';
import { LeaveQuickly } from './leave-quickly.tsx';
import { Numbers } from './numbers.tsx';

/** What "Get help now" opens on every page; the crisis page comes first and gets the focus. */
export function HelpPanel({ onLeave }: { readonly onLeave: () => void }) {
  const { region, member, unknown } = useSession();
  const list = useRef<HTMLDivElement>(null);
  const first = useId();
  useEffect(() => list.current?.querySelector('a')?.focus(), []);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    // The key that opened the menu may still be held down.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    else moveByArrows(event);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
    <div
      ref={list}
      className="head-list"
      role="group"
      aria-label="Get help now"
      aria-describedby={first}
      data-safety=""
      onKeyDown={onKey}
    >
      <p id={first}>
        <strong>If you are in danger, call {emergencyNumber[region]}.</strong>
        {region === 'AU' && ' With a TTY (textphone), call 106.'}
      </p>
      <ButtonLink icon={LifeBuoy} href="/crisis-support" onClick={onLeave}>
        Open Crisis Support
      </ButtonLink>
      <Numbers />
      {region === 'AU' && (
        <ButtonLink icon={Hand} href="/crisis-support#chooser" onClick={onLeave}>
          Help without speaking
        </ButtonLink>
      )}
      {(member || unknown) && (
        <ButtonLink icon={LockKeyhole} href="/crisis-support/plan" onClick={onLeave}>
          My safety plan
        </ButtonLink>
      )}
      <LeaveQuickly region={region} />
    </div>
  );
}
