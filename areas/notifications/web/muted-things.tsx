import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { MutedThing, NotificationSettings } from '../contract.ts';
import { useUnmute } from './data-settings.ts';
import { momentWords } from './moments.ts';

const nameOf = ({ thing, excerpt }: MutedThing) => (excerpt === '' ? `A ${thing}` : `The ${thing} “${excerpt}”`);

export function MutedThings({ settings: { muted, timeZone } }: { readonly settings: NotificationSettings }) {
  const restore = useRef<() => void>(undefined);
  // The row that goes takes the focus with it; its neighbour gets it, and after the last row the place of the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has changed
  useEffect(() => {
    restore.current?.();
    restore.current = undefined;
  }, [muted.length]);
  const unmute = useUnmute({
    onDone: () => announce('Unmuted. You’ll get notifications about it again.'),
    onFail: failed('Couldn’t unmute it'),
  });
  const letGo = (id: number) => {
    restore.current = rememberFocus();
    unmute.mutate({ id });
  };
  return (
    <Section title="Muted" intro="You won’t get notifications about these.">
      <div tabIndex={-1}>
        {muted.length === 0 ? (
          <EmptyState level="p" title="Nothing muted">
            <p>You can mute a post from a notification about it.</p>
          </EmptyState>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="plain-list list" role="list">
            {muted.map((one) => (
              <li key={one.id} className="muted-thing">
                <div className="notice-words">
                  <Link href={one.link}>{nameOf(one)}</Link>
                  <p className="soft small">
                    {one.until ? `Muted until ${momentWords(one.until, timeZone)}` : 'Muted until you unmute it'}
                  </p>
                </div>
                <Button pending={unmute.pending} onClick={() => letGo(one.id)}>
                  Unmute<span className="vh"> {nameOf(one)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
