import { useState } from 'react';
import { refresh } from '#platform/web/cache/keys.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { forgetMember } from '#platform/web/forget.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { refreshSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { setClosedUntil } from './closed.ts';
import { useDeleteAccount } from './data.ts';

export function DeleteSection({ confirmed }: { readonly confirmed: boolean }) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = useDeleteAccount();
  const press = async () => {
    setProblem(undefined);
    try {
      const { eraseAt } = await remove.mutateAsync();
      setClosedUntil(eraseAt);
      await forgetMember('deletion');
      await refreshSession();
      navigate('/account-closing', { replace: true });
    } catch (error) {
      setOpen(false);
      setProblem(textForPeople(error));
      void refresh(['getSecurity']);
    }
  };
  return (
    <Section title="Delete your account" intro="You have 14 days to change your mind.">
      <div className="stack">
        <ul>
          <li>
            Straight away: no one else can find you, your profile or anything you wrote. You’re signed out everywhere.
          </li>
          <li>
            Also straight away: your bookings to come end. If you own a provider’s listing, its longest-serving manager
            owns it from then on. That stays so if you keep your account.
          </li>
          <li>
            For 14 days: nothing you wrote is removed yet. Sign in and choose “Keep my account”, and it’s as it was.
          </li>
          <li>
            After 14 days: your account is removed for good. So are your posts with the comments under them, your own
            comments, pictures, clips and settings.
          </li>
          <li>
            What stays: descriptions of other members’ pictures that they accepted, and reports about safety. Neither
            says who you are. The record of decisions keeps your number, and no name.
          </li>
          <li>A role such as moderator ends. You may join again at any time with the same email address.</li>
        </ul>
        <p>We write to you at once, three days before the end, and when it is done.</p>
        {problem && (
          <div role="alert">
            <Notice tone="danger" title="Couldn’t delete your account">
              {problem}
            </Notice>
          </div>
        )}
        {confirmed ? (
          <div>
            <Button variant="danger" onClick={() => setOpen(true)}>
              Delete my account
            </Button>
          </div>
        ) : (
          <p>Confirm it’s you first (above).</p>
        )}
      </div>
      <ConfirmDialog
        open={open}
        danger
        title="Delete your account?"
        confirmLabel="Delete my account"
        cancelLabel="Do not delete it"
        pending={remove.pending}
        onConfirm={() => void press()}
        onCancel={() => setOpen(false)}
      >
        It closes now, and is removed for good after 14 days. Until then you can keep it.
      </ConfirmDialog>
    </Section>
  );
}
