import { Check } from 'lucide-react';
import { useState } from 'react';
import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { GroupRequest, MentoringGroup } from '../contract.ts';
import { useAnswerGroup, useGroupRequests } from './group-data.ts';

/** For the mentor of the group. */
export function GroupRequests({ group: { id } }: { readonly group: MentoringGroup }) {
  const list = useGroupRequests(id);
  return (
    <Section title="Requests to join">
      <List
        list={list}
        shown={list.items.length}
        things={['request', 'requests']}
        prefix="mentoring-group-request"
        level={3}
        moreLabel="Show more requests to join"
        empty={<p className="soft">No one waits for your answer.</p>}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list mentor-cards" role="list">
          {list.items.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      </List>
    </Section>
  );
}

function Request({ request: { id, mentee, message, createdAt } }: { readonly request: GroupRequest }) {
  const [isDeclining, setIsDeclining] = useState(false);
  const answer = useAnswerGroup({
    onDone: (_, { accept }) => {
      closeToTitle(() => setIsDeclining(false));
      toast({ title: accept ? `${mentee.name} is in the group` : 'Request declined' });
    },
    onFail: (error) => {
      setIsDeclining(false);
      failed('Couldn’t save your answer')(error);
    },
  });
  const about = <span className="vh">: {mentee.name}</span>;
  return (
    <li className="sheet mentor" id={`mentoring-group-request-${id}`} tabIndex={-1}>
      <div className="mentor-who">
        <Avatar name={mentee.name} src={mentee.avatar} />
        <h3>
          <Link href={`/profile/${mentee.id}`}>{mentee.name}</Link>
        </h3>
      </div>
      {message && <p className="mentor-words">{message}</p>}
      <p className="soft small">
        Sent <Time value={createdAt} look="absolute" />.
      </p>
      <div className="row">
        <Button
          variant="primary"
          icon={Check}
          pending={answer.pending && !isDeclining}
          onClick={() => answer.mutate({ id, accept: true })}
        >
          Accept into the group{about}
        </Button>
        <Button onClick={() => setIsDeclining(true)}>Decline for this group{about}</Button>
      </div>
      <ConfirmDialog
        open={isDeclining}
        title={`Decline the request of ${mentee.name}?`}
        confirmLabel="Yes, decline this person"
        pending={answer.pending}
        onConfirm={() => answer.mutate({ id, accept: false })}
        onCancel={() => setIsDeclining(false)}
      >
        <p>They’ll be told. They can’t ask to join this group again. No reason is asked or sent.</p>
      </ConfirmDialog>
    </li>
  );
}
