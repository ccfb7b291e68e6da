/// <reference types="vite/client" />
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { CastList } from './cast-list.tsx';
import { EnterPage } from './enter-page.tsx';
import { LinkForm } from './link-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasswordForm } from './password-form.tsx';
import { returnPath } from './return-path.ts';

/** In the demo: be anybody, or whoever joined it. Otherwise email address and password, or a link by email. */
export function Screen() {
  const { demo, member } = useSession();
  const [query] = useQueryParams();
  const returnTo = returnPath(query.get('return'));
  const lead = demo
    ? 'This is a demo. Choose a sample member, and see Doorways through their eyes.'
    : 'Come on in. There are no puzzles to solve.';
  return (
    <EnterPage title="Sign in" lead={lead}>
      {demo && (
        <>
          {member && <p>You’re here as {member.displayName} at the moment.</p>}
          <CastList returnTo={returnTo} />
        </>
      )}
      <Section title={demo ? 'With your own account' : 'With your password'}>
        <PasswordForm returnTo={returnTo} />
      </Section>
      <PasskeySignIn returnTo={returnTo} suggesting />
      <Section title="With a link by email" intro="No password needed. We’ll send you a link and a code.">
        <LinkForm returnTo={returnTo} />
      </Section>
      <Section title="New here?">
        <p>
          <Link href="/sign-up">Create an account</Link>
        </p>
        <p>
          You can read <Link href="/">public posts</Link> and <Link href="/crisis-support">every help number</Link>{' '}
          without an account.
          {!demo && (
            <>
              {' '}
              Having trouble with your account? <Link href="/contact-support">Contact Support</Link>.
            </>
          )}
        </p>
      </Section>
    </EnterPage>
  );
}
