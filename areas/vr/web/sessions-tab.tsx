import { Time } from '#platform/web/time/time.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { VrSession } from '../contract.ts';
import { useSessions } from './data.ts';
import { controlsOf, durationOf, LeaveButton, nameOf } from './running-session.tsx';
import { endWords, typeWords, viewWords } from './words.ts';

/** VR-05, VR-13, VR-18: a session is completed once it was left or has ended. */
export function SessionsTab() {
  const list = useSessions();
  return (
    <Section title="My Sessions">
      <List
        list={list}
        shown={list.items.length}
        things={['session', 'sessions']}
        prefix="session"
        level={3}
        empty={
          <EmptyState title="No sessions yet" action={<ButtonLink href="/vr-social-spaces">See the spaces</ButtonLink>}>
            <p>When you have been in a space, it’s listed here. Only you see this list.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="vr-cards" role="list">
          {list.items.map((session) => (
            <SessionCard key={session.id} session={session} />
          ))}
        </ul>
      </List>
    </Section>
  );
}

function SessionCard({ session }: { readonly session: VrSession }) {
  const { id, space, status, joinedAt, endReason, view } = session;
  const isRunning = status === 'in_progress';
  return (
    <Card as="li" className="vr-card" id={`session-${id}`}>
      <p className="row">
        <Chip tone={isRunning ? 'ok' : 'plain'}>{isRunning ? 'In progress' : 'Completed'}</Chip>
        <Chip>{typeWords[space.spaceType]}</Chip>
      </p>
      <h3>{nameOf(session)}</h3>
      <Facts
        items={[
          { label: 'Came in', value: <Time value={joinedAt} /> },
          { label: isRunning ? 'Time so far' : 'Time', value: durationOf(session) },
          { label: 'Adaptive controls used', value: controlsOf(session) },
          { label: 'View', value: viewWords[view].label },
        ]}
      />
      {endReason && <p className="soft">{endWords[endReason]}</p>}
      {isRunning && (
        <div className="row">
          {space.id !== null && (
            <ButtonLink href={`/vr-social-spaces/${space.id}`} variant="primary">
              Go back in<span className="vh"> to {nameOf(session)}</span>
            </ButtonLink>
          )}
          <LeaveButton session={session} />
        </div>
      )}
    </Card>
  );
}
