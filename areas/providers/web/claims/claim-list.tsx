import { useId, useState } from 'react';
import { urlOf } from '#platform/web/client/address.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ClaimToDecide } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { useClaims, useDecideClaim } from './data.ts';

/** For administrators: who says that a listing is theirs. */
export function ClaimList() {
  const list = useClaims();
  return (
    <List
      list={list}
      shown={list.items.length}
      things={['claim', 'claims']}
      prefix="provider-claim"
      level={3}
      empty={
        <EmptyState title="No claims wait">
          <p>When someone claims a listing with evidence, it shows here.</p>
        </EmptyState>
      }
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list provider-check-list" role="list">
        {list.items.map((claim) => (
          <Claim key={claim.id} claim={claim} />
        ))}
      </ul>
    </List>
  );
}

function Claim({ claim }: { readonly claim: ClaimToDecide }) {
  const { id, providerId, businessName, abn, by, words, files, askedAt } = claim;
  const [asking, setAsking] = useState<boolean>();
  return (
    <li className="sheet provider-check" id={`provider-claim-${id}`} tabIndex={-1}>
      <h3>{businessName}</h3>
      <Facts
        items={[
          { label: 'Claimed by', value: <Link href={`/profile/${by.id}`}>{by.displayName}</Link> },
          { label: 'Sent', value: <Time value={askedAt} look="absolute" /> },
          { label: 'ABN', value: <span className="num">{abn}</span> },
          { label: 'What they wrote', value: <span className="provider-words">{words}</span> },
        ]}
      />
      {files.length > 0 && <Pictures claim={claim} />}
      <div className="row">
        <Button variant="primary" description="accept a claim" onClick={() => setAsking(true)}>
          Accept<span className="vh"> the claim of {businessName}</span>
        </Button>
        <Button description="decline a claim" onClick={() => setAsking(false)}>
          Decline<span className="vh"> the claim of {businessName}</span>
        </Button>
        <ButtonLink href={`/ndis-providers/${providerId}`} description="the profile of a provider">
          See the profile<span className="vh"> of {businessName}</span>
        </ButtonLink>
      </div>
      {asking !== undefined && <DecideDialog claim={claim} isAccepted={asking} onClose={() => setAsking(undefined)} />}
    </li>
  );
}

/** Nothing is fetched before an administrator asks for it. */
function Pictures({ claim: { files, by } }: { readonly claim: ClaimToDecide }) {
  const [shown, setShown] = useState(false);
  if (!shown) {
    return (
      <div>
        <Button description="pictures of a claim" onClick={() => setShown(true)}>
          Show the pictures<span className="vh"> of {by.displayName}</span>
        </Button>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list provider-claim-pictures" role="list" aria-label={`Pictures of ${by.displayName}`}>
      {files.map((fileId, at) => (
        <li key={fileId}>
          <img
            src={urlOf('readProviderClaimFile', { id: fileId })}
            alt={`Evidence of ${by.displayName}, ${at + 1} of ${files.length}`}
          />
        </li>
      ))}
    </ul>
  );
}

interface DecideProps {
  readonly claim: ClaimToDecide;
  readonly isAccepted: boolean;
  readonly onClose: () => void;
}

function DecideDialog({ claim: { id, version, businessName, by }, isAccepted, onClose }: DecideProps) {
  const formId = useId();
  const decide = useDecideClaim();
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() ? undefined : 'Say why. The member reads it.' }),
    submit: async ({ reason }) => {
      await decide.mutateAsync({ id, version, isAccepted, reason: reason.trim() });
      closeToTitle(onClose);
      toast({ title: isAccepted ? 'Claim accepted' : 'Claim declined' });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isAccepted ? `Make ${by.displayName} the owner of ${businessName}?` : `Decline the claim of ${businessName}?`
      }
      description={
        isAccepted
          ? 'They can change the listing at once. The pictures are deleted.'
          : 'They read your reason, and can claim again. The pictures are deleted.'
      }
      dirty={form.values.reason !== ''}
      footer={
        <Button
          type="submit"
          form={formId}
          variant={isAccepted ? 'primary' : 'danger'}
          description="a decision about a claim"
          pending={form.submitting}
        >
          {isAccepted ? 'Yes, accept it' : 'Yes, decline it'}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea label="Your reason" limit={limits.reason} rows={3} {...form.field('reason')} />
      </form>
    </Dialog>
  );
}
