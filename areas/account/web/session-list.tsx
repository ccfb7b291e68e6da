import { useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { sessionLimits } from '#platform/contract/session-limits.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MySession } from '../contract.ts';
import { useEndOtherSessions, useEndSession, useSessions } from './data.ts';

const { idleDays, endDays } = sessionLimits;

/** The check that it is you may have run out meanwhile: the page then asks for it again. */
const notEnded = (error: unknown) => {
  failed('Couldn’t end the session')(error);
  void refresh(['getSecurity']);
};

export function SessionList({ confirmed }: { readonly confirmed: boolean }) {
  const { items, loading, error, retry, refreshing } = useSessions(true);
  const list = useRef<HTMLUListElement>(null);
  const others = items.filter(({ current }) => !current).length;
  return (
    <Section
      title="Where you are signed in"
      intro={`If you don’t know one of these, end it and change your password. We sign out a device after ${idleDays} days without use, and after ${endDays} days in any case.`}
    >
      {loading && <Skeleton count={2} look="row" label="Loading your sessions" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load your sessions" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list" role="list" ref={list} tabIndex={-1} aria-label="Your sessions">
        {items.map((session) => (
          <Row key={session.id} session={session} confirmed={confirmed} onEnded={() => list.current?.focus()} />
        ))}
      </ul>
      {others > 0 &&
        (confirmed ? (
          <EndOthers onEnded={() => list.current?.focus()} />
        ) : (
          <p>To end a session, confirm it’s you first (above).</p>
        ))}
    </Section>
  );
}

function Row({
  session: { id, device, current, lastUsedAt, startedAt },
  confirmed,
  onEnded,
}: {
  readonly session: MySession;
  readonly confirmed: boolean;
  readonly onEnded: () => void;
}) {
  const end = useEndSession();
  const press = async () => {
    try {
      await end.mutateAsync({ id });
      onEnded();
      toast({ title: 'Session ended', description: `${device} is signed out.` });
    } catch (error) {
      notEnded(error);
    }
  };
  return (
    <li className="cast-member">
      <div className="cast-words">
        <strong>{device}</strong>
        <span className="soft small">
          {current ? (
            'In use now'
          ) : (
            <>
              Last used: <Time value={lastUsedAt} />
            </>
          )}{' '}
          · Signed in: <Time value={startedAt} />
        </span>
      </div>
      {current && <Chip tone="gold">This device</Chip>}
      {!current && confirmed && (
        <Button onClick={() => void press()} pending={end.pending} pendingText="Ending…">
          End this session<span className="vh">: {device}</span>
        </Button>
      )}
    </li>
  );
}

function EndOthers({ onEnded }: { readonly onEnded: () => void }) {
  const [open, setOpen] = useState(false);
  const end = useEndOtherSessions();
  const press = async () => {
    try {
      const { ended } = await end.mutateAsync();
      setOpen(false);
      onEnded();
      toast({ title: counted(ended, 'session ended', 'sessions ended') });
    } catch (error) {
      setOpen(false);
      notEnded(error);
    }
  };
  return (
    <div className="security-all">
      <Button onClick={() => setOpen(true)}>End all other sessions</Button>
      <ConfirmDialog
        open={open}
        title="End all other sessions?"
        confirmLabel="End them all"
        pending={end.pending}
        onConfirm={() => void press()}
        onCancel={() => setOpen(false)}
      >
        Only this device stays signed in.
      </ConfirmDialog>
    </div>
  );
}
