import type { ReactNode } from 'react';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { DoneHeading } from './done-heading.tsx';

/** Takes the place of a form whose answer is in a mailbox; the focus goes there, so that it is read. */
export function CheckMail({ email, children }: { readonly email: string; readonly children: ReactNode }) {
  const { demo } = useSession();
  return (
    <div className="stack">
      <DoneHeading>Check your email</DoneHeading>
      <p>
        We’ve sent an email to <strong>{email}</strong>. {children}
      </p>
      <p className="soft">If it hasn’t arrived after five minutes, check your junk folder, then try again.</p>
      {demo && (
        <div className="stack">
          <p>This is a demo and doesn’t send emails. You’ll find this one in the outbox.</p>
          <div>
            <ButtonLink href="/outbox" variant="primary">
              Open the outbox
            </ButtonLink>
          </div>
        </div>
      )}
    </div>
  );
}
