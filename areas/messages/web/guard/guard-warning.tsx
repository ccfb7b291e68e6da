import { Ban, ExternalLink, Flag } from 'lucide-react';
import { useState } from 'react';
import { BlockDialog } from '#areas/people/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ClosedDoor } from '#platform/web/ui/drawings.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { seriousIcon } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Conversation, Message } from '../../contract.ts';
import { useKeep } from '../data.ts';
import { firstName, plainWords, shortened } from '../words.ts';
import { adviceOf, type Noticed, othersOf, reportOf, titleOf } from './guard-words.ts';

const scamwatch = 'https://www.scamwatch.gov.au';

interface Props {
  readonly noticed: readonly Noticed[];
  readonly message: Message;
  readonly head: Conversation;
  readonly toField: () => void;
  readonly onGone: (() => void) | undefined;
}

/** For the receiver alone: what stands out in a message of someone new, and what can be done. It may be wrong. */
export function GuardWarning({ noticed, message, head, toField, onGone }: Props) {
  const [blocking, setBlocking] = useState(false);
  const { id, displayName } = message.from;
  const name = firstName(displayName);
  const before = head.guardOff;
  const keep = useKeep({
    onFail: failed('Couldn’t save your change'),
    onDone: ({ guardOff }) => {
      if (guardOff === undefined || head.id === null) return;
      if (guardOff.length <= before.length) return announce('The warning is shown again');
      // What was pressed goes with the warning.
      toField();
      const conversationId = head.id;
      toast({
        title: 'Hidden in this conversation',
        action: { label: 'Undo', onAction: () => keep.mutate({ id: conversationId, guardOff: [...before] }) },
      });
    },
  });
  const others = othersOf(noticed);
  return (
    <section className="msg-guard" aria-labelledby={`guard-${message.id}`}>
      <ClosedDoor size={52} />
      <div className="msg-guard-in">
        <h4 id={`guard-${message.id}`}>{titleOf(noticed)}</h4>
        {others.length > 0 && (
          <ul>
            {others.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        <p>You haven’t known each other here for long. {adviceOf(noticed)}</p>
        <div className="row">
          <Button
            icon={Flag}
            data-safety=""
            onClick={() =>
              openReport({
                contentType: 'message',
                contentId: message.id,
                reportedUserId: id,
                reportedName: displayName,
                subject: `${displayName}’s message “${shortened(plainWords(message))}”`,
                suspicion: reportOf(noticed),
              })
            }
          >
            Report {name}
          </Button>
          {/* A request has its own, in the bar below. */}
          {head.state !== 'request' && (
            <Button icon={Ban} data-safety="" onClick={() => setBlocking(true)}>
              Block {name}
            </Button>
          )}
          <ButtonLink icon={ExternalLink} href={scamwatch} newTab>
            How scams work, at Scamwatch
          </ButtonLink>
          {head.id !== null && (
            <Button
              variant="quiet"
              pending={keep.pending}
              onClick={() =>
                head.id !== null && keep.mutate({ id: head.id, guardOff: [...new Set([...before, ...noticed])] })
              }
            >
              It’s fine, hide this
            </Button>
          )}
        </div>
        <p className="small">
          Only you see this. Fixed rules in your browser noticed it, and they can be wrong. No one reads your messages
          for it.
        </p>
      </div>
      <BlockDialog
        open={blocking}
        person={{ id, displayName }}
        onClose={() => setBlocking(false)}
        onBlocked={id === head.otherUser?.id ? onGone : undefined}
      />
    </section>
  );
}

/** Of an earlier message: what stood out, in one line. */
export const GuardLine = ({ noticed }: { readonly noticed: readonly Noticed[] }) => (
  <p className="msg-guard-line">
    <Icon icon={seriousIcon} />
    <span>{titleOf(noticed)}</span>
  </p>
);
