/// <reference types="vite/client" />
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { dayText } from '#platform/web/ui/date-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import type { ProviderFile, StatedPaper } from '../contract.ts';
import { CheckForm } from './check-form.tsx';
import { crumbs as directory } from './crumbs.ts';
import { useFile } from './data.ts';
import { type Decision, DecisionDialog, decisions } from './decision-dialog.tsx';
import { paperFacts } from './papers/paper-facts.ts';
import { ToCheck, titleOf } from './papers/to-check.tsx';
import { checkWords, dayOrNot, resultWords, statusWords } from './words.ts';
import './providers.css';

const recordHeading = 'record-a-check';
const crumbs = [...directory, { label: 'Provider checks', href: '/ndis-providers/checks' }] as const;
const words = {
  thing: 'provider',
  title: 'Provider check',
  missing: 'Provider not found',
  lead: 'This provider doesn’t exist, or you aren’t an administrator.',
  way: { label: 'See all checks', href: '/ndis-providers/checks' },
  crumbs,
};

/** For administrators: everything that was checked of a provider, what is decided about it, and the next check. */
export function Screen({ params }: { readonly params: { readonly id: string } }) {
  const waiting = useWaitingRoles('admin');
  if (waiting.length > 0) {
    return (
      <>
        <PageTitle title="Provider check" crumbs={crumbs} />
        <RoleWaits roles={waiting} />
      </>
    );
  }
  return (
    <ById id={params.id} use={useFile} words={words}>
      {(file) => <File file={file} />}
    </ById>
  );
}

function File({ file }: { readonly file: ProviderFile }) {
  const { provider, checks, suspendedFor, suspendedAt } = file;
  const { id, businessName, isActive, storedStatus, registrationStatus, complianceScore } = provider;
  const [paper, setPaper] = useState<StatedPaper>();
  const title = `Checks of ${businessName}`;
  useTitle(title);
  return (
    <>
      <PageTitle title={title} crumbs={crumbs}>
        <div className="row">
          <Chip tone={isActive ? 'ok' : 'warn'}>{isActive ? 'Published' : 'Not published'}</Chip>
          <Chip>Status: {statusWords[storedStatus]}</Chip>
          <Chip>{complianceScore === null ? 'No score yet' : `${complianceScore}% Compliance Score`}</Chip>
        </div>
        <p>
          <Link href={`/ndis-providers/${id}`}>See the profile of {businessName}</Link>
        </p>
      </PageTitle>
      <div className="provider-main">
        {storedStatus === 'suspended' && (
          <Notice tone="danger" title="Suspended">
            {suspendedFor} {suspendedAt && <Time value={suspendedAt} look="absolute" />}
          </Notice>
        )}
        {registrationStatus === 'expired' && (
          <Notice tone="warn" title="The registration has expired">
            The page says so. Record a new check of the registration to change it.
          </Notice>
        )}
        <Section title="What the listing says">
          <Facts
            items={[
              { label: 'ABN', value: <span className="num">{provider.abn}</span> },
              ...(provider.acn ? [{ label: 'ACN', value: <span className="num">{provider.acn}</span> }] : []),
              {
                label: 'NDIS provider number',
                value: <span className="num">{provider.ndisProviderNumber || 'Not registered'}</span>,
              },
              { label: 'Registration expiry', value: dayOrNot(provider.registrationExpiry) },
              { label: 'Next audit due', value: dayOrNot(provider.nextAuditDue) },
              { label: 'Public liability expiry', value: dayOrNot(provider.publicLiabilityExpiry) },
              { label: 'Professional indemnity expiry', value: dayOrNot(provider.professionalIndemnityExpiry) },
            ]}
          />
        </Section>
        <Decisions file={file} />
        <ToCheck
          file={file}
          onCheck={(paper) => {
            flushSync(() => setPaper(paper));
            document.getElementById(recordHeading)?.focus();
          }}
        />
        <section className="section" aria-labelledby={recordHeading}>
          <div className="lintel" />
          <div className="section-head">
            <h2 id={recordHeading} tabIndex={-1}>
              Record a check
            </h2>
          </div>
          {paper && (
            <div className="row provider-of-paper">
              <p>
                This check is of: {titleOf(paper)}, {paperFacts(paper)}
              </p>
              <Button
                onClick={() => {
                  flushSync(() => setPaper(undefined));
                  document.getElementById(recordHeading)?.focus();
                }}
              >
                Record another check
              </Button>
            </div>
          )}
          <CheckForm key={paper?.id ?? 0} file={file} paper={paper} onDone={() => setPaper(undefined)} />
        </section>
        <Section title="Checks so far">
          <Checks checks={checks} />
        </Section>
      </div>
    </>
  );
}

function Decisions({ file }: { readonly file: ProviderFile }) {
  const [open, setOpen] = useState<Decision>();
  const decided = useRef(false);
  // Nothing behind a dialog can have the focus, and the button that opened it is going.
  useEffect(() => {
    if (open || !decided.current) return;
    decided.current = false;
    focusHeading();
  }, [open]);
  const { isActive, storedStatus, businessName } = file.provider;
  const may: readonly Decision[] = [
    ...(isActive ? [] : (['publish'] as const)),
    ...(storedStatus === 'pending' ? (['approve'] as const) : []),
    ...(storedStatus === 'active' ? (['suspend'] as const) : []),
    ...(storedStatus === 'suspended' ? (['lift'] as const) : []),
  ];
  if (may.length === 0) return null;
  return (
    <Section title="Decide" intro="Each decision needs a reason, and goes into the audit log.">
      <div className="row">
        {may.map((decision) => (
          <Button
            key={decision}
            variant={decision === 'suspend' ? 'danger' : 'secondary'}
            onClick={() => setOpen(decision)}
          >
            {decisions[decision].label}
            <span className="vh"> {businessName}</span>
          </Button>
        ))}
      </div>
      {open && (
        <DecisionDialog
          decision={open}
          provider={file.provider}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            decided.current = true;
            setOpen(undefined);
          }}
        />
      )}
    </Section>
  );
}

/** No one made a check that is outdated: the provider changed the listing. */
const byText = ({ by, result }: ProviderFile['checks'][number]): string =>
  by?.displayName ?? (result === 'outdated' ? 'The provider' : 'A former member');

function Checks({ checks }: { readonly checks: ProviderFile['checks'] }) {
  if (checks.length === 0) return <p>Nothing has been checked yet.</p>;
  return (
    <TableOrList
      caption="Latest first"
      rows={checks}
      rowKey={({ id }) => id}
      perPage={20}
      columns={[
        {
          key: 'kind',
          label: 'What',
          cell: ({ kind, staffName }) => (staffName ? `${checkWords[kind]} of ${staffName}` : checkWords[kind]),
        },
        {
          key: 'result',
          label: 'Result',
          cell: ({ result }) => resultWords[result],
        },
        { key: 'seen', label: 'Seen', cell: ({ seenOn, source }) => `${dayText(seenOn)}, ${source}` },
        { key: 'expiry', label: 'Valid to', cell: ({ expiry }) => dayOrNot(expiry, 'No end date') },
        { key: 'by', label: 'By', cell: byText },
        { key: 'note', label: 'Note', cell: ({ note }) => note || 'None' },
      ]}
    />
  );
}
