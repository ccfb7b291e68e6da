import { useState } from 'react';
import { urlOf } from '#platform/web/client/address.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { OwnClaim, ProviderClaim } from '../../contract.ts';
import { imageTypes, limits } from '../../pure/options.ts';
import { useAddFile, useRemoveFile, useWithdrawClaim } from './data.ts';

interface Props {
  readonly about: ProviderClaim;
  readonly claim: OwnClaim;
}

/** What was sent, with its pictures, until an administrator decides. */
export function WaitingClaim({ about: { id }, claim }: Props) {
  const withdraw = useWithdrawClaim({
    onDone: () => {
      focusHeading();
      toast({ title: 'Claim withdrawn' });
    },
    onFail: failed('Couldn’t withdraw the claim'),
  });
  return (
    <Section title="Your claim waits for an administrator">
      <div className="stack">
        <Facts
          items={[
            { label: 'Sent', value: <Time value={claim.askedAt} look="absolute" /> },
            { label: 'What you wrote', value: <span className="provider-words">{claim.words}</span> },
          ]}
        />
        <Pictures id={id} claim={claim} />
        <div>
          <Button description="withdraw a claim" pending={withdraw.pending} onClick={() => withdraw.mutate({ id })}>
            Withdraw the claim
          </Button>
        </div>
      </div>
    </Section>
  );
}

function Pictures({ id, claim: { files } }: { readonly id: number; readonly claim: OwnClaim }) {
  const [error, setError] = useState<string>();
  const [part, setPart] = useState(0);
  const add = useAddFile({
    onDone: () => toast({ title: 'Picture added' }),
    onFail: (reason) => setError(textForPeople(reason)),
    onProgress: setPart,
  });
  const remove = useRemoveFile({
    onDone: () => {
      focusHeading();
      toast({ title: 'Picture removed' });
    },
    onFail: failed('Couldn’t remove the picture'),
  });
  const choose = ([file]: File[]) => {
    if (!file || add.pending) return;
    const refusal = imageTypes.some((type) => type === file.type)
      ? file.size > limits.claimFileBytes
        ? 'Choose a smaller picture: at most 6 MB.'
        : undefined
      : 'Choose a JPEG, PNG, WebP, GIF or AVIF picture.';
    setError(refusal);
    setPart(0);
    if (!refusal) add.mutate({ id, upload: file });
  };
  return (
    <div className="stack">
      <h3>Pictures</h3>
      <p className="soft">
        A letter, a staff card or a bill with your name and the organisation’s. Only administrators see them. They’re
        deleted at the decision.
      </p>
      {files.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list provider-claim-pictures" role="list">
          {files.map((fileId, at) => (
            <li key={fileId} className="stack">
              <img src={urlOf('readProviderClaimFile', { id: fileId })} alt={`Evidence ${at + 1} of ${files.length}`} />
              <Button
                variant="quiet"
                description="a picture of a claim"
                pending={remove.pending}
                onClick={() => remove.mutate({ id, fileId })}
              >
                Remove picture {at + 1}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < limits.claimFiles ? (
        <FileButton
          accept={imageTypes.join(',')}
          description="picture for a claim"
          hint={`JPEG, PNG, WebP, GIF or AVIF, at most 6 MB each. Up to ${limits.claimFiles} pictures.`}
          error={error}
          onFiles={choose}
        >
          Add a picture
        </FileButton>
      ) : (
        <p className="soft">You’ve added {limits.claimFiles} pictures, which is the most.</p>
      )}
      {add.pending && <Progress label="Sending your picture" value={Math.round(part * 100)} max={100} />}
    </div>
  );
}
