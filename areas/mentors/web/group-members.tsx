import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { GroupMember, MentoringGroup } from '../contract.ts';
import { refreshMembers, useLeaveGroup, useMembers } from './group-data.ts';

/** Who is in it: for the group alone. */
export function GroupMembers({ group: { id, side, status } }: { readonly group: MentoringGroup }) {
  const { data, error, loading, refreshing, retry } = useMembers(id);
  const [asking, setAsking] = useState<GroupMember>();
  const remove = useLeaveGroup({
    onDone: () => {
      void refreshMembers();
      closeToTitle(() => setAsking(undefined));
      toast({ title: `${asking?.name ?? 'They'} is no longer in the group` });
    },
    onFail: (failure) => {
      setAsking(undefined);
      failed('Couldn’t take them out')(failure);
    },
  });
  return (
    <Section title="People in this group" intro="Only the people in it see this.">
      {loading && <Skeleton count={2} look="row" label="Loading the people" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load the people" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list" role="list" aria-label="People in this group">
          {data.map((member) => (
            <li key={member.id} className="row">
              <Avatar name={member.name} src={member.avatar} size="s" />
              <Link href={member.isMentor ? `/mentor-matching/mentors/${member.id}` : `/profile/${member.id}`}>
                {member.name}
              </Link>
              {member.isMentor && <Chip>Mentor</Chip>}
              {side === 'mentor' && status === 'active' && !member.isMentor && (
                <Button variant="quiet" onClick={() => setAsking(member)}>
                  Take out<span className="vh"> {member.name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        danger
        title={`Take ${asking?.name ?? ''} out of the group?`}
        confirmLabel="Yes, take them out"
        pending={remove.pending}
        onConfirm={() => asking && remove.mutate({ id, userId: asking.id })}
        onCancel={() => setAsking(undefined)}
      >
        <p>They’ll be told. They no longer see the people, notes and messages of the group.</p>
      </ConfirmDialog>
    </Section>
  );
}
