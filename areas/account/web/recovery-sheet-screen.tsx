import { Printer } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { RecoverySheet, Security } from '../contract.ts';
import { ConfirmSection } from './confirm-section.tsx';
import { useMakeRecoveryCodes, useRecoverySheet, useSecurity } from './data.ts';
import { QrPicture } from './qr-picture.tsx';
import './account.css';

/** One page to print and put away: how to get back in. Codes on it exist while it is open, and on paper. */
export function Screen() {
  return (
    <>
      <PageTitle
        title="Recovery sheet"
        lead="Print it and keep it at home, like a spare key. Show it only to people you trust."
        crumbs={[
          { label: 'Settings', href: '/accessibility' },
          { label: 'Sign-in and security', href: '/settings/security' },
        ]}
      />
      <Checked />
    </>
  );
}

function Checked() {
  const { data, error, loading, retry, refreshing } = useSecurity();
  if (loading) return <Skeleton count={2} label="Loading your settings" />;
  if (!data) {
    return (
      <ErrorState level={2} title="Couldn’t load your settings" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (!data.ownSession) {
    return (
      <Notice
        title="The shared demo member doesn’t need a recovery sheet"
        action={<ButtonLink href="/sign-in?return=/settings/security/recovery-sheet">Sign in as a member</ButtonLink>}
      >
        Everyone at this computer is this member until they sign in.
      </Notice>
    );
  }
  return (
    <div className="security">
      <ConfirmSection security={data} />
      {data.confirmedUntil !== null && <Loaded security={data} />}
    </div>
  );
}

function Loaded({ security }: { readonly security: Security }) {
  const { data, error, loading, retry, refreshing } = useRecoverySheet(security.confirmedUntil !== null);
  const [codes, setCodes] = useState<readonly string[]>();
  if (loading) return <Skeleton count={2} label="Loading your sheet" />;
  if (!data) {
    return (
      <ErrorState level={2} title="Couldn’t load your sheet" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  return (
    <>
      <div className="row no-print">
        <Button variant="primary" size="l" icon={Printer} onClick={() => window.print()}>
          Print the sheet
        </Button>
        {data.twoStep && !codes && <AddCodes onCodes={setCodes} />}
      </div>
      <Sheet sheet={data} codes={codes} />
    </>
  );
}

function AddCodes({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const [asking, setAsking] = useState(false);
  const make = useMakeRecoveryCodes();
  const press = async () => {
    try {
      const { codes } = await make.mutateAsync();
      onCodes(codes);
      toast({ title: 'New recovery codes are on the sheet', description: 'Print it before you leave this page.' });
      setTimeout(() => document.getElementById('sheet-codes')?.focus());
    } catch (error) {
      failed('Couldn’t make new codes')(error);
    }
    setAsking(false);
  };
  return (
    <>
      <Button size="l" onClick={() => setAsking(true)}>
        Put new recovery codes on it
      </Button>
      <ConfirmDialog
        open={asking}
        title="Make new recovery codes?"
        confirmLabel="Make new codes"
        pending={make.pending}
        onConfirm={() => void press()}
        onCancel={() => setAsking(false)}
      >
        The codes you have now will stop working. You’ll see the new ones on this page until you leave it.
      </ConfirmDialog>
    </>
  );
}

const Sheet = ({ sheet, codes }: { readonly sheet: RecoverySheet; readonly codes: readonly string[] | undefined }) => (
  <article className="recovery-sheet print-alone" aria-labelledby="sheet-title">
    <h2 id="sheet-title">Doorways: my way back in</h2>
    <div className="sheet-head">
      <dl className="facts">
        <div>
          <dt>My email address there</dt>
          <dd>{sheet.email}</dd>
        </div>
        <div>
          <dt>The sign-in page</dt>
          <dd>{sheet.signInAddress}</dd>
        </div>
      </dl>
      <QrPicture qr={sheet.qr} label={`QR code of the sign-in page, ${sheet.signInAddress}`} />
    </div>
    <h3>When I can’t get in</h3>
    <ol className="sheet-steps">
      <li>Open the sign-in page. Point a phone’s camera at the picture, or type the address.</li>
      {sheet.passkeys > 0 && <li>Press “Sign in with a passkey”, if I have the device with my passkey.</li>}
      <li>
        No passkey and no password? Enter my address under “With a link by email”. Open the email and follow its link.
      </li>
      <li>Password forgotten? Press “Forgotten password”. The email has a link to choose a new one.</li>
      {sheet.twoStep && (
        <li>
          If it asks for a second step, enter the code from my app. Without the app, press “Use a recovery code” and
          enter one that isn’t crossed out. Then cross it out.
        </li>
      )}
      <li>Still locked out, or no longer the owner of the email address? Write to support: {sheet.contactAddress}</li>
    </ol>
    <p>Doorways never asks for these codes or for my password by phone, chat or email.</p>
    {sheet.twoStep && <Codes codes={codes} left={sheet.codesLeft} />}
  </article>
);

function Codes({ codes, left }: { readonly codes: readonly string[] | undefined; readonly left: number }) {
  return (
    <>
      <h3 id="sheet-codes" tabIndex={-1}>
        Recovery codes
      </h3>
      {codes ? (
        <ol className="recovery-codes" aria-labelledby="sheet-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      ) : (
        <p>
          {counted(left, 'code from my list is', 'codes from my list are')} not used yet. We don’t keep a readable copy,
          so only new codes can go on this sheet.
        </p>
      )}
    </>
  );
}
