import { Link2, Trash2, X } from 'lucide-react';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { WellnessShare } from '../../contract/shares.ts';
import { hashOf } from '../../pure/share-link.ts';
import { useEndShare, useRemoveShare } from './data.ts';
import type { Filled } from './use-filled.ts';
import { coversWords, lastDayOf, type State, stateOf, thingsWords } from './words.ts';

interface ShareItemProps {
  readonly share: WellnessShare;
  readonly now: Date;
  readonly zone: string;
  readonly filled: Filled;
}

const stateChips: Readonly<Record<State, string>> = { open: 'Open', ended: 'Ended', over: 'Over' };

/** Undefined where its content can’t be read here. */
function linkOf({ token, key, hasCode }: WellnessShare): string | undefined {
  if (token === undefined || key === undefined) return undefined;
  return `${location.origin}/wellness-tracking/shared#${hashOf({ token, key, asksCode: hasCode })}`;
}

const focusOn = (id: string) => document.getElementById(id)?.focus();

/** One share: for whom, what, until when, its link, and who opened it. */
export function ShareItem({ share, now, zone, filled }: ShareItemProps) {
  const { id, recipient, until, covers, hasCode, code, endedAt, openings } = share;
  const name = share.name ?? `Share ${id}`;
  const state = stateOf(share, now);
  const link = linkOf(share);
  const titleId = `share-${id}`;
  const end = useEndShare({
    onDone: () => {
      focusOn(titleId);
      toast({ title: `Sharing ended: ${name}`, description: 'No one can open it now. Its copies are deleted.' });
    },
    onFail: failed('Couldn’t end the sharing', 'It can still be opened.'),
  });
  const remove = useRemoveShare({
    onDone: () => {
      focusOn('page-title');
      toast({ title: `Removed from your list: ${name}` });
    },
    onFail: failed('Couldn’t remove it'),
  });
  return (
    <li>
      <article className="share" aria-labelledby={titleId}>
        <header className="row">
          <h3 id={titleId} tabIndex={-1}>
            {name}
          </h3>
          <Chip tone={state === 'open' ? 'ok' : 'plain'}>{stateChips[state]}</Chip>
        </header>
        <Facts
          items={[
            {
              label: 'Who can open it',
              value: recipient ? `${recipient.displayName}, signed in` : 'Anyone with the link',
            },
            { label: state === 'open' ? 'Until' : 'It was until', value: lastDayOf(until, zone) },
            ...(endedAt === null ? [] : [{ label: 'Ended', value: <Time value={endedAt} look="absolute" /> }]),
            { label: 'What it shows', value: coversWords(covers) },
            ...(hasCode && state === 'open' ? [{ label: 'Code', value: code ?? 'Unlock your diary to see it' }] : []),
          ]}
        />
        {state === 'open' && (link ? <TheLink {...{ name, link, hasCode, share }} /> : <Locked />)}
        {state === 'open' && share.waiting > 0 && <Waiting {...{ share, name, filled }} />}
        <Openings {...{ name, openings }} />
        <div className="row">
          {state === 'open' && (
            <Button icon={X} pending={end.pending} onClick={() => end.mutate({ id })}>
              End sharing<span className="vh"> with {name}</span>
            </Button>
          )}
          {state !== 'open' && (
            <Button variant="quiet" icon={Trash2} pending={remove.pending} onClick={() => remove.mutate({ id })}>
              Remove<span className="vh"> {name} from this list</span>
            </Button>
          )}
        </div>
      </article>
    </li>
  );
}

const Locked = () => <p className="soft">Unlock your diary to see the link.</p>;

function TheLink({
  name,
  link,
  hasCode,
  share: { recipient },
}: {
  readonly name: string;
  readonly link: string;
  readonly hasCode: boolean;
  readonly share: WellnessShare;
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({
        title: 'Link copied',
        description: hasCode ? 'Send the code another way than the link.' : 'Send it only to who it is for.',
      });
    } catch {
      toast({
        title: 'Couldn’t copy the link',
        description: 'Your browser didn’t allow it. Choose “Link for” below, and copy it by hand.',
        variant: 'destructive',
      });
    }
  };
  return (
    <>
      <p>
        {recipient
          ? `Send ${recipient.displayName} the link yourself. It opens only while they’re signed in. Their list “Shared with me” names it.`
          : 'Send the link yourself. Anyone who has it can read what it shows.'}
      </p>
      <div className="row">
        <Button icon={Link2} onClick={() => void copy()}>
          Copy link<span className="vh"> for {name}</span>
        </Button>
      </div>
      <Disclosure summary={`Link for ${name}`}>
        <p className="share-link">{link}</p>
      </Disclosure>
    </>
  );
}

function Waiting({
  share: { waiting, covers },
  name,
  filled: { state, again },
}: {
  readonly share: WellnessShare;
  readonly name: string;
  readonly filled: Filled;
}) {
  const many = thingsWords(waiting, covers);
  if (state === 'running') return <p className="soft">Adding {many}. Keep this page open.</p>;
  return (
    <Notice
      tone="warn"
      title={`${many} not in it yet`}
      action={
        <Button onClick={again}>
          Try again<span className="vh"> to add to {name}</span>
        </Button>
      }
    >
      They couldn’t be added from here.
    </Notice>
  );
}

function Openings({ name, openings }: { readonly name: string } & Pick<WellnessShare, 'openings'>) {
  if (openings.length === 0) return <p className="soft">Not opened yet.</p>;
  // Two can be of one moment; the list only grows at its start.
  const numbered = openings.map((one, place) => ({ ...one, nth: openings.length - place }));
  return (
    <Disclosure summary={`Openings of ${name}: ${openings.length}`}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ol className="plain-list share-openings" role="list">
        {numbered.map(({ at, by, nth }) => (
          <li key={nth}>
            <Time value={at} look="absolute" />, {by ? by.displayName : 'someone with the link'}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
