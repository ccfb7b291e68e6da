import { counted } from '#platform/contract/counted.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { EventDetail } from '../contract.ts';
import { CancelEvent } from './cancel-event.tsx';
import { readDetail, useEdit } from './data.ts';
import { checkEvent, contentOf, valuesOf } from './event-fields.ts';
import { EventForm } from './event-form.tsx';
import { crumbsOf } from './space.ts';
import { isOver } from './times.ts';
import { WithEvent } from './with-event.tsx';

function Edit({ event }: { readonly event: EventDetail }) {
  const { id, title, version, attendeeCount, repeats } = event;
  const edit = useEdit();
  const initial = valuesOf(event);
  const form = useForm({
    initial,
    version,
    draftKey: `event-edit:${id}`,
    validate: (values) => checkEvent(values, `${initial.startTime}T${initial.startClock}`),
    submit: async (values, { version: base }) => {
      await edit.mutateAsync({ id, version: base, ...contentOf(values), scope: values.scope });
      toast({ title: 'Saved', description: values.title });
      navigate(`/events/${id}`);
    },
    readCurrent: async () => {
      const now = await readDetail(id);
      return { ...valuesOf(now), version: now.version };
    },
  });
  return (
    <div className="event-page">
      <PageTitle title="Change an event" lead={title} crumbs={crumbsOf(event.space)} />
      {attendeeCount > 0 && (
        <Notice title={counted(attendeeCount, 'person is registered', 'people are registered')}>
          If you change the time or place, we’ll tell them straight away.
        </Notice>
      )}
      <EventForm form={form} eventId={id} kind={repeats ? 'series' : 'alone'} submitLabel="Save" />
      <CancelEvent event={event} />
    </div>
  );
}

const Closed = ({ event }: { readonly event: EventDetail }) => (
  <div className="event-page">
    <PageTitle title="Change an event" lead={event.title} crumbs={crumbsOf(event.space)} />
    <Notice title={event.cancelledAt ? 'This event was cancelled' : 'This event is over'}>
      You can no longer change it.
    </Notice>
  </div>
);

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return (
    <WithEvent id={params.id} mine>
      {(event) =>
        event.cancelledAt || isOver(event) ? <Closed event={event} /> : <Edit key={event.id} event={event} />
      }
    </WithEvent>
  );
}
