import { BadgeCheck, CircleAlert } from 'lucide-react';
import { providerComplaints } from '#areas/resources/web/public.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { dayText } from '#platform/web/ui/date-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Evidence, Provider } from '../contract.ts';
import { ContactCard } from './contact-card.tsx';
import { Gallery } from './gallery.tsx';
import { HoursTable } from './hours-table.tsx';
import { Room } from './provider-card.tsx';
import { businessWords, checkWords, dayOrNot, resultWords, telHref, usableText } from './words.ts';

/** PROVIDER-10 to -13, -16 to -19 */
export function Overview({ provider }: { readonly provider: Provider }) {
  const { vacancies, serviceAreas, emergencyContact } = provider;
  return (
    <div className="duo">
      <div className="provider-main">
        <h2 className="vh">Overview</h2>
        {vacancies.length > 0 && (
          <Section title="Vacancies">
            <div className="stack">
              {vacancies.map((vacancy) => (
                <Room key={vacancy.id} vacancy={vacancy} />
              ))}
            </div>
          </Section>
        )}
        <Section title="Who can use this provider">
          <p className="prose">{usableText(provider.usableBy)}</p>
        </Section>
        <Section title="Service areas">
          {serviceAreas.length > 0 ? <Areas areas={serviceAreas} /> : <p>No areas are listed.</p>}
        </Section>
        <Gallery provider={provider} />
        <Checked evidence={provider.evidence} />
        <Section title="Business information">
          <Business provider={provider} />
        </Section>
      </div>
      <div className="provider-side">
        <ContactCard provider={provider} />
        <HoursTable provider={provider} />
        {emergencyContact && (
          <Section title="Emergency contact" side>
            <p>
              {emergencyContact.name}:{' '}
              <Link href={telHref(emergencyContact.phone)} className="num">
                {emergencyContact.phone}
              </Link>
            </p>
            <p className="soft small">If you are in danger, call 000.</p>
          </Section>
        )}
        <Complaints />
      </div>
    </div>
  );
}

const Areas = ({ areas }: { readonly areas: readonly string[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
  <ul className="plain-list provider-chips" role="list">
    {areas.map((area) => (
      <li key={area}>
        <Chip>{area}</Chip>
      </li>
    ))}
  </ul>
);

/** A right checksum is no proof that a number was given out: “Business identity” says whether it was seen. */
const CheckedForm = ({ text }: { readonly text: string }) => (
  <>
    <span className="num">{text}</span> <span className="soft small">(format valid)</span>
  </>
);

/** PROVIDER-19 */
function Business({ provider }: { readonly provider: Provider }) {
  const { abn, acn, ndisProviderNumber, businessType, registrationDate, registrationExpiry } = provider;
  return (
    <Facts
      items={[
        { label: 'ABN', value: <CheckedForm text={abn} /> },
        ...(acn ? [{ label: 'ACN', value: <CheckedForm text={acn} /> }] : []),
        { label: 'NDIS provider number', value: <span className="num">{ndisProviderNumber || 'Not registered'}</span> },
        { label: 'Business type', value: businessWords[businessType] },
        { label: 'Registration date', value: dayOrNot(registrationDate) },
        { label: 'Registration expiry', value: dayOrNot(registrationExpiry) },
      ]}
    />
  );
}

/** "Mara Ellis of Doorways saw it on 4 November 2026: The NDIS Commission’s register. Valid to 30 June 2028." */
function evidenceText({ result, checkedBy, seenOn, source, expiry, isCurrent }: Evidence): string {
  if (result === 'outdated') return `The provider changed it on ${dayText(seenOn)}.`;
  const who = checkedBy ? `${checkedBy} of Doorways` : 'Someone at Doorways';
  const said = result === 'refused' ? 'couldn’t confirm it' : 'saw it';
  const runs = expiry ? ` ${isCurrent ? 'Valid to' : 'Ran out on'} ${dayText(expiry)}.` : '';
  return `${who} ${said} on ${dayText(seenOn)}: ${source}.${result === 'confirmed' ? runs : ''}`;
}

const notCurrent = ({ result }: Evidence) => (result === 'confirmed' ? 'expired' : resultWords[result].toLowerCase());

function Checked({ evidence }: { readonly evidence: readonly Evidence[] }) {
  return (
    <Section title="What has been checked">
      {evidence.length === 0 ? (
        <p>Nothing has been checked yet.</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list" role="list">
          {evidence.map((one) => (
            <li key={one.kind} className="provider-evidence">
              <Icon icon={one.isCurrent ? BadgeCheck : CircleAlert} />
              <p>
                <strong>{checkWords[one.kind]}</strong>
                {!one.isCurrent && ` (${notCurrent(one)})`}
              </p>
              <p className="soft small">{evidenceText(one)}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** a5: where to complain about any NDIS provider. */
function Complaints() {
  const { who, ways, hours, url, lastRead } = providerComplaints;
  return (
    <Section title="Something went wrong?" side>
      <div className="stack">
        <p>You can complain to the {who}. You don’t have to ask the provider first.</p>
        <ul className="plain-list">
          {ways.map(({ label, href }) => (
            <li key={label}>{href ? <Link href={href}>{label}</Link> : label}</li>
          ))}
        </ul>
        <p className="small">{hours}</p>
        <p>
          <Link href={url} newTab>
            How to complain
          </Link>
        </p>
        <p className="soft small">Last checked on {dayText(lastRead)}.</p>
      </div>
    </Section>
  );
}
