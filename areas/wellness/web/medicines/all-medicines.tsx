import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { localOf } from '#platform/contract/zones.ts';
import { mayHere } from '#platform/web/acting.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import { longDay } from '../../pure/days.ts';
import { dosageOn, stockLeft } from '../../pure/stock.ts';

import { restoreMedicine, useDeleteMedicine } from './data.ts';
import type { OpenMedicine } from './opened.ts';
import { hasEnded, scheduleWords, stockWords } from './words.ts';

const undoMs = 15_000;

function Stock({ medicine }: { readonly medicine: OpenMedicine }) {
  const { counted, schedule, takenSince } = medicine;
  if (!counted) return null;
  const left = stockLeft(counted, schedule, takenSince);
  return (
    <p className="row">
      <span>{stockWords(left)}</span>
      {left.warns && (
        <Chip tone="warn" icon={TriangleAlert}>
          Refill soon
        </Chip>
      )}
    </p>
  );
}

/** "10 mg until 19 November 2026, then 20 mg" */
function Changes({ medicine, today }: { readonly medicine: OpenMedicine; readonly today: string }) {
  const { changes, amount } = medicine;
  if (changes.length === 0) return null;
  const ordered = changes.toSorted((a, b) => a.from.localeCompare(b.from));
  return (
    <p className="soft small">
      First {amount}
      {ordered.map(({ from, dosage }) => `, ${dosage} ${from > today ? 'from' : 'since'} ${longDay(from)}`)}.
    </p>
  );
}

function Medicine({ medicine, now }: { readonly medicine: OpenMedicine; readonly now: Date }) {
  const { id, name, amount, changes, strength, form, note, schedule, isLocked } = medicine;
  const today = localOf(now, schedule.zone).slice(0, 10);
  const remove = useDeleteMedicine({
    onDone: () => {
      document.querySelector<HTMLElement>('#all-medicines-title')?.focus();
      toast({
        title: `${name} deleted`,
        description: 'You can restore it for 30 days.',
        duration: undoMs,
        action: {
          label: 'Undo',
          onAction: () => restoreMedicine(id).catch(failed('Couldn’t restore the medicine')),
        },
      });
    },
    onFail: failed('Couldn’t delete the medicine'),
  });
  return (
    <li className="medicine">
      <h3>{name}</h3>
      <p>{[dosageOn(amount, changes, today), strength && `strength ${strength}`, form].filter(Boolean).join(', ')}</p>
      <p className="num">
        {scheduleWords(schedule, today)}
        {hasEnded(schedule, now) && '. Ended'}
      </p>
      {note && <p className="care-text">{note}</p>}
      <Changes medicine={medicine} today={today} />
      <Stock medicine={medicine} />
      {mayHere('editWellnessMedicine') && (
        <div className="row">
          {!isLocked && (
            <ButtonLink href={`/wellness-tracking/medicines/${id}/edit`} icon={Pencil} description="Edit a medicine">
              Edit<VisuallyHidden> {name}</VisuallyHidden>
            </ButtonLink>
          )}
          <Button
            variant="quiet"
            icon={Trash2}
            description="Delete a medicine"
            pending={remove.pending}
            pendingText="Deleting…"
            onClick={() => remove.mutate({ id })}
          >
            Delete<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}

/** Every medicine with its times and what is left of it. */
export const AllMedicines = ({
  medicines,
  now,
}: {
  readonly medicines: readonly OpenMedicine[];
  readonly now: Date;
}) => (
  <Section
    title={
      <span id="all-medicines-title" tabIndex={-1}>
        All medicines
      </span>
    }
  >
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
    <ul className="plain-list list care-list" role="list">
      {medicines.map((medicine) => (
        <Medicine key={medicine.id} medicine={medicine} now={now} />
      ))}
    </ul>
  </Section>
);
