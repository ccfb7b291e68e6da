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
      lead="Four questions, one e-mail, and no puzzles to solve. You choose your password at the end."
    >
      {sentTo === undefined ? (
        <>
          {member && demo && <p>You are here as {member.displayName}. You can join as yourself too.</p>}
          <SignUpForm onSent={setSentTo} />
        </>
      ) : (
        <CheckMail email={sentTo}>Follow the link in the mail, choose a password, and your account is made.</CheckMail>
      )}
      <p>
        Do you have an account? <Link href="/sign-in">Sign in to your account</Link>.
      </p>
    </EnterPage>
  );
}
