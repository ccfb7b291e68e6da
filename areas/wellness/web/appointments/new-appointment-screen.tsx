import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { appointmentCrumbs } from '../crumbs.ts';
import { DiaryLock } from '../keys/diary-lock.tsx';
import { diaryDrafts } from '../keys/drafts.ts';
import { ownZone } from '../zone.ts';
import { AppointmentForm } from './appointment-form.tsx';
import { bodyOf, checkAppointment, emptyAppointment } from './appointment-values.ts';
import { useCreateAppointment } from './data.ts';

export function Screen() {
  const create = useCreateAppointment();
  const zone = ownZone();
  const form = useForm({
    initial: emptyAppointment,
    draftKey: 'wellness-appointment:new',
    drafts: diaryDrafts,
    validate: checkAppointment,
    submit: async (values) => {
      const { id } = await create.mutateAsync(bodyOf(values, zone));
      toast({ title: 'Appointment added' });
      navigate(`/wellness-tracking/appointments/${id}`);
    },
  });
  return (
    <>
      <PageTitle title="Add an appointment" crumbs={appointmentCrumbs} />
      <DiaryLock />
      <AppointmentForm form={form} zone={zone} submitLabel="Add appointment" />
    </>
  );
}
