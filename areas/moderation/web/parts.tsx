import { AlarmClock, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { coveredHref, setCovered } from '#platform/web/report/covered.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { ModerationAction, ReportPriority, ReportStatus, Severity } from '../contract.ts';
import { latenessOf } from '../pure/clock.ts';
import { actionWords } from '../pure/decision-words.ts';
import { mask } from '../pure/mask.ts';
import { priorityBadges, severityBadges, statusBadges } from './moderation-words.ts';
import { useWordsCover } from './words-cover.ts';

export function StatusBadge({ status }: { readonly status: ReportStatus }) {
  const { label, tone, icon } = statusBadges[status];
  return (
    <Chip tone={tone} icon={icon}>
      {label}
    </Chip>
  );
}

export function PriorityBadge({ priority }: { readonly priority: ReportPriority }) {
  const { label, tone, icon } = priorityBadges[priority];
  return (
    <Chip tone={tone} icon={icon}>
      {label}
      <span className="vh"> priority</span>
    </Chip>
  );
}

export function SeverityBadge({ severity }: { readonly severity: Severity }) {
  const { label, tone, icon } = severityBadges[severity];
  return (
    <Chip tone={tone} icon={icon}>
      {label}
      <span className="vh"> severity</span>
    </Chip>
  );
}

/** The 24-hour clock of an open case: silent for the first twelve. */
export function LateMark({ since, open }: { readonly since: string; readonly open: boolean }) {
  const lateness = open ? latenessOf(since, new Date()) : 'in time';
  if (lateness === 'in time') return null;
  return (
    <span className="late-mark">
      <Icon icon={AlarmClock} />
      {lateness === 'late' ? 'Over 24 hours' : 'Over 12 hours'}
    </span>
  );
}

interface SafeProps {
  readonly text: string;
  /** Whose words or of what, for the names of the buttons: "the appeal of Dana Petrov". */
  readonly what: string;
}

/** Slurs are covered until they are asked for; for moderators who want it, all words are. */
export function SafeText({ text, what }: SafeProps) {
  const covers = useWordsCover();
  const [isShown, setIsShown] = useState(false);
  const [open, setOpen] = useState(false);
  const isCovered = covers && !isShown;
  const masked = mask(text);
  const shown = open ? text : masked;
  const toggle = () => {
    announce(isShown ? 'The words are covered.' : 'The words are shown.');
    setIsShown(!isShown);
  };
  return (
    <>
      {isCovered ? (
        <p className="case-cover">
          <Icon icon={EyeOff} /> Covered: {counted(text.split(/\s+/).filter(Boolean).length, 'word')}
        </p>
      ) : (
        <div className="case-words">
          {shown.split('\n').map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which do not move
            <p key={at}>{line}</p>
          ))}
        </div>
      )}
      {!isCovered && masked !== text && (
        <Button pressed={open} onClick={() => setOpen(!open)}>
          {open ? 'Cover slurs' : 'Show covered words'}
        </Button>
      )}
      {covers && (
        <Button icon={isCovered ? Eye : EyeOff} onClick={toggle}>
          {isCovered ? 'Show the words' : 'Cover the words'}
          <span className="vh"> ({what})</span>
        </Button>
      )}
    </>
  );
}

/** The thing where it stands; its pictures are covered there until the moderator asks. */
export const ContextLink = ({ href }: { readonly href: string }) => (
  <p>
    <Link href={coveredHref(href)} onClick={() => setCovered('covered')}>
      See it in context
    </Link>{' '}
    <span className="small soft">(pictures stay covered there until you ask)</span>
  </p>
);

/** What was decided about somebody before, the latest first. */
export function History({
  items,
  name,
}: {
  readonly items: readonly ModerationAction[];
  readonly name: string | undefined;
}) {
  return (
    <div>
      <h3>{name ? `${name}, so far` : 'So far'}</h3>
      {items.length === 0 ? (
        <p className="soft">No earlier decisions about them.</p>
      ) : (
        <ol className="plain-list case-history">
          {items.map((one) => (
            <li key={one.id}>
              <strong>{actionWords[one.actionType]}</strong>
              {one.status === 'lifted' && ', reversed'}: {one.reason}
              <br />
              <span className="soft small">
                <Time value={one.createdAt} look="absolute" />
                {one.moderatorName && `, by ${one.moderatorName}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
