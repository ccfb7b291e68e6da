import { textForPeople } from '#platform/web/client/error.ts';
import { dayInWords } from '#platform/web/time/day-words.ts';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { Consent, Consents } from '../contract.ts';
import { wordsOf } from '../pure/consents.ts';
import { useConsents, useSetConsent } from './data.ts';
import './consents.css';

export function ConsentSection() {
  const { data, error, loading, retry, refreshing } = useConsents();
  return (
    <Section
      title="What you agree to"
      intro="Each of these is yours to give, and works without the others. You can withdraw it at any time, with effect at once."
    >
      {loading && <Skeleton count={2} label="Loading what you agreed to" />}
      {error && (
        <ErrorState level={3} title="What you agreed to did not load" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data?.consents.map((consent) => (
        <OneConsent key={consent.purpose} consent={consent} />
      ))}
      {data && <Joining data={data} />}
    </Section>
  );
}

function OneConsent({ consent: { purpose, given, version, history } }: { readonly consent: Consent }) {
  const set = useSetConsent();
  const { title, words, since } = wordsOf(purpose);
  const change = async (on: boolean) => {
    try {
      await set.mutateAsync({ purpose, given: on, version });
    } catch (error) {
      failed('Nothing was changed')(error);
    }
  };
  return (
    <div className="consent">
      <Switch label={title} hint={words} checked={given} onChange={(on) => void change(on)} />
      <p className="soft small">In these words since {dayInWords(since)}.</p>
      {history.length > 0 && (
        <Disclosure
          summary={
            <>
              History<span className="vh"> of: {title}</span>
            </>
          }
        >
          <ul>
            {history.map((entry) => (
              <li key={entry.at}>
                {entry.given ? 'Given' : 'Withdrawn'} on {dayInWords(entry.at)}, version {entry.version} of the words
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function Joining({ data: { joining, age } }: { readonly data: Consents }) {
  const items = [
    ...(joining
      ? [
          {
            label: 'Terms of Service',
            value: (
              <>
                <Link href="/terms-of-service">Terms</Link> of {dayInWords(joining.terms)}, agreed on{' '}
                {dayInWords(joining.at)}
              </>
            ),
          },
          {
            label: 'Community Guidelines',
            value: (
              <>
                <Link href="/community-guidelines">Guidelines</Link> of {dayInWords(joining.guidelines)}, agreed on{' '}
                {dayInWords(joining.at)}
              </>
            ),
          },
        ]
      : []),
    ...(age
      ? [
          {
            label: 'Age',
            value: `At least ${age.atLeast}, checked on ${dayInWords(age.checkedOn)}. Your birth date is not stored.`,
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <h3 className="joining">When you joined</h3>
      <Facts items={items} />
    </>
  );
}
