import type { ReactNode } from 'react';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { DoneHeading } from './done-heading.tsx';

/** Takes the place of a form whose answer is in a mailbox; the focus goes there, so that it is read. */
export function CheckMail({ email, children }: { readonly email: string; readonly children: ReactNode }) {
  const { demo } = useSession();
  return (
    <div className="stack">
      <DoneHeading>Check your e-mail</DoneHeading>
      <p>
        We have written to <strong>{email}</strong>. {children}
      </p>
      <p className="soft">Nothing there after five minutes? Look in the folder for unwanted mail, then try again.</p>
      {demo && (
        <div className="stack">
          <p>This is a demo, and it sends no mail. You find the mail in its outbox.</p>
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
