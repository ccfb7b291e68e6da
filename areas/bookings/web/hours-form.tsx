import { useState } from 'react';
import { countedHours } from '#platform/contract/counted.ts';
import { moneyText } from '#platform/contract/money.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { Booking } from '../contract.ts';
import { useOutcome } from './data.ts';
import { done, notDone } from './done.ts';
import { otherName } from './words.ts';

type Hours = NonNullable<Booking['hours']>;
type Said = NonNullable<Hours['agreed']>;

interface HoursFormProps {
  readonly booking: Booking;
  readonly hours: Hours;
}

const minuteMs = 60_000;
const step = 15;
const longest = 1440;

/** "3 hours: $210.69" */
const saidText = ({ minutes, sum }: Said): string =>
  sum ? `${countedHours(minutes)}: ${moneyText(sum)}` : countedHours(minutes);

/** What can be chosen: quarters of an hour, and what was booked or said. */
function choicesOf(lengths: readonly (number | undefined)[]): readonly number[] {
  const quarters = Array.from({ length: longest / step }, (_, n) => (n + 1) * step);
  return [...new Set([...quarters, ...lengths.filter((one) => one !== undefined)])].sort((a, b) => a - b);
}

/** How long it was, as both say. It counts once they say the same. */
export function HoursForm({ booking, hours }: HoursFormProps) {
  const { id, version, side, actions, status, settlesAt } = booking;
  const name = otherName(booking);
  const mine = hours[side];
  const theirs = hours[side === 'host' ? 'guest' : 'host'];
  const theySayMissed = booking.outcomes[side === 'host' ? 'guest' : 'host'] === 'missed';
  const silence = booking.outcomes[side] === null && 'If you don’t answer within a week, that counts.';
  const booked = (Date.parse(booking.endsAt) - Date.parse(booking.startsAt)) / minuteMs;
  const [minutes, setMinutes] = useState(mine?.minutes ?? booked);
  const say = useOutcome({ onDone: () => done('Saved'), onFail: notDone });
  const sayHours = (chosen: number) => say.mutate({ id, version, outcome: 'happened', minutes: chosen });
  return (
    <div className="stack">
      <h3>How long was it?</h3>
      {theySayMissed && (
        <p>
          {name} says that you didn’t come. {silence}
        </p>
      )}
      {theirs && (
        <p>
          {name} says {saidText(theirs)}. {silence}
        </p>
      )}
      {mine && <p>You say {saidText(mine)}.</p>}
      {status === 'hoursDiffer' && settlesAt && (
        <p>
          If you don’t agree by <Time value={settlesAt} look="absolute" />, a moderator decides.
        </p>
      )}
      {actions.includes('sayHappened') && (
        <>
          {theirs && theirs.minutes !== mine?.minutes && (
            <div className="row">
              <Button variant="primary" pending={say.pending} onClick={() => sayHours(theirs.minutes)}>
                Agree to {countedHours(theirs.minutes)}
              </Button>
            </div>
          )}
          <div className="row booking-hours">
            <Select
              label="Hours it took"
              value={String(minutes)}
              options={choicesOf([booked, mine?.minutes, theirs?.minutes]).map((one) => ({
                value: String(one),
                label: countedHours(one),
              }))}
              onChange={(event) => setMinutes(Number(event.currentTarget.value))}
            />
            <Button
              variant={theirs ? 'secondary' : 'primary'}
              pending={say.pending}
              description="the hours of a booking"
              onClick={() => sayHours(minutes)}
            >
              Say these hours
            </Button>
          </div>
        </>
      )}
      {actions.includes('sayMissed') && (
        <div className="row">
          <Button
            pending={say.pending}
            description="it didn’t take place"
            onClick={() => say.mutate({ id, version, outcome: 'missed' })}
          >
            {name} didn’t come
          </Button>
        </div>
      )}
    </div>
  );
}
