/// <reference types="vite/client" />
import { CalendarPlus } from 'lucide-react';
import type { Space } from '#areas/spaces/contract.ts';
import { mayIn } from '#areas/spaces/web/public.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { useSpaceEvents } from './data.ts';
import { EventCard } from './event-card.tsx';
import { mayPlanHere } from './may-do.ts';
import './events.css';

interface Props {
  readonly space: Space;
  /** Where a meeting is planned. */
  readonly planHref: string;
}

const audience = ({ kind, visibility }: Space) =>
  kind === 'community' && visibility === 'public'
    ? 'Every member of Doorways can see these and come.'
    : `Only members of this ${kind} see its meetings. They aren’t in any other list or in search.`;

/** Meetings of a group or community, for its tab. Whether the viewer may see them is asked before. */
export function SpaceEvents({ space, planHref }: Props) {
  const { me, status } = space;
  const coming = useSpaceEvents(space.id, 'upcoming');
  const past = useSpaceEvents(space.id, 'past');
  const mayPlan = mayIn(space, 'meetings') && status === 'open' && mayPlanHere();
  return (
    <div className="stack space-events">
      <div className="stack">
        <h2>Upcoming meetings</h2>
        <p className="soft small">{audience(space)}</p>
        {mayPlan && !me.alias && (
          <p>
            <ButtonLink href={planHref} variant="primary" icon={CalendarPlus}>
              Plan a meeting
            </ButtonLink>
          </p>
        )}
        {mayPlan && me.alias && (
          <p>
            A meeting shows its organiser’s real name, and here you’re “{me.alias}”. Someone who uses their own name
            here can plan it.
          </p>
        )}
      </div>
      <List
        list={coming}
        shown={coming.ids.length}
        things={['meeting', 'meetings']}
        prefix="event"
        level={3}
        empty={<EmptyState title="No meetings planned" />}
      >
        <Cards ids={coming.ids} />
      </List>
      {(past.error || past.ids.length > 0) && (
        <>
          <h2>Past meetings</h2>
          <List
            list={past}
            shown={past.ids.length}
            things={['past meeting', 'past meetings']}
            prefix="event"
            level={3}
            empty={null}
          >
            <Cards ids={past.ids} />
          </List>
        </>
      )}
    </div>
  );
}

const Cards = ({ ids }: { readonly ids: readonly (number | string)[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
  <ul className="plain-list events-list" role="list">
    {ids.map((id) => (
      <EventCard key={id} id={Number(id)} inSpace />
    ))}
  </ul>
);
