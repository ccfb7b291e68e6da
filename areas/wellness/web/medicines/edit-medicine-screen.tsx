import { textForPeople } from '#platform/web/client/error.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { idIn, Missing } from '#platform/web/ui/by-id.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { medicineCrumbs } from '../crumbs.ts';
import { WhenUnlocked } from '../keys/diary-lock.tsx';
import { diaryDrafts } from '../keys/drafts.ts';
import { readMedicines, useEditMedicine, useMedicines } from './data.ts';
import { MedicineForm } from './medicine-form.tsx';
import { bodyOf, checkMedicine, valuesOf } from './medicine-values.ts';
import { type OpenMedicine, openMedicine } from './opened.ts';

const words = {
  thing: 'medicine',
  title: 'Edit medicine',
  missing: 'Medicine not found',
  lead: 'It may have been deleted, or it is locked.',
  way: { label: 'See all medicines', href: '/wellness-tracking/medicines' },
  crumbs: medicineCrumbs,
};

const readNow = async (id: number) =>
  (await readMedicines()).map(openMedicine).find((one) => one.id === id && !one.isLocked);

function Edit({ medicine }: { readonly medicine: OpenMedicine }) {
  const edit = useEditMedicine();
  const { id, uid, name, version, schedule } = medicine;
  const initial = valuesOf(medicine);
  const form = useForm({
    initial,
    version,
    draftKey: `wellness-medicine:${id}`,
    drafts: diaryDrafts,
    validate: checkMedicine,
    submit: async (values, { version: base }) => {
      // Whoever goes on from another version, or saves over it, keeps the doses that it has had.
      const before = base === version ? medicine : ((await readNow(id)) ?? medicine);
      await edit.mutateAsync({ id, uid, version: base, ...bodyOf(values, schedule.zone, before) });
      toast({ title: `${values.medicationName.trim()} saved` });
      navigate('/wellness-tracking/medicines');
    },
    readCurrent: async () => {
      const now = await readNow(id);
      return now && { ...valuesOf(now), version: now.version };
    },
  });
  const heading = `Edit ${name}`;
  useTitle(heading);
  return (
    <>
      <PageTitle title={heading} crumbs={medicineCrumbs} />
      <MedicineForm form={form} zone={schedule.zone} submitLabel="Save medicine" dosageBefore={initial.dosage} />
    </>
  );
}

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <WhenUnlocked title={words.title} crumbs={medicineCrumbs}>
    <Read params={params} />
  </WhenUnlocked>
);

function Read({ params }: { readonly params: { readonly id: string } }) {
  const { data, error, loading, refreshing, retry } = useMedicines();
  if (loading) return <Skeleton count={2} label="Loading the medicine" />;
  if (error)
    return (
      <>
        <PageTitle title={words.title} crumbs={medicineCrumbs} />
        <ErrorState level={2} title="Couldn’t load the medicine" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      </>
    );
  const medicine = data?.map(openMedicine).find(({ id, isLocked }) => id === idIn(params.id) && !isLocked);
  return medicine ? <Edit key={medicine.id} medicine={medicine} /> : <Missing {...words} />;
}
