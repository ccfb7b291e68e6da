import { BadgeCheck, CircleAlert } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import { moneyText } from '#platform/contract/money.ts';
import { Bars } from '#platform/web/ui/bars.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { dayText } from '#platform/web/ui/date-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import type { Evidence, Provider } from '../contract.ts';
import { StatusBadge } from './badges.tsx';
import { checkWords, dayOrNot, resultWords, statusWords } from './words.ts';

/** PROVIDER-29 to -31, -41 */
export function ComplianceTab({ provider }: { readonly provider: Provider }) {
  return (
    <div className="provider-main">
      <h2 className="vh">Compliance</h2>
      <Section title="NDIS registration" level={3}>
        <Registration provider={provider} />
      </Section>
      <Section title="Practice standards compliance" level={3}>
        <Standards provider={provider} />
      </Section>
      <Section title="Insurance" level={3}>
        <Papers provider={provider} />
      </Section>
      <Seen evidence={provider.evidence} />
    </div>
  );
}

function Registration({ provider }: { readonly provider: Provider }) {
  const { ndisProviderNumber, registrationGroups, registrationStatus } = provider;
  return (
    <Facts
      items={[
        { label: 'NDIS provider number', value: <span className="num">{ndisProviderNumber || 'Not registered'}</span> },
        {
          label: 'Registration groups',
          value:
            registrationGroups.length === 0 ? (
              'None'
            ) : (
              <ul className="plain-list">
                {registrationGroups.map(({ code, name }) => (
                  <li key={code}>
                    <span className="num">{code}</span> {name}
                  </li>
                ))}
              </ul>
            ),
        },
        { label: 'Status', value: <StatusBadge status={registrationStatus} /> },
        { label: 'Expiry', value: dayOrNot(provider.registrationExpiry) },
        { label: 'Last audit', value: dayOrNot(provider.lastAuditDate) },
        { label: 'Next audit due', value: dayOrNot(provider.nextAuditDue) },
      ]}
    />
  );
}

type Part = NonNullable<Provider['compliance']>['parts'][number];

const partWords: Readonly<Record<Part['part'], string>> = {
  registration: 'Registration is current',
  audit: 'Audit is not overdue',
  public_liability: 'Public liability',
  professional_indemnity: 'Professional indemnity',
  worker_screening: 'Worker screening',
};
const stateWords: Readonly<Record<Part['state'], string>> = {
  current: 'in date',
  expired: 'expired',
  refused: 'not confirmed',
  notChecked: 'not checked',
};

/** What was seen may hold, though the status is why there are no points. */
function partText({ points, of, state, workers }: Part, status: Provider['registrationStatus']): string {
  const who = workers && workers.listed > 0 ? `, ${workers.current} of ${counted(workers.listed, 'worker')}` : '';
  const why = points === 0 && state === 'current' ? statusWords[status].toLowerCase() : stateWords[state];
  return `${points} of ${of}, ${why}${who}`;
}

/** C-51: the score with the parts that it is the sum of; absent while nothing has been checked. */
function Standards({ provider }: { readonly provider: Provider }) {
  const { compliance, practiceStandardsCompliant, registrationStatus } = provider;
  if (!compliance) return <p>Nothing has been checked yet, so there is no score.</p>;
  return (
    <div className="stack">
      <div className="row">
        <strong>{compliance.score}% Compliance Score</strong>
        {practiceStandardsCompliant && (
          <Chip tone="ok" icon={BadgeCheck}>
            Compliant
          </Chip>
        )}
      </div>
      <p className="prose">
        The score says how much of the paperwork is proved and in date. It doesn’t say how good the support is.
      </p>
      <Bars
        label="What the score is made of"
        bars={compliance.parts.map((part) => ({
          label: partWords[part.part],
          part: part.points / part.of,
          text: partText(part, registrationStatus),
        }))}
      />
    </div>
  );
}

/** PROVIDER-30 */
function Papers({ provider }: { readonly provider: Provider }) {
  const papers = [
    {
      title: 'Public liability',
      insurer: provider.publicLiabilityInsurer,
      amount: provider.publicLiabilityAmount,
      expiry: provider.publicLiabilityExpiry,
      isExpired: provider.publicLiabilityExpired,
    },
    {
      title: 'Professional indemnity',
      insurer: provider.professionalIndemnityInsurer,
      amount: provider.professionalIndemnityAmount,
      expiry: provider.professionalIndemnityExpiry,
      isExpired: provider.professionalIndemnityExpired,
    },
  ];
  return (
    <div className="provider-papers">
      {papers.map(({ title, insurer, amount, expiry, isExpired }) => (
        <Card as="section" className="stack" key={title} aria-label={title}>
          <div className="row">
            <h4>{title}</h4>
            {isExpired && (
              <Chip tone="danger" icon={CircleAlert}>
                Expired
              </Chip>
            )}
          </div>
          {insurer || amount || expiry ? (
            <Facts
              items={[
                { label: 'Insurer', value: insurer || 'Not on record' },
                {
                  label: 'Coverage',
                  value: amount ? <span className="num">{moneyText(amount)}</span> : 'Not on record',
                },
                { label: 'Expiry', value: dayOrNot(expiry) },
              ]}
            />
          ) : (
            <p>No policy is on record.</p>
          )}
        </Card>
      ))}
    </div>
  );
}

/** Every line says who looked, where and when. */
const Seen = ({ evidence }: { readonly evidence: readonly Evidence[] }) =>
  evidence.length > 0 && (
    <TableOrList
      caption="What has been checked"
      rows={evidence}
      rowKey={({ kind }) => kind}
      columns={[
        { key: 'kind', label: 'What', cell: ({ kind }) => checkWords[kind] },
        {
          key: 'result',
          label: 'Result',
          cell: ({ result, isCurrent }) =>
            result === 'confirmed' && !isCurrent ? 'Confirmed, now expired' : resultWords[result],
        },
        {
          key: 'seen',
          label: 'Seen by',
          cell: ({ checkedBy, seenOn, source }) =>
            [checkedBy && `${checkedBy}, Doorways`, source, dayText(seenOn)].filter(Boolean).join(', '),
        },
        { key: 'expiry', label: 'Valid to', cell: ({ expiry }) => dayOrNot(expiry, 'No end date') },
      ]}
    />
  );
