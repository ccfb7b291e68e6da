/// <reference types="vite/client" />
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SkillDispute } from '../contract.ts';
import { useDisputes, useSettle } from './data.ts';
import { crumbs } from './with-listing.tsx';
import { creditText } from './words.ts';
import './skills.css';

/** For moderators: whether what two people disagree about took place. */
export function Screen() {
  const waiting = useWaitingRoles('moderator', 'admin');
  return (
    <>
      <PageTitle
        title="Skill disputes"
        lead="Two people say different things about a booking. Read what each of them said, then decide."
        crumbs={crumbs}
      />
      {waiting.length > 0 ? <RoleWaits roles={waiting} /> : <Disputes />}
    </>
  );
}

function Disputes() {
  const list = useDisputes();
  return (
    <>
      <h2 className="vh">Open disputes</h2>
      <List
        list={list}
        shown={list.items.length}
        things={['dispute', 'disputes']}
        prefix="skill-dispute"
        empty={
          <EmptyState title="Nothing to decide">
            <p>When two people disagree whether a session took place, it shows here.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list skill-own" role="list">
          {list.items.map((dispute) => (
            <Dispute key={dispute.id} dispute={dispute} />
          ))}
        </ul>
      </List>
    </>
  );
}

const person = (one: SkillDispute['owner']) =>
  one ? <Link href={`/profile/${one.id}`}>{one.name}</Link> : 'A former member';
const said = (outcome: SkillDispute['outcomes']['owner']) =>
  outcome === 'happened' ? 'It took place' : outcome === 'missed' ? 'It didn’t take place' : 'No answer';

function Dispute({ dispute }: { readonly dispute: SkillDispute }) {
  const { id, title, owner, booker, outcomes, minutes, version, createdAt } = dispute;
  const settle = useSettle({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      toast({ title: 'Dispute settled', description: title });
    },
    onFail: failed('Couldn’t settle the dispute'),
  });
  const about = <span className="vh">: {title}</span>;
  return (
    <li className="sheet skill" id={`skill-dispute-${id}`}>
      <h3 tabIndex={-1}>{title}</h3>
      <Facts
        items={[
          { label: 'Booked', value: <Time value={createdAt} /> },
          { label: 'Owner of the listing', value: person(owner) },
          { label: 'They say', value: said(outcomes.owner) },
          { label: 'Who booked it', value: person(booker) },
          { label: 'They say too', value: said(outcomes.booker) },
          { label: 'Set aside', value: minutes > 0 ? creditText(minutes) : 'Nothing' },
        ]}
      />
      <div className="row">
        <Button pending={settle.pending} onClick={() => settle.mutate({ id, version, outcome: 'happened' })}>
          Decide that it took place{about}
        </Button>
        <Button pending={settle.pending} onClick={() => settle.mutate({ id, version, outcome: 'missed' })}>
          Decide that it didn’t{about}
        </Button>
      </div>
    </li>
  );
}
