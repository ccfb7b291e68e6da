import { CreditCard, LogOut, Settings, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLeaving } from '#areas/account/web/public.ts';
import { KeepShortcut } from '#areas/shortcuts/web/public.ts';
import { isRoute } from '#platform/web/router/routes.ts';
import type { SessionMember } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { moveByArrows } from '#platform/web/ui/move-by-arrows.ts';
import { BadDaySwitch } from './bad-day.tsx';

/** What the account menu holds (SHELL-51); loaded when it is about to be opened. */
export function AccountPanel({
  member,
  focusFirst,
  onLeave,
}: {
  readonly member: SessionMember;
  /** Opened with the arrow key: the first link gets the focus. */
  readonly focusFirst: boolean;
  readonly onLeave: () => void;
}) {
  const leaving = useLeaving();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusFirst) list.current?.querySelector<HTMLElement>('a')?.focus();
  }, [focusFirst]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the links and buttons inside
    <div ref={list} className="head-list" onKeyDown={moveByArrows}>
      <p className="account-who">
        <strong>{member.displayName}</strong>
        <span className="soft small">{member.planLabel}</span>
      </p>
      <ButtonLink variant="quiet" icon={UserRound} href={`/profile/${member.id}`} onClick={onLeave}>
        View Profile
      </ButtonLink>
      <ButtonLink variant="quiet" icon={Settings} href="/accessibility" onClick={onLeave}>
        Settings
      </ButtonLink>
      {isRoute('/subscription') && (
        <ButtonLink variant="quiet" icon={CreditCard} href="/subscription" onClick={onLeave}>
          Subscription
        </ButtonLink>
      )}
      <hr />
      <KeepShortcut />
      <BadDaySwitch />
      <hr />
      <Button
        variant="quiet"
        icon={LogOut}
        pending={leaving.pending}
        pendingText="Signing out…"
        onClick={leaving.leave}
      >
        Sign Out
      </Button>
      {leaving.question}
    </div>
  );
}
