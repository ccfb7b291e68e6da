import { useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { CheckMail } from './check-mail.tsx';
import { EnterPage } from './enter-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export function Screen() {
  const { member, demo } = useSession();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <EnterPage
      title="Create an account"
      lead="Four questions, one email, and no puzzles to solve. You choose your password at the end."
    >
      {sentTo === undefined ? (
        <>
          {member && demo && <p>You’re here as {member.displayName}. You can join as yourself too.</p>}
          <SignUpForm onSent={setSentTo} />
        </>
      ) : (
        <CheckMail email={sentTo}>
          To create your account, follow the link in the email and choose a password.
        </CheckMail>
      )}
      <p>
        Already have an account? <Link href="/sign-in">Sign in to your account</Link>.
      </p>
    </EnterPage>
  );
}
