/// <reference types="vite/client" />
import { KeyRound, Lock, X } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { WellnessKeys } from '../../contract/keys.ts';
import { wellnessCrumbs } from '../crumbs.ts';
import { useDiaryLive } from '../data.ts';
import { useDiaryKeys } from '../keys/diary-keys.ts';
import { lockDiary } from '../keys/held-key.ts';
import { dropKept } from '../keys/kept-key.ts';
import { forgetMove, startOpening } from '../keys/move.ts';
import { UnlockForm } from '../keys/unlock-form.tsx';
import { DeleteSection } from './delete-section.tsx';
import { MoveDone, MoveProgress } from './move-progress.tsx';
import { SealSteps } from './seal-steps.tsx';
import './privacy.css';

const toTitle = () => setTimeout(() => document.getElementById('page-title')?.focus());

export function Screen() {
  useDiaryLive();
  const { data, error, loading, refreshing, retry, isLocked, isKept } = useDiaryKeys();
  return (
    <div className="diary-privacy">
      <PageTitle title="Privacy of your diary" lead="How it is kept, and who can open it." crumbs={wellnessCrumbs} />
      {loading && <Skeleton count={2} label="Loading how your diary is kept" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load how your diary is kept" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && !loading && <Loaded keys={data} isLocked={isLocked} isKept={isKept} />}
    </div>
  );
}

interface Kept {
  readonly keys: WellnessKeys;
  readonly isLocked: boolean;
}

function Loaded({ keys, isLocked, isKept }: Kept & { readonly isKept: boolean }) {
  return (
    <>
      <MoveDone
        keys={keys}
        onSeen={() => {
          forgetMove();
          toTitle();
        }}
      />
      <Section title="How it is kept now">
        <div className="stack">
          <KeptNow keys={keys} isLocked={isLocked} />
          <MoveProgress keys={keys} isLocked={isLocked} />
        </div>
      </Section>
      {isKept && !isLocked && <KeptHere />}
      {isLocked && (
        <Section title="Unlock your diary" intro="For this browser window, until you close it, sign out or lock it.">
          <UnlockForm onOpen={toTitle} />
        </Section>
      )}
      {!keys.isMoving && keys.mode === 'recoverable' && <SealSection />}
      {!keys.isMoving && keys.mode === 'sealed' && !isLocked && <SealedSection />}
      <DeleteSection isLocked={isLocked} />
    </>
  );
}

function KeptNow({ keys, isLocked }: Kept) {
  if (keys.mode === 'recoverable')
    return (
      <>
        <p>
          <Chip icon={KeyRound}>Encrypted, and we keep the key</Chip>
        </p>
        <p>
          Your diary is encrypted with a key of your own, which we keep for you. You can always get back in. No
          moderator and no other member can read it.
        </p>
      </>
    );
  return (
    <>
      <p>
        <Chip icon={Lock}>{isLocked ? 'Sealed and locked' : 'Sealed, and unlocked here'}</Chip>
      </p>
      <p>Your diary is sealed with your passphrase. It opens in your browser alone, and we can’t read it.</p>
    </>
  );
}

/** The way back from what was chosen on unlocking. */
function KeptHere() {
  const stop = () => {
    dropKept();
    toTitle();
    toast({
      title: 'This device no longer keeps your diary unlocked',
      description: 'It is open in this window until you close it, sign out or lock it.',
    });
  };
  return (
    <Section
      title="This device keeps your diary unlocked"
      intro="Anyone who uses this browser while you’re signed in can read it, without your passphrase."
    >
      <Button icon={X} onClick={stop}>
        Stop keeping it unlocked
      </Button>
    </Section>
  );
}

/** What sealing means, before anything is asked. */
function SealSection() {
  const [starts, setStarts] = useState(false);
  return (
    <Section
      title="Seal it with a passphrase"
      intro="Then your diary opens in your browser alone. We could not read it, even if someone told us to."
    >
      <div className="stack">
        <h3>What you would lose</h3>
        <ul className="diary-list">
          <li>If you forget both your passphrase and your recovery code, no one can open your diary. It is lost.</li>
          <li>You enter the passphrase in each new browser window, unless you let your device keep it unlocked.</li>
          <li>Helpers can no longer write entries for you.</li>
          <li>The copy of your account’s data has your diary in its sealed form.</li>
        </ul>
        <h3>What we could still see</h3>
        <ul className="diary-list">
          <li>On which days you wrote, and how much.</li>
          <li>The times of doses and appointments, so that reminders still come, and whether you answered.</li>
          <li>Whether an entry is private or for your health team.</li>
          <li>What you share, with whom and until when.</li>
        </ul>
        {starts ? (
          <SealSteps isChange={false} onStarted={toTitle} onCancel={() => setStarts(false)} />
        ) : (
          <div>
            <Button variant="primary" icon={Lock} onClick={() => setStarts(true)}>
              Set up a passphrase
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

function SealedSection() {
  const [changes, setChanges] = useState(false);
  const [asks, setAsks] = useState(false);
  const [pending, setPending] = useState(false);
  const turnOff = async () => {
    setPending(true);
    try {
      await startOpening();
      toTitle();
    } catch (error) {
      failed('Couldn’t turn sealing off')(error);
    } finally {
      setPending(false);
      setAsks(false);
    }
  };
  const lock = () => {
    lockDiary();
    announce('Diary locked');
    toTitle();
  };
  return (
    <>
      <Section
        title="Lock it"
        intro="In every window of this browser, until you enter your passphrase again. What you have not saved in them is forgotten."
      >
        <Button variant="primary" icon={Lock} onClick={lock}>
          Lock the diary
        </Button>
      </Section>
      <Section
        title="Passphrase and sealing"
        intro="A new passphrase comes with a new recovery code. The ones of before then open nothing."
      >
        {changes ? (
          <SealSteps isChange onStarted={toTitle} onCancel={() => setChanges(false)} />
        ) : (
          <div className="row">
            <Button icon={KeyRound} onClick={() => setChanges(true)}>
              Change the passphrase
            </Button>
            <Button onClick={() => setAsks(true)}>Turn sealing off</Button>
          </div>
        )}
        <ConfirmDialog
          open={asks}
          title="Turn sealing off?"
          confirmLabel="Turn sealing off"
          cancelLabel="Keep it sealed"
          pending={pending}
          onConfirm={() => void turnOff()}
          onCancel={() => setAsks(false)}
        >
          <p>Your diary stays encrypted, with a key that we keep for you. You need no passphrase then.</p>
        </ConfirmDialog>
      </Section>
    </>
  );
}
