import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { dayHere } from '#platform/web/time/day-here.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { PlaceFact, PlaceNote } from '../contract.ts';
import { type FactKind, factKinds, factLabel, measures, type Surface, surfaces } from '../pure/facts.ts';
import { limits } from '../pure/options.ts';
import { useMeasure } from './data.ts';

const kinds = factKinds.map((value) => ({ value, label: factLabel(value) }));
const grounds = surfaces.map((value) => ({ value, label: value.replace(/^./, (letter) => letter.toUpperCase()) }));

interface MeasureDialogProps {
  readonly communityId: number;
  readonly place: PlaceNote;
  /** What is checked again; without one, something new. */
  readonly fact: PlaceFact | undefined;
  readonly onClose: () => void;
}

export function MeasureDialog({ communityId, place, fact, onClose }: MeasureDialogProps) {
  const measure = useMeasure(communityId);
  const form = useForm({
    initial: {
      kind: (fact?.kind ?? 'steps') as FactKind,
      value: '',
      surface: '' as Surface | '',
      note: fact?.note ?? '',
      measuredOn: dayHere(),
    },
    validate: ({ kind, value, surface, measuredOn }) => ({
      value: kind === 'surface' || /^\d+$/.test(value.trim()) ? undefined : 'Write a whole number.',
      surface: kind === 'surface' && !surface ? 'Choose what the ground is.' : undefined,
      measuredOn: measuredOn ? undefined : 'Say on which day it was measured.',
    }),
    submit: async ({ kind, value, surface, note, measuredOn }) => {
      await measure.mutateAsync({
        id: communityId,
        placeId: place.id,
        kind,
        ...(kind === 'surface' ? surface && { surface } : { value: Number(value.trim()) }),
        ...(note.trim() && { note: note.trim() }),
        measuredOn,
      });
      toast({ title: 'Measurement saved', description: `${factLabel(kind)} at ${place.name}.` });
      onClose();
    },
  });
  const { kind, value, surface } = form.values;
  return (
    <Dialog
      open
      title={fact ? `Check again: ${factLabel(fact.kind)}` : `Measure something at ${place.name}`}
      onClose={onClose}
      dirty={value !== '' || surface !== ''}
      footer={
        <Button type="submit" form="measure-form" variant="primary" pending={form.submitting} pendingText="Storing…">
          Save the measurement
        </Button>
      }
    >
      <form id="measure-form" className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        {!fact && <Select label="What did you measure?" options={kinds} {...form.field('kind')} />}
        {kind === 'surface' ? (
          <Select label="What is the ground?" options={grounds} placeholder="Choose one" {...form.field('surface')} />
        ) : (
          <TextField
            label={measures[kind].unit ? `${measures[kind].label} in ${measures[kind].unit}` : measures[kind].label}
            hint={measures[kind].how}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('value')}
          />
        )}
        <TextField
          label="Note"
          optional
          hint="What others should know: “The side door is wider”"
          maxLength={limits.factNote}
          autoComplete="off"
          {...form.field('note')}
        />
        <TextField type="date" label="Measured on" {...form.field('measuredOn')} />
      </form>
    </Dialog>
  );
}
