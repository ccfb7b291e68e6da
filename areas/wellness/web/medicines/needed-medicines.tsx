import { Check } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import { localOf } from '#platform/contract/zones.ts';
import { mayHere } from '#platform/web/acting.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import { minutesWords } from '../../pure/minutes-words.ts';
import { notKept } from '../../pure/stock.ts';
import { clockIn, nearDayWords } from '../local-words.ts';
import { ownZone } from '../zone.ts';
import { undoAnswer, useTakeNow } from './data.ts';
import type { OpenMedicine } from './opened.ts';
import { hasEnded } from './words.ts';

const undoMs = 15_000;

function lastWords({ takenToday: [last] }: OpenMedicine, zone: string, now: Date): string {
  if (!last) return 'Not taken in the last 24 hours';
  const [day, today] = [new Date(last), now].map((one) => localOf(one, zone).slice(0, 10));
  return `Last taken ${nearDayWords(`${day}`, `${today}`).toLowerCase()} at ${clockIn(last, zone)}`;
}

/** What one more dose would not keep of what the member has set themselves; it is said, and nothing is refused. */
function Limits({ medicine, now }: { readonly medicine: OpenMedicine; readonly now: Date }) {
  const { needed, takenToday, name } = medicine;
  const { maximum, gapMinutesLeft } = notKept(needed, takenToday, now);
  if (!maximum && gapMinutesLeft === 0) return null;
  return (
    <Notice
      tone="warn"
      title={
        maximum
          ? `You set at most ${counted(needed.dailyMaximum ?? 0, 'dose')} of ${name} in 24 hours`
          : `You set a longer gap for ${name}`
      }
    >
      {maximum && <p>You have taken {counted(takenToday.length, 'dose')} in the last 24 hours.</p>}
      {gapMinutesLeft > 0 && (
        <p>
          The gap you set is {minutesWords(needed.leastGapMinutes ?? 0)}. It ends in {minutesWords(gapMinutesLeft)}.
        </p>
      )}
    </Notice>
  );
}

function Needed({ medicine, now }: { readonly medicine: OpenMedicine; readonly now: Date }) {
  const zone = ownZone();
  const { id, name, amount, needed, takenToday } = medicine;
  const take = useTakeNow({
    onDone: (dose) =>
      toast({
        title: `Taken: ${name}`,
        duration: undoMs,
        action: { label: 'Undo', onAction: () => undoAnswer(dose.id).catch(failed('Couldn’t undo that')) },
      }),
    onFail: failed('Couldn’t note the dose'),
  });
  return (
    <li className="medicine">
      <h3>{name}</h3>
      <p className="soft small">{amount}</p>
      <p>
        {lastWords(medicine, zone, now)}.
        {needed.dailyMaximum !== null && ` ${takenToday.length} of ${needed.dailyMaximum} in the last 24 hours.`}
      </p>
      <Limits medicine={medicine} now={now} />
      {mayHere('takeMedicineNow') && (
        <div className="row">
          <Button
            icon={Check}
            description="Taken now, as needed"
            pending={take.pending}
            pendingText="Saving…"
            onClick={() => take.mutate({ id, at: new Date().toISOString(), zone })}
          >
            Taken now<VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}

/** Medicines without set times. */
export function NeededMedicines({
  medicines,
  now,
}: {
  readonly medicines: readonly OpenMedicine[];
  readonly now: Date;
}) {
  const needed = medicines.filter(({ schedule }) => schedule.rhythm === 'needed' && !hasEnded(schedule, now));
  if (needed.length === 0) return null;
  return (
    <Section title="As needed">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list care-list" role="list">
        {needed.map((medicine) => (
          <Needed key={medicine.id} medicine={medicine} now={now} />
        ))}
      </ul>
    </Section>
  );
}
