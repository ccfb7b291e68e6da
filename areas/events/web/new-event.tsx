/// <reference types="vite/client" />
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { CommunityEvent } from '../contract.ts';
import { useCreate } from './data.ts';
import { againOf, checkEvent, contentOf, emptyEvent, repeatOf } from './event-fields.ts';
import { EventForm } from './event-form.tsx';
import { crumbsOf, type EventSpace } from './space.ts';
import { ownZone } from './times.ts';
import './events.css';

interface Props {
  /** It becomes a meeting of this group or community. */
  readonly space?: EventSpace;
  readonly lead: string;
  /** One’s own event that it begins as. */
  readonly like?: CommunityEvent;
}

const draftOf = (space: EventSpace | undefined, like: CommunityEvent | undefined) => {
  if (space) return `meeting:${space.id}`;
  return like ? `event:like:${like.id}` : 'event:new';
};

/** EVENTS-14 */
export function NewEvent({ space, lead, like }: Props) {
  const create = useCreate();
  const form = useForm({
    initial: like ? againOf(like) : emptyEvent(ownZone()),
    draftKey: draftOf(space, like),
    validate: (values) => checkEvent(values),
    submit: async (values) => {
      const made = await create.mutateAsync({
        ...contentOf(values),
        ...repeatOf(values),
        ...(space && { spaceId: space.id }),
      });
      toast({ title: space ? 'Meeting created' : 'Event created', description: made.title });
      navigate(`/events/${made.id}`);
    },
  });
  return (
    <div className="event-page">
      <PageTitle title={space ? 'Plan a meeting' : 'Create an event'} lead={lead} crumbs={crumbsOf(space ?? null)} />
      <EventForm form={form} kind="new" submitLabel={space ? 'Plan the meeting' : 'Create event'} />
    </div>
  );
}
