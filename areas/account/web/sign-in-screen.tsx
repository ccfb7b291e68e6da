/// <reference types="vite/client" />
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { WelcomeScene } from '#platform/web/ui/scenes.tsx';
import { CastList } from './cast-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { returnPath } from './return-path.ts';
import './account.css';

/** In the demo: be anybody. Otherwise e-mail address and password. */
export function Screen() {
  const { demo, member } = useSession();
  const [query] = useQueryParams();
  const returnTo = returnPath(query.get('return'));
  const lead = demo
    ? 'This is a demo. Choose a sample member, and see Doorways through their eyes.'
    : 'Come on in. There are no puzzles to solve.';
  return (
    <div className="enter">
      <div className="enter-words">
        <PageTitle title="Sign in" lead={lead} />
        {demo ? (
          <>
            {member && <p>You are here as {member.displayName} at the moment.</p>}
            <CastList returnTo={returnTo} />
          </>
        ) : (
          <PasswordForm returnTo={returnTo} />
        )}
        <div>
          <div className="lintel" />
          <p>
            You can read <Link href="/">public posts</Link> and <Link href="/crisis-support">every help number</Link>{' '}
            without an account.
            {!demo && (
              <>
                {' '}
                Is there trouble with your account? <Link href="/contact-support">Contact Support</Link>.
              </>
            )}
          </p>
        </div>
      </div>
      <div className="enter-art" data-part="decoration">
        <WelcomeScene />
      </div>
    </div>
  );
}
