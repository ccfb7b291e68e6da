import { useState } from 'react';
import { urlOf } from '#platform/web/client/address.ts';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { PictureButton, usePictureFile } from '#platform/web/ui/picture-button.tsx';
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
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawClaim({
    onDone: () => {
      closeToTitle(() => setAsking(false));
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
          <Button description="withdraw a claim" onClick={() => setAsking(true)}>
            Withdraw the claim
          </Button>
        </div>
        <ConfirmDialog
          open={asking}
          title="Withdraw your claim?"
          confirmLabel="Withdraw the claim"
          danger
          pending={withdraw.pending}
          onConfirm={() => withdraw.mutate({ id })}
          onCancel={() => setAsking(false)}
        >
          No administrator decides about it, and its pictures are deleted. You can claim the listing again.
        </ConfirmDialog>
      </div>
    </Section>
  );
}

function Pictures({ id, claim: { files } }: { readonly id: number; readonly claim: OwnClaim }) {
  const picture = usePictureFile({ types: imageTypes, maxBytes: limits.claimFileBytes });
  const add = useAddFile({
    onDone: () => toast({ title: 'Picture added' }),
    onFail: picture.fail,
    onProgress: picture.setPart,
  });
  const remove = useRemoveFile({
    onDone: () => {
      focusHeading();
      toast({ title: 'Picture removed' });
    },
    onFail: failed('Couldn’t remove the picture'),
  });
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
        <PictureButton
          picture={picture}
          pending={add.pending}
          description="picture for a claim"
          hint={`Up to ${limits.claimFiles} pictures.`}
          saving="Sending your picture"
          onFile={(upload) => add.mutate({ id, upload })}
        >
          Add a picture
        </PictureButton>
      ) : (
        <p className="soft">You’ve added {limits.claimFiles} pictures, which is the most.</p>
      )}
    </div>
  );
}
