import { localOf } from '#platform/contract/zones.ts';
import { mayHere } from '#platform/web/acting.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import { minutesWords } from '../../pure/minutes-words.ts';
import { moveBack, useMoveLater } from './data.ts';
import type { OpenDose } from './opened.ts';
import { doseName, lateMinutes } from './words.ts';

/** From then on it is worth asking. */
const leastMinutes = 30;
const undoMs = 15_000;

const isMoved = ({ dueAt, zone, time }: OpenDose) => localOf(new Date(dueAt), zone).slice(11) !== time;

/** After a late dose: the later ones of the day can move as far. */
export function MoveLater({ dose, doses }: { readonly dose: OpenDose; readonly doses: readonly OpenDose[] }) {
  const move = useMoveLater({
    onDone: (_, args) =>
      toast({
        title: `Later doses of ${dose.name} moved by ${minutesWords(args.minutes)}`,
        duration: undoMs,
        action: {
          label: 'Undo',
          onAction: () => moveBack(dose.id, args.minutes).catch(failed('Couldn’t move the doses back')),
        },
      }),
    onFail: failed('Couldn’t move the later doses'),
  });
  const later = doses.filter(
    ({ medicineId, day, dueAt, status }) =>
      medicineId === dose.medicineId && day === dose.day && dueAt > dose.dueAt && status === 'coming',
  );
  const minutes = dose.answeredAt ? lateMinutes(dose, new Date(dose.answeredAt)) : 0;
  if (
    !mayHere('moveLaterDoses') ||
    dose.status !== 'taken' ||
    minutes < leastMinutes ||
    later.length === 0 ||
    later.some(isMoved)
  )
    return null;
  return (
    <p className="dose-move">
      <Button
        variant="quiet"
        description="Move later doses"
        pending={move.pending}
        pendingText="Moving…"
        onClick={() => move.mutate({ id: dose.id, minutes })}
      >
        Move later doses by {minutesWords(minutes)}
        <VisuallyHidden>, after {doseName(dose)}</VisuallyHidden>
      </Button>
    </p>
  );
}
