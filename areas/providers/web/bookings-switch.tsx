import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useBookingsSwitch, useSetBookings } from './data.ts';

/** For administrators: whether providers can be asked for times at all. */
export function BookingsSwitch() {
  const { data, error, refreshing, retry } = useBookingsSwitch();
  const [isAsking, setAsking] = useState(false);
  const change = useSetBookings({
    onDone: ({ enquiryOnly }) =>
      toast({ title: enquiryOnly ? 'Providers can only be written to' : 'Providers can be booked again' }),
    onFail: failed('Couldn’t change it'),
  });
  if (!data) {
    return error ? (
      <ErrorState level={2} title="Couldn’t load how providers are booked" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    ) : (
      <Skeleton count={1} look="row" label="Loading how providers are booked" />
    );
  }
  const { enquiryOnly, changedAt, version } = data;
  const label = enquiryOnly ? 'Let providers be booked' : 'Take enquiries only';
  return (
    <Section title="How providers are booked">
      <div className="stack">
        <p>
          {enquiryOnly
            ? 'Members can only write to providers. No one can send a booking request.'
            : 'Members can send booking requests to providers, and write to them.'}
          {changedAt && (
            <span className="soft">
              {' '}
              Changed <Time value={changedAt} look="absolute" />.
            </span>
          )}
        </p>
        <div className="row">
          <Button pending={change.pending} onClick={() => setAsking(true)}>
            {label}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={enquiryOnly ? 'Let providers be booked?' : 'Take enquiries only?'}
        confirmLabel={enquiryOnly ? 'Yes, let them be booked' : 'Yes, take enquiries only'}
        onConfirm={() => {
          setAsking(false);
          change.mutate({ enquiryOnly: !enquiryOnly, version });
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          {enquiryOnly
            ? 'Members can send requests again, to each provider that takes them.'
            : 'No new requests can be sent to any provider. Bookings that were made stay.'}{' '}
          It’s kept in the audit log.
        </p>
      </ConfirmDialog>
    </Section>
  );
}
