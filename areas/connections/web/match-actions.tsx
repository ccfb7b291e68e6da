import { Ban, Flag, HeartOff, Share2 } from 'lucide-react';
import { useState } from 'react';
import { openReport } from '#platform/web/report/open-report.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { ConnectionMatch, ConnectionPerson } from '../contract.ts';
import { factWords } from '../pure/words.ts';
import { useBlock, useShare, useUnmatch, useUnshare } from './data.ts';

type Mine = ConnectionMatch['mine'][number];

const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** One fact that waits for a press, for this person alone. */
function ShareButton({ match, mine }: { readonly match: ConnectionMatch; readonly mine: Mine }) {
  const { matchId: id, name } = match;
  const { fact, shared } = mine;
  const what = factWords[fact];
  const share = useShare({
    onDone: () => toast({ title: `${what}: shared with ${name}`, description: 'You can stop sharing it at any time.' }),
    onFail: failed('Couldn’t share this'),
  });
  const unshare = useUnshare({
    onDone: () => toast({ title: `${what}: no longer shared with ${name}` }),
    onFail: failed('Couldn’t stop sharing this'),
  });
  const write = shared ? unshare : share;
  return (
    <Button icon={Share2} pending={write.pending} onClick={() => write.mutate({ id, fact })}>
      {shared ? `Stop sharing: ${inSentence(what)}` : `Share: ${inSentence(what)}`}
      <span className="vh"> with {name}</span>
    </Button>
  );
}

export const Sharing = ({ match }: { readonly match: ConnectionMatch }) =>
  match.mine.length === 0 ? null : (
    <div className="row">
      {match.mine.map((mine) => (
        <ShareButton key={mine.fact} match={match} mine={mine} />
      ))}
    </div>
  );

interface GoneProps {
  readonly onGone: () => void;
}

export function UnmatchButton({ match, onGone }: GoneProps & { readonly match: ConnectionMatch }) {
  const [asking, setAsking] = useState(false);
  const { matchId: id, name } = match;
  const unmatch = useUnmatch({
    onDone: () => {
      onGone();
      toast({ title: `You and ${name} no longer match` });
    },
    onFail: failed('Couldn’t end the match'),
  });
  return (
    <>
      <Button icon={HeartOff} pending={unmatch.pending} onClick={() => setAsking(true)}>
        Unmatch<span className="vh"> {name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Unmatch ${name}?`}
        confirmLabel="Unmatch"
        danger
        onConfirm={() => {
          setAsking(false);
          unmatch.mutate({ id });
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          The match ends, with what you shared, your invitations, and the conversation that began with it. {name} isn’t
          told. You won’t see each other in this room again.
        </p>
      </ConfirmDialog>
    </>
  );
}

export function BlockButton({ person, onGone }: GoneProps & { readonly person: ConnectionPerson }) {
  const [asking, setAsking] = useState(false);
  const { id, name } = person;
  const block = useBlock({
    onDone: () => {
      onGone();
      toast({ title: `You blocked ${name}`, description: 'You no longer see each other anywhere on Doorways.' });
    },
    onFail: failed('Couldn’t block'),
  });
  return (
    <>
      <Button icon={Ban} data-safety="" pending={block.pending} onClick={() => setAsking(true)}>
        Block<span className="vh"> {name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Block ${name}?`}
        confirmLabel="Block"
        danger
        onConfirm={() => {
          setAsking(false);
          block.mutate({ id });
        }}
        onCancel={() => setAsking(false)}
      >
        <p>You won’t see each other anywhere on Doorways. {name} isn’t told.</p>
      </ConfirmDialog>
    </>
  );
}

export const ReportButton = ({ person: { id, name } }: { readonly person: ConnectionPerson }) => (
  <Button
    variant="quiet"
    icon={Flag}
    data-safety=""
    onClick={() =>
      openReport({
        contentType: 'relationship_profile',
        contentId: id,
        reportedUserId: id,
        reportedName: name,
        subject: `${name}’s profile in Connections`,
      })
    }
  >
    Report<span className="vh"> {name}</span>
  </Button>
);
