import { CircleUserRound, LogIn } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { signInHref } from '#areas/account/web/public.ts';
import { usePath } from '#platform/web/router/hooks.ts';
import { type SessionMember, useSession } from '#platform/web/session.ts';
import { Hint } from '#platform/web/ui/hint.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { useDisclosure } from './use-disclosure.ts';

export const loadAccountPanel = () => import('./account-panel.tsx');
const AccountPanel = lazy(async () => ({ default: (await loadAccountPanel()).AccountPanel }));

/** The last tool of the header: the member's own menu, or the way in for guests. */
export function AccountTool() {
  const { member } = useSession();
  const path = usePath();
  if (member) return <AccountMenu member={member} />;
  return (
    <Link className="tool" href={signInHref(path)} aria-current={path === '/sign-in' ? 'page' : undefined}>
      <Icon icon={LogIn} />
      <span>Sign in</span>
    </Link>
  );
}

/** A disclosure with links, not role=menu (SHELL-51); Tab works in it, and so do the arrow keys. */
function AccountMenu({ member }: { readonly member: SessionMember }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [byArrow, setByArrow] = useState(false);
  const close = () => {
    setOpen(false);
    setByArrow(false);
  };
  useDisclosure(open, close, trigger, panel);
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setByArrow(true);
    setOpen(true);
  };
  return (
    <div className="tool-box">
      <Hint description="Account">
        <button
          ref={trigger}
          type="button"
          className="tool"
          aria-expanded={open}
          aria-controls={open ? 'account-menu' : undefined}
          onPointerEnter={loadAccountPanel}
          onFocus={loadAccountPanel}
          onClick={() => (open ? close() : setOpen(true))}
          onKeyDown={onTriggerKey}
        >
          <Icon icon={CircleUserRound} />
          <span className="tool-narrow">Account</span>
          <span className="tool-wide account-words">
            <span className="account-name" data-may-clip="">
              {member.displayName}
            </span>{' '}
            <span className="account-plan">{member.planLabel}</span>
            <span className="vh">, your account</span>
          </span>
        </button>
      </Hint>
      {open && (
        <div ref={panel} id="account-menu" className="head-panel">
          <Suspense fallback={<p role="status">Loading your menu</p>}>
            <AccountPanel member={member} focusFirst={byArrow} onLeave={close} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
