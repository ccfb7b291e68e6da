import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ById } from '#platform/web/ui/by-id.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { appointmentCrumbs } from '../crumbs.ts';
import { WhenUnlocked } from '../keys/diary-lock.tsx';
import { diaryDrafts } from '../keys/drafts.ts';
import { AppointmentForm } from './appointment-form.tsx';
import { bodyOf, checkAppointment, valuesOf } from './appointment-values.ts';
import { readAppointment, useAppointment, useEditAppointment } from './data.ts';
import { type OpenAppointment, openAppointment } from './opened.ts';
import { words } from './words.ts';

function Edit({ one }: { readonly one: OpenAppointment }) {
  const edit = useEditAppointment();
  const { id, uid, version, title, zone } = one;
  const form = useForm({
    initial: valuesOf(one),
    version,
    draftKey: `wellness-appointment:${id}`,
    drafts: diaryDrafts,
    validate: checkAppointment,
    submit: async (values, { version: base }) => {
      await edit.mutateAsync({ id, uid, version: base, ...bodyOf(values, zone) });
      toast({ title: 'Appointment saved' });
      navigate(`/wellness-tracking/appointments/${id}`);
    },
    readCurrent: async () => {
      const now = await readAppointment(id);
      return now.title === undefined ? null : { ...valuesOf(openAppointment(now)), version: now.version };
    },
  });
  const heading = `Edit ${title}`;
  useTitle(heading);
  return (
    <>
      <PageTitle title={heading} crumbs={appointmentCrumbs} />
      <AppointmentForm form={form} zone={zone} submitLabel="Save appointment" />
    </>
  );
}

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <WhenUnlocked title="Edit appointment" crumbs={appointmentCrumbs}>
    <ById id={params.id} use={useAppointment} words={words} when={({ title }) => title !== undefined}>
      {(one) => <Edit key={one.id} one={openAppointment(one)} />}
    </ById>
  </WhenUnlocked>
);
