import { dayText } from '#platform/web/ui/date-text.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { Provider } from '../contract.ts';
import { weekdays } from '../pure/options.ts';
import { hoursText, weekdayIn } from './opening.ts';
import { dayWords } from './words.ts';

/** PROVIDER-16: by the provider's own clock, whose today is marked. */
export function HoursTable({ provider }: { readonly provider: Provider }) {
  const { businessHours, specialDays, zone } = provider;
  const today = weekdayIn(zone);
  return (
    <Section title="Business hours" side>
      <table className="provider-hours">
        <caption className="vh">Business hours of each weekday</caption>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day} className={day === today ? 'provider-today' : undefined}>
              <th scope="row">
                {dayWords[day]}
                {day === today && ', today'}
              </th>
              <td>{hoursText(businessHours[day])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {specialDays.length > 0 && (
        <table className="provider-hours">
          <caption>
            <strong>Holidays and other hours</strong>
          </caption>
          <tbody>
            {specialDays.map(({ date, name, hours }) => (
              <tr key={date}>
                <th scope="row">{name ? `${name}, ${dayText(date)}` : dayText(date)}</th>
                <td>{hoursText(hours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
