import { actsFor } from '#platform/web/acting.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { medicineCrumbs } from '../crumbs.ts';
import { DiaryLock } from '../keys/diary-lock.tsx';
import { diaryDrafts } from '../keys/drafts.ts';
import { ownZone } from '../zone.ts';
import { useCreateMedicine, useMedicines } from './data.ts';
import { MedicineForm } from './medicine-form.tsx';
import { bodyOf, checkMedicine, emptyMedicine } from './medicine-values.ts';

export function Screen() {
  const create = useCreateMedicine();
  // For someone else, by the clock that their other medicines follow.
  const others = useMedicines().data;
  const zone = (actsFor() && others?.find(({ schedule }) => schedule.rhythm !== 'needed')?.schedule.zone) ?? ownZone();
  const form = useForm({
    initial: emptyMedicine(zone),
    draftKey: 'wellness-medicine:new',
    drafts: diaryDrafts,
    validate: checkMedicine,
    submit: async (values) => {
      const body = bodyOf(values, zone);
      await create.mutateAsync(body);
      toast({ title: `${body.medicationName} added` });
      navigate('/wellness-tracking/medicines');
    },
  });
  return (
    <>
      <PageTitle
        title="Add a medicine"
        lead="Copy what is on the label. We don’t check doses, and this is not medical advice."
        crumbs={medicineCrumbs}
      />
      <DiaryLock />
      <MedicineForm form={form} zone={zone} submitLabel="Add medicine" />
    </>
  );
}
