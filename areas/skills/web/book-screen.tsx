import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { BookingForm } from '#areas/bookings/web/public.ts';
import { openChat } from '#areas/messages/web/public.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { dateError } from '#platform/web/ui/date-text.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SkillBooking, SkillListing } from '../contract.ts';
import { exchangeLimits } from '../pure/exchange.ts';
import { type Agreed, agreedFor, agreementLines } from './agreement-lines.ts';
import { bookTitle } from './book-words.ts';
import { useBook, useBookableTime } from './data.ts';
import { ownZone } from './when.ts';
import { crumbs, WithListing } from './with-listing.tsx';
import { lengthText, priceText } from './words.ts';

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return (
    <WithListing id={params.id} when={({ mine }) => !mine}>
      {(listing) => <Book key={listing.id} listing={listing} />}
    </WithListing>
  );
}

/** SKILL-21 */
const booked = ({ id }: SkillBooking) => {
  toast({ title: 'Session Booked', description: 'Your skill session has been booked successfully.' });
  navigate(`/skills-marketplace/bookings/${id}`);
};

function Book({ listing }: { readonly listing: SkillListing }) {
  const { id, title, user, exchange } = listing;
  const heading = bookTitle(listing);
  useTitle(heading);
  const [way, setWay] = useState<'live' | 'written'>(exchange === 'written' ? 'written' : 'live');
  return (
    <div className="stack skill-page">
      <PageTitle
        title={heading}
        lead={`${title}, with ${user.name}. ${lengthText(listing)}, ${priceText(listing)}.`}
        crumbs={[...crumbs, { label: title, href: `/skills-marketplace/${id}` }]}
      />
      {exchange === 'either' && (
        <RadioGroup
          legend="How would you like it?"
          options={[
            { value: 'live', label: 'Live, at a time' },
            { value: 'written', label: 'In writing, in our own time' },
          ]}
          value={way}
          onChange={setWay}
        />
      )}
      {way === 'live' ? <Live listing={listing} /> : <Written listing={listing} />}
    </div>
  );
}

function Live({ listing }: { readonly listing: SkillListing }) {
  const { data, error, loading, refreshing, retry } = useBookableTime(listing.id);
  const book = useBook();
  const agreed = useAgreed(listing, null);
  if (loading) return <Spinner label="Loading free times" />;
  if (error || !data) {
    return (
      <ErrorState level={2} title="Couldn’t load the free times" onRetry={retry} retrying={refreshing}>
        {error && textForPeople(error)}
      </ErrorState>
    );
  }
  if (!data.mayBook) {
    return (
      <>
        <Notice title={data.whyNot}>You can write to {listing.user.name} and ask for a time.</Notice>
        <div className="row">
          <Button icon={MessageCircle} description="a message" onClick={() => openChat(`u${listing.user.id}`)}>
            Message {listing.user.name}
          </Button>
        </div>
      </>
    );
  }
  return (
    <BookingForm
      bookable={data}
      submitLabel="Book Session"
      send={async ({ startsAt, minutes: _, note, kind: __, ref: ___, ...terms }) => {
        try {
          const made = await book.mutateAsync({
            ...terms,
            skillListingId: listing.id,
            scheduledDate: startsAt,
            notes: note ?? '',
          });
          booked(made);
          return true;
        } catch (thrown) {
          failed('Couldn’t book the session')(thrown as Error);
          return false;
        }
      }}
    >
      <AgreementText agreed={agreed} />
    </BookingForm>
  );
}

function useAgreed(listing: SkillListing, finishBy: string | null): Agreed {
  const { member } = useSession();
  const me = { id: member?.id ?? 0, name: member?.displayName ?? 'You', avatar: '' };
  return agreedFor(listing, me, finishBy);
}

const AgreementText = ({ agreed }: { readonly agreed: Agreed }) => (
  <Section
    title="Your agreement"
    className="skill-agreement"
    intro="When you send this, you say yes to it. The other person is asked too."
  >
    {agreementLines(agreed).map(({ title, lines }) => (
      <div key={title}>
        <h3>{title}</h3>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    ))}
  </Section>
);

const dayMs = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

function Written({ listing }: { readonly listing: SkillListing }) {
  const book = useBook();
  const [now] = useState(() => Date.now());
  const form = useForm({
    initial: { finishBy: isoDay(now + 14 * dayMs), notes: '' },
    draftKey: `skill-exchange:${listing.id}`,
    validate: ({ finishBy }) => ({
      finishBy: dateError(finishBy, {
        what: 'a day to be done by',
        min: isoDay(now + dayMs),
        max: isoDay(now + exchangeLimits.finishDays * dayMs),
      }),
    }),
    submit: async ({ finishBy, notes }) => {
      try {
        booked(await book.mutateAsync({ skillListingId: listing.id, finishBy, notes: notes.trim(), zone: ownZone() }));
      } catch (thrown) {
        failed('Couldn’t book the session')(thrown as Error);
      }
    },
  });
  const agreed = useAgreed(listing, dateError(form.values.finishBy, { what: 'a day' }) ? null : form.values.finishBy);
  return (
    <form className="skill-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <Section title="In your own time" region={false}>
        <div className="skill-fields">
          <p>
            You send letters, recordings or pictures with notes in your messages. You never have to be live. It earns
            the same time credit.
          </p>
          <DateField label="Done by" {...form.field('finishBy')} />
          <TextArea
            label={`A note to ${listing.user.name}`}
            optional
            hint="What you would like to do, and how you like to write or record."
            limit={exchangeLimits.note}
            rows={4}
            {...form.field('notes')}
          />
        </div>
      </Section>
      <AgreementText agreed={agreed} />
      <Notice title="You can end it at any time">No one asks why. Credit that was set aside is free again.</Notice>
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Booking…">
          Start the exchange
        </Button>
        <ButtonLink href={`/skills-marketplace/${listing.id}`} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
