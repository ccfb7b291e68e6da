/// <reference types="vite/client" />
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useCreate } from './data.ts';
import { checkEvent, contentOf, emptyEvent, repeatOf } from './event-fields.ts';
import { EventForm } from './event-form.tsx';
import { ownZone } from './times.ts';
import { eventCrumbs } from './with-event.tsx';
import './events.css';

/** EVENTS-14 */
export function Screen() {
  const create = useCreate();
  const form = useForm({
    initial: emptyEvent(ownZone()),
    draftKey: 'event:new',
    validate: (values) => checkEvent(values),
    submit: async (values) => {
      const made = await create.mutateAsync({ ...contentOf(values), ...repeatOf(values) });
      toast({ title: 'Your event is there', description: made.title });
      navigate(`/events/${made.id}`);
    },
  });
  return (
    <div className="event-page">
      <PageTitle
        title="Create an event"
        lead="Everybody sees it as soon as you save it. You can change it later."
        crumbs={eventCrumbs}
      />
      <EventForm form={form} kind="new" submitLabel="Create event" />
    </div>
  );
}
