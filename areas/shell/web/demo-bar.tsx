import { signInHref } from '#areas/account/web/public.ts';
import { usePath } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { Link } from '#platform/web/ui/link.tsx';

/** Demo mode says so, quietly, and lets one look at it through somebody else's eyes. */
export function DemoBar() {
  const { demo, member } = useSession();
  const path = usePath();
  if (!demo) return null;
  return (
    <div className="demo-bar">
      <div className="wrap">
        <p>{member ? 'This is a demo.' : 'This is a demo, as a guest sees it.'}</p>
        <Link href={signInHref(path)}>{member ? 'Sign in as someone else' : 'Sign in as a sample member'}</Link>
      </div>
    </div>
  );
}
