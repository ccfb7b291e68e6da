import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { urlOf } from '#platform/web/client/address.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { dayText } from '#platform/web/ui/date-text.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { PictureButton, usePictureFile } from '#platform/web/ui/picture-button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Provider, StatedPaper } from '../../contract.ts';
import { imageTypes, limits, type StatedKind } from '../../pure/options.ts';
import { personName } from '../own/own-words.ts';
import { closeToPart, PartHead } from '../own/part-head.tsx';
import { checkWords, screeningText } from '../words.ts';
import { usePapers, useUploadPaperPicture, useWithdrawPaper } from './data.ts';
import { PaperDialog } from './paper-dialog.tsx';
import { paperFacts, type Slot } from './paper-facts.ts';

function checkedText({ evidence }: Provider, kind: StatedKind): string {
  const seen = evidence.find((one) => one.kind === kind);
  if (!seen) return 'Not checked by Doorways.';
  if (seen.result === 'outdated') return 'To be checked again, since the listing has changed.';
  if (seen.result === 'refused') return `Looked at on ${dayText(seen.seenOn)}, but not confirmed.`;
  const until = seen.expiry ? ` ${seen.isCurrent ? 'Valid to' : 'Ran out on'} ${dayText(seen.expiry)}.` : '';
  return `Checked on ${dayText(seen.seenOn)}${seen.checkedBy ? ` by ${seen.checkedBy} of Doorways` : ''}.${until}`;
}

function slotsOf(provider: Provider): readonly Slot[] {
  const kinds: readonly StatedKind[] = [
    ...(provider.ndisProviderNumber ? (['registration', 'audit'] as const) : []),
    'public_liability',
    'professional_indemnity',
  ];
  return [
    ...kinds.map((kind) => ({ kind, staffId: null, title: checkWords[kind], checked: checkedText(provider, kind) })),
    ...provider.staff.map((worker) => ({
      kind: 'worker_screening' as const,
      staffId: worker.id,
      title: `${checkWords.worker_screening} of ${personName(worker)}`,
      checked: screeningText(worker),
    })),
  ];
}

/** Until when papers hold, as the provider states it. A badge comes only from what an administrator has checked. */
export function PapersPart({ provider }: { readonly provider: Provider }) {
  const { data, error, refreshing, retry } = usePapers(provider.id);
  const [stating, setStating] = useState<Slot>();
  return (
    <>
      <PartHead
        title="Papers"
        text="Say until when each is valid, and add a picture. It counts once an administrator has checked it."
      />
      {data ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list provider-check-list" role="list">
          {slotsOf(provider).map((slot) => (
            <Paper
              key={`${slot.kind} ${slot.staffId}`}
              id={provider.id}
              slot={slot}
              stated={data.find((one) => one.kind === slot.kind && one.staffId === slot.staffId)}
              onState={() => setStating(slot)}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorState level={3} title="Couldn’t load the papers" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      ) : (
        <Skeleton count={3} label="Loading the papers" />
      )}
      {stating && <PaperDialog id={provider.id} slot={stating} onClose={() => setStating(undefined)} />}
    </>
  );
}

interface PaperProps {
  readonly id: number;
  readonly slot: Slot;
  readonly stated: StatedPaper | undefined;
  readonly onState: () => void;
}

function Paper({ id, slot: { title, checked }, stated, onState }: PaperProps) {
  const waits = stated?.state === 'waiting' ? stated : undefined;
  return (
    <li className="sheet provider-check">
      <h3>{title}</h3>
      <p>{checked}</p>
      {stated?.state === 'refused' && (
        <p>
          <Chip tone="warn">What you stated couldn’t be confirmed</Chip>
        </p>
      )}
      {waits && <Waiting id={id} title={title} paper={waits} />}
      <div className="row">
        <Button icon={CalendarPlus} description="state a paper" onClick={onState}>
          {waits ? 'State it again' : 'State a date'}
          <span className="vh">: {title}</span>
        </Button>
      </div>
    </li>
  );
}

interface WaitingProps {
  readonly id: number;
  readonly title: string;
  readonly paper: StatedPaper;
}

function Waiting({ id, title, paper }: WaitingProps) {
  const { id: paperId, hasPicture } = paper;
  const [asking, setAsking] = useState(false);
  const picture = usePictureFile({ types: imageTypes, maxBytes: limits.imageBytes });
  const upload = useUploadPaperPicture({
    onDone: () => toast({ title: 'Picture added' }),
    onFail: picture.fail,
    onProgress: picture.setPart,
  });
  const withdraw = useWithdrawPaper({
    onDone: () => {
      closeToPart(() => setAsking(false));
      toast({ title: 'Withdrawn' });
    },
    onFail: failed('Couldn’t withdraw it'),
  });
  return (
    <div className="stack">
      <p>
        <Chip>Waits for an administrator</Chip>
      </p>
      <p>{paperFacts(paper)}</p>
      {hasPicture && (
        <img
          className="provider-described"
          src={`${urlOf('readPaperPicture', { id, paperId })}?v=${paper.version}`}
          alt={`What you show for: ${title}`}
          decoding="async"
        />
      )}
      <PictureButton
        picture={picture}
        pending={upload.pending}
        description="picture of a paper"
        hint="Only your team’s managers and administrators see it. It’s deleted at the decision."
        saving="Sending your picture"
        onFile={(file) => upload.mutate({ id, paperId, upload: file })}
      >
        {hasPicture ? 'Change the picture' : 'Add a picture'}
        <span className="vh">: {title}</span>
      </PictureButton>
      <div className="row">
        <Button description="withdraw a paper" onClick={() => setAsking(true)}>
          Withdraw<span className="vh">: {title}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Withdraw what you stated: ${title}?`}
        confirmLabel="Withdraw it"
        pending={withdraw.pending}
        onConfirm={() => withdraw.mutate({ id, paperId })}
        onCancel={() => setAsking(false)}
      >
        No administrator looks at it, and its picture is deleted. You can state it again.
      </ConfirmDialog>
    </div>
  );
}
