import { Check, X } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { MeetWatch } from '../contract.ts';
import { momentText } from './times.ts';
import './meets.css';

interface WatchProps {
  readonly watch: MeetWatch;
  readonly pending: boolean;
  readonly onAnswer: (agree: boolean) => void;
}

/** What someone sees who is asked to be told, in an account or by a link. */
export function Watch({ watch, pending, onAnswer }: WatchProps) {
  const { owner, state, contactState, checkInAt, zone, told } = watch;
  const name = owner.displayName;
  if (told)
    return (
      <div className="stack">
        <Notice tone="danger" title={`${name} hasn’t checked in`}>
          They may have forgotten. Call or message them first.
        </Notice>
        <Facts
          items={[
            { label: 'They planned to meet', value: momentText(told.startsAt, zone) },
            { label: 'Where', value: told.place },
            ...(told.who ? [{ label: 'With', value: told.who }] : []),
            { label: 'They planned to check in by', value: momentText(checkInAt, zone) },
          ]}
        />
        <p>
          If you think they’re in danger, call <Link href="tel:000">000</Link>. We haven’t told the police or anyone
          else.
        </p>
      </div>
    );
  if (state === 'safe')
    return (
      <Notice tone="ok" title={`${name} is safe`}>
        They’ve checked in. You don’t need to do anything.
      </Notice>
    );
  if (state !== 'planned') return <p>This plan is over. You don’t need to do anything.</p>;
  return (
    <div className="stack">
      <p>
        {name} plans to check in by {momentText(checkInAt, zone)}. If they don’t, we tell you when and where they
        planned to be. You decide what to do.
      </p>
      {contactState === 'agreed' ? (
        <>
          <Notice tone="ok" title="You said yes">
            You don’t need to do anything now.
          </Notice>
          <div className="row">
            <Button icon={X} pending={pending} onClick={() => onAnswer(false)}>
              I can’t do it after all
            </Button>
          </div>
        </>
      ) : (
        <div className="row">
          <Button variant="primary" icon={Check} pending={pending} onClick={() => onAnswer(true)}>
            Yes, tell me
          </Button>
          <Button icon={X} onClick={() => onAnswer(false)}>
            No, I can’t
          </Button>
        </div>
      )}
    </div>
  );
}
