/// <reference types="vite/client" />
import { useState } from 'react';
import { CheckMail, CodeForm } from '#areas/account/web/public.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ProviderClaim } from '../../contract.ts';
import { isAtDomain } from '../../pure/claim-domains.ts';
import { limits } from '../../pure/options.ts';
import { crumbs } from '../crumbs.ts';
import { useAskClaim, useClaim, useClaimByCode, useSendCode } from './data.ts';
import { WaitingClaim } from './waiting-claim.tsx';
import '../providers.css';

const words = {
  thing: 'listing',
  title: 'Claim a listing',
  missing: 'Provider not found',
  lead: 'There is no such listing, or it isn’t published.',
  way: { label: 'See all providers', href: '/ndis-providers' },
  crumbs,
};

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useClaim} words={words}>
    {(claim) => <Claim claim={claim} />}
  </ById>
);

function Claim({ claim: about }: { readonly claim: ProviderClaim }) {
  const { id, businessName, isOwned, mine, domains, claim } = about;
  const title = `Claim ${businessName}`;
  useTitle(title);
  return (
    <>
      <PageTitle
        title={title}
        lead="Claim it if you work for this organisation and may speak for it. You can then change its listing and invite others."
        crumbs={[...crumbs, { label: businessName, href: `/ndis-providers/${id}` }]}
      />
      <div className="provider-main prose">
        {mine && (
          <Notice tone="ok" title="You own this listing">
            <div className="stack">
              <p>You can change what it says, and invite others to help.</p>
              <div>
                <ButtonLink href={`/ndis-providers/mine/${id}/team`} variant="primary">
                  Go to its team
                </ButtonLink>
              </div>
            </div>
          </Notice>
        )}
        {isOwned && !mine && (
          <Notice title="Someone owns this listing">
            It can’t be claimed. If it’s your organisation’s, ask its owner to invite you. If no one there owns it,
            report the listing on its page.
          </Notice>
        )}
        {!isOwned && claim?.state === 'waiting' && <WaitingClaim about={about} claim={claim} />}
        {claim?.state === 'declined' && !mine && (
          <Notice tone="warn" title="Your last claim was declined">
            {claim.reason}
          </Notice>
        )}
        {!isOwned && domains.length > 0 && <ByCode about={about} />}
        {!isOwned && claim?.state !== 'waiting' && <ByEvidence about={about} />}
      </div>
    </>
  );
}

interface Sent {
  readonly email: string;
  readonly ticket: string;
}
/** Who goes to read the email comes back to where its code is entered; a ticket is of use to its member alone. */
const sentCodes = new Map<string, Sent>();

function ByCode({ about: { id, businessName, domains } }: { readonly about: ProviderClaim }) {
  const { member } = useSession();
  const key = `${member?.id} ${id}`;
  const [sent, setSent] = useState(() => sentCodes.get(key));
  const keep = (next: Sent | undefined) => {
    if (next) sentCodes.set(key, next);
    else sentCodes.delete(key);
    setSent(next);
  };
  const send = useSendCode();
  const claim = useClaimByCode();
  const ends = domains.map((one) => `@${one}`).join(' or ');
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({
      email: isAtDomain(email, domains) ? undefined : `Enter an address that ends with ${ends}.`,
    }),
    submit: async ({ email }) => {
      const { ticket } = await send.mutateAsync({ id, email: email.trim() });
      keep({ email: email.trim(), ticket });
    },
  });
  const use = async (ticket: string, code: string) => {
    await claim.mutateAsync({ id, ticket, code });
    sentCodes.delete(key);
    focusHeading();
    toast({ title: `You own ${businessName} now` });
  };
  return (
    <Section
      title="With a code by email"
      intro={`It goes to an address that ends with ${ends}. It’s the quickest way.`}
    >
      {sent ? (
        <div className="stack">
          <CheckMail email={sent.email}>Enter its code here, within 15 minutes.</CheckMail>
          <CodeForm button="Claim the listing" pendingText="Checking…" onCode={(code) => use(sent.ticket, code)} />
          <div>
            <Button variant="quiet" onClick={() => keep(undefined)}>
              Use another address
            </Button>
          </div>
        </div>
      ) : (
        <form className="stack" aria-label="Send a code" noValidate onSubmit={form.handleSubmit}>
          <FormNotices form={form} />
          <TextField
            label="Email address at your organisation"
            type="email"
            autoComplete="email"
            spellCheck={false}
            {...form.field('email')}
          />
          <div>
            <Button
              type="submit"
              variant="primary"
              description="a code for a claim"
              pending={form.submitting}
              pendingText="Sending…"
            >
              Send a code
            </Button>
          </div>
        </form>
      )}
    </Section>
  );
}

function ByEvidence({ about: { id, domains } }: { readonly about: ProviderClaim }) {
  const ask = useAskClaim();
  const form = useForm({
    initial: { words: '' },
    draftKey: `provider-claim-${id}`,
    validate: ({ words: text }) => ({
      words: text.trim() ? undefined : 'Say how you belong to this organisation.',
    }),
    submit: async ({ words: text }) => {
      await ask.mutateAsync({ id, words: text.trim() });
      focusHeading();
      toast({ title: 'Claim sent', description: 'You can add pictures until an administrator decides.' });
    },
  });
  return (
    <Section
      title={domains.length > 0 ? 'Or with evidence' : 'With evidence'}
      intro="An administrator looks at what you write and show, and gives you a reason either way."
    >
      <form className="stack" aria-label="Claim with evidence" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea
          label="How you belong to this organisation"
          hint="Say your role there, and how we can check it. You can add pictures in the next step."
          rows={5}
          limit={limits.claimWords}
          {...form.field('words')}
        />
        <div>
          <Button type="submit" description="a claim with evidence" pending={form.submitting} pendingText="Sending…">
            Send the claim
          </Button>
        </div>
      </form>
    </Section>
  );
}
