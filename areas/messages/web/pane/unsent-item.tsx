import { CircleAlert, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { toldUnsent } from '../log/told-unsent.ts';
import type { Queue, Unsent } from '../log/unsent.ts';
import { shortened } from '../words.ts';

interface Props {
  readonly unsent: Unsent;
  readonly queue: Queue;
  readonly onChange?: (() => void) | undefined;
  readonly toField: () => void;
}

const patience = 1500;

/** A message that the server does not have. It says so, and what can be done. */
export function UnsentItem({ unsent, queue, onChange, toField }: Props) {
  const { clientKey, content, state, why, media } = unsent;
  const [late, setLate] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try has its own time
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [tries]);
  const isRefused = state === 'refused';
  const isStuck = isRefused || late;
  useEffect(() => {
    if (!isStuck || !toldUnsent.isNews(clientKey, isRefused)) return;
    announce(
      isRefused
        ? `Not sent: ${shortened(content)}. ${why ?? ''}`
        : `Not sent yet: ${shortened(content)}. We’ll send it when you reconnect.`,
    );
  }, [isStuck, isRefused, content, why, clientKey]);
  const about = <span className="vh">: {shortened(content || 'your message', 40)}</span>;
  return (
    <li className="msg msg-unsent" data-mine="">
      <article aria-label={`You, not sent: ${shortened(content || 'Picture or voice note')}`}>
        <p className="msg-bubble">{content || (media?.length === 1 ? 'Picture or voice note' : 'Pictures')}</p>
        <p className="msg-when">
          <Icon icon={isRefused ? CircleAlert : Clock} />
          {isRefused
            ? `Not sent. ${why ?? ''}`
            : isStuck
              ? 'Not sent yet. We’ll send it when you reconnect.'
              : 'Sending…'}
        </p>
        {isStuck && (
          <div className="msg-acts">
            <Button
              variant="quiet"
              onClick={() => {
                toldUnsent.forget(clientKey);
                setLate(false);
                setTries((now) => now + 1);
                if (isRefused) queue.retry(clientKey);
                else void queue.flush();
              }}
            >
              Try again{about}
            </Button>
            {onChange && content !== '' && !media?.length && (
              <Button variant="quiet" onClick={onChange}>
                Change{about}
              </Button>
            )}
            <Button
              variant="quiet"
              onClick={() => {
                queue.drop(clientKey);
                announce('Deleted. It wasn’t sent.');
                toField();
              }}
            >
              Delete{about}
            </Button>
          </div>
        )}
      </article>
    </li>
  );
}
