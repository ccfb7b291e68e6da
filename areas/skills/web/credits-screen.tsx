/// <reference types="vite/client" />
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { TimeCredits } from '../contract.ts';
import { hoursText } from '../pure/credits.ts';
import { givableIn } from '../pure/ledger.ts';
import { useCredits, useEntries, useGive } from './data.ts';
import { entryWords, signedHours } from './entry-words.ts';
import { crumbs } from './with-listing.tsx';
import { creditText, hoursWords } from './words.ts';
import './skills.css';

/** The whole ledger of a member. */
export function Screen() {
  const { data, error, loading, refreshing, retry } = useCredits();
  return (
    <>
      <PageTitle
        title="Your time credits"
        lead="An hour of anyone’s time is worth an hour. You earn by teaching and spend by learning."
        crumbs={crumbs}
      />
      <div className="stack skill-ledger">
        {loading && <Spinner label="Loading your time credits" />}
        {error && (
          <ErrorState level={2} title="Couldn’t load your time credits" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
        {data && <Balance credits={data} />}
        <History />
        {data && <Give credits={data} />}
      </div>
    </>
  );
}

const Balance = ({ credits }: { readonly credits: TimeCredits }) => (
  <Section title="What you have" region={false}>
    <Facts
      items={[
        { label: 'Balance', value: hoursWords(credits.balance) },
        { label: 'Held for bookings', value: hoursWords(credits.held) },
        { label: 'You can still book', value: hoursWords(credits.available) },
        { label: 'Lowest balance', value: `${hoursText(credits.lowest)} hours. No one can go lower.` },
        { label: 'In the community pool', value: hoursWords(credits.pool) },
      ]}
    />
    <p className="small soft">
      Credits are held when a booking is made. They move only after you have both said that it happened.
    </p>
  </Section>
);

function History() {
  const list = useEntries();
  return (
    <Section title="History" region={false}>
      {list.loading ? (
        <Spinner label="Loading your history" />
      ) : (
        <List
          list={list}
          shown={list.items.length}
          things={['entry', 'entries']}
          prefix="credit-entry"
          level={3}
          moreLabel="Show older entries"
          empty={
            <EmptyState title="No entries yet">
              <p>Teach someone for time credit, and your first entry shows here.</p>
            </EmptyState>
          }
        >
          <TableOrList
            caption="Your time credits, newest first"
            hideCaption
            columns={[
              {
                key: 'what',
                label: 'What for',
                cell: (entry) => <span id={`credit-entry-${entry.id}`}>{entryWords(entry)}</span>,
              },
              { key: 'when', label: 'When', cell: ({ at }) => <Time value={at} /> },
              { key: 'hours', label: 'Hours', number: true, cell: ({ minutes }) => signedHours(minutes) },
              { key: 'balance', label: 'Balance', number: true, cell: ({ balance }) => hoursText(balance) },
            ]}
            rows={list.items}
            rowKey={({ id }) => id}
          />
        </List>
      )}
    </Section>
  );
}

const step = 15;
/** Quarters of an hour, then halves, then whole hours, so that the list remains short. */
const gifts = [15, 30, 45, 60, 90, 120, 180, 240, 300, 360, 480, 600, 900, 1200, 1800, 2400, 3000, 4200, 6000] as const;

function Give({ credits }: { readonly credits: TimeCredits }) {
  const give = useGive();
  const most = givableIn(credits);
  const form = useForm({
    initial: { minutes: '60' },
    resetAfter: true,
    validate: ({ minutes }) => (Number(minutes) > most ? { minutes: 'You don’t have that many.' } : {}),
    submit: async ({ minutes }) => {
      await give.mutateAsync({ minutes: Number(minutes) });
      toast({ title: 'Gift given', description: `${creditText(Number(minutes))} went to the community pool.` });
    },
  });
  return (
    <Section
      title="Give to the community"
      region={false}
      intro="A gift goes to the account of the community, and shows that you don’t need the time back. You can’t undo it."
    >
      {most < step ? (
        <p>You can give once you have at least a quarter of an hour that isn’t held.</p>
      ) : (
        <form className="skill-fields" noValidate onSubmit={form.handleSubmit}>
          <FormNotices form={form} />
          <Select
            label="How much"
            options={gifts
              .filter((minutes) => minutes <= most)
              .map((minutes) => ({ value: String(minutes), label: creditText(minutes) }))}
            {...form.field('minutes')}
          />
          <div className="row">
            <Button type="submit" pending={form.submitting} pendingText="Giving…">
              Give to the pool
            </Button>
          </div>
        </form>
      )}
    </Section>
  );
}
