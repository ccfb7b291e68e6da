/// <reference types="vite/client" />
import { Lock, LockOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { Button, ButtonLink, type ButtonProps } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { type Crumb, PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useDiaryKeys } from './diary-keys.ts';
import '../privacy/privacy.css';
import { UnlockForm } from './unlock-form.tsx';

export const privacyPath = '/wellness-tracking/privacy';

const toTitle = () => setTimeout(() => document.getElementById('page-title')?.focus());

/** Asks for a passphrase in a dialog of its own, then for `onOpen`. */
export function UnlockButton({
  onOpen,
  ...look
}: Pick<ButtonProps, 'variant' | 'description' | 'children'> & { readonly onOpen: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button icon={LockOpen} {...look} onClick={() => setAsks(true)} />
      <Dialog open={asks} size="s" title="Unlock your diary" onClose={() => setAsks(false)} closeLabel="Not now">
        <UnlockForm
          onOpen={() => {
            setAsks(false);
            onOpen();
          }}
        />
      </Dialog>
    </>
  );
}

/** First thing on every screen of the diary: what is locked is unlocked in its place, and what is typed stays. */
export function DiaryLock() {
  const { data, isLocked } = useDiaryKeys();
  if (isLocked)
    return (
      <Notice
        icon={Lock}
        title="Your diary is locked"
        action={
          <>
            <UnlockButton variant="primary" onOpen={toTitle}>
              Unlock
            </UnlockButton>
            <ButtonLink href={privacyPath}>Privacy of your diary</ButtonLink>
          </>
        }
      >
        <p>What you wrote is sealed. Only your passphrase or your recovery code opens it.</p>
      </Notice>
    );
  if (data?.isMoving)
    return (
      <Notice title="Your diary isn’t moved yet" action={<ButtonLink href={privacyPath}>Carry on</ButtonLink>}>
        <p>
          {counted(data.left, 'part still has', 'parts still have')} the key of before. You can read and write as
          always.
        </p>
      </Notice>
    );
  return null;
}

/** A page that is nothing without its content. */
export function WhenUnlocked({
  title,
  crumbs,
  children,
}: {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly children: ReactNode;
}) {
  const { isLocked, loading } = useDiaryKeys();
  if (loading) return <Skeleton count={1} label="Loading" />;
  if (!isLocked) return children;
  return (
    <>
      <PageTitle title={title} crumbs={crumbs} />
      <DiaryLock />
    </>
  );
}
