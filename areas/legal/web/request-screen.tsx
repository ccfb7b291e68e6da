/// <reference types="vite/client" />
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Checked } from '#areas/account/web/public.ts';
import { fileSize } from '#platform/contract/file-size.ts';
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx';
import { useTitle } from '#platform/web/router/title.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { dayText } from '#platform/web/ui/date-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { LegalRequestDetail } from '../contract.ts';
import { partWords } from '../pure/kinds.ts';
import { copyAddress, useApprove, useLegalRequest, useRefuse } from './data.ts';
import { copyWords, crumbs, stateWords } from './words.ts';
import './legal.css';

const words = {
  thing: 'request',
  title: 'Legal request',
  missing: 'Request not found',
  lead: 'It doesn’t exist, or it isn’t for you to see.',
  way: { label: 'See all legal requests', href: '/admin/legal-requests' },
  crumbs,
};

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useLegalRequest} words={words}>
    {(request) => <Detail request={request} />}
  </ById>
);

const personText = (person: LegalRequestDetail['member']) => (person ? person.displayName : 'a former member');

/** Something can still be done. */
const isOpen = ({ state, copy }: LegalRequestDetail) =>
  state === 'waiting' || (state === 'approved' && copy.state === 'ready');

function Detail({ request }: { readonly request: LegalRequestDetail }) {
  const { id, agency, reference, basis, member, from, to, parts, holdUntil, recordedBy, recordedAt, state } = request;
  const title = `${agency}, ${reference}`;
  useTitle(title);
  return (
    <div className="stack legal-page">
      <PageTitle title={title} crumbs={crumbs} />
      <Section title="The request">
        <Facts
          items={[
            { label: 'State', value: stateWords[state] },
            {
              label: 'Member',
              value: member ? <Link href={`/profile/${member.id}`}>{member.displayName}</Link> : 'A former member',
            },
            { label: 'Days', value: `${dayText(from)} to ${dayText(to)}` },
            { label: 'Parts', value: parts.map(partWords).join('; ') },
            { label: 'Legal basis', value: <span className="legal-basis">{basis}</span> },
            {
              label: 'Recorded',
              value: (
                <>
                  <Time value={recordedAt} look="absolute" /> by {personText(recordedBy)}
                </>
              ),
            },
            { label: 'Kept for approval until', value: dayText(holdUntil) },
            { label: 'Telling the member', value: <Telling request={request} /> },
          ]}
        />
      </Section>
      <Section title="The copy">
        <div className="stack">
          <p role="status">{copyWords(request)}</p>
          <Sum request={request} />
        </div>
      </Section>
      <Decided request={request} />
      {isOpen(request) && (
        <Checked page={`/admin/legal-requests/${id}`}>
          {(confirmed) => confirmed && <Actions request={request} />}
        </Checked>
      )}
    </div>
  );
}

function Telling({ request }: { readonly request: LegalRequestDetail }) {
  const { state, member, givenAt, toldAt, silentUntil, silentReason } = request;
  if (toldAt)
    return (
      <>
        Told <Time value={toldAt} look="absolute" />
      </>
    );
  if (!givenAt && (state === 'refused' || state === 'over')) return 'Nothing was given out';
  if (!member) return 'No longer: the account is gone';
  return silentUntil ? `After ${dayText(silentUntil)}, because: ${silentReason}` : 'When the copy is first downloaded';
}

function Sum({ request: { copy } }: { readonly request: LegalRequestDetail }) {
  if (!copy.sha256) return null;
  return (
    <p className="soft small legal-sum">
      SHA-256 of the file: <code>{copy.sha256}</code>
    </p>
  );
}

function Decided({ request }: { readonly request: LegalRequestDetail }) {
  const { state, decidedBy, decidedAt, reason, givenAt, copy } = request;
  if (!decidedAt) return null;
  return (
    <Section title="Decision">
      <Facts
        items={[
          {
            label: state === 'refused' ? 'Refused or withdrawn' : 'Approved',
            value: (
              <>
                <Time value={decidedAt} look="absolute" /> by {personText(decidedBy)}
              </>
            ),
          },
          { label: 'Reason', value: reason },
          ...(copy.until
            ? [{ label: 'Can be downloaded until', value: <Time value={copy.until} look="absolute" /> }]
            : []),
          { label: 'First downloaded', value: givenAt ? <Time value={givenAt} look="absolute" /> : 'Not yet' },
        ]}
      />
    </Section>
  );
}

function Actions({ request }: { readonly request: LegalRequestDetail }) {
  const [asking, setAsking] = useState<'approve' | 'refuse'>();
  const approve = useApprove();
  const refuse = useRefuse();
  const { id, version, state, mine, copy } = request;
  const close = () => setAsking(undefined);
  /** The buttons go with what was decided, and so would the focus. */
  const decide = async (write: Promise<unknown>) => {
    await write;
    flushSync(close);
    document.getElementById('page-title')?.focus();
  };
  const refusing = mine ? 'Withdraw this request' : 'Refuse this request';
  if (state === 'approved')
    return (
      <div>
        <ButtonLink href={copyAddress(id)} variant="primary" download>
          Download the copy ({fileSize(copy.bytes)})
        </ButtonLink>
      </div>
    );
  return (
    <>
      {mine && <p>You recorded this request. A second administrator has to approve it.</p>}
      <div className="row">
        {!mine && copy.state === 'ready' && (
          <Button variant="primary" onClick={() => setAsking('approve')}>
            Approve this request
          </Button>
        )}
        <Button onClick={() => setAsking('refuse')}>{refusing}</Button>
      </div>
      {asking === 'approve' && (
        <ReasonDialog
          title="Approve this request?"
          description="You have read the order yourself, and it covers each part. The copy can then be downloaded for 14 days."
          confirmLabel="Approve"
          pendingText="Approving…"
          done="Request approved"
          onConfirm={(reason) => decide(approve.mutateAsync({ id, version, reason }))}
          onClose={close}
        />
      )}
      {asking === 'refuse' && (
        <ReasonDialog
          title={`${refusing}?`}
          description="The copy is deleted, and this can’t be undone. The record stays."
          confirmLabel="Delete the copy"
          pendingText="Deleting…"
          done={mine ? 'Request withdrawn' : 'Request refused'}
          onConfirm={(reason) => decide(refuse.mutateAsync({ id, version, reason }))}
          onClose={close}
        />
      )}
    </>
  );
}
