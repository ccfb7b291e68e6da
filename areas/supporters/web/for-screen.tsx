/// <reference types="vite/client" />
import { UserRound } from 'lucide-react';
import { actsFor } from '#platform/web/acting.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { ActingFor } from '../contract.ts';
import { startActing, stopActing } from './acting.ts';
import { useActingFor, useSupportNews } from './data.ts';
import { crumbs, dayText } from './words.ts';
import './supporters.css';

const doing = {
  see: 'You can look at them.',
  draft: 'You can look at them, and prepare what is offered there. They confirm or drop it.',
  act: 'You can look at them, and do what is offered there.',
} as const;

const words = {
  thing: 'page',
  title: 'Acting for someone',
  missing: 'You can’t act for this person',
  lead: 'They haven’t let you, it hasn’t begun yet, or it has ended.',
  way: { label: 'Back to supporters', href: '/supporters' },
  crumbs,
};

/** What can be done for a member, and the way in and out of it. */
export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useActingFor} words={words}>
    {(acting) => <Page acting={acting} />}
  </ById>
);

function Page({ acting }: { readonly acting: ActingFor }) {
  const { member, doors, endsAt } = acting;
  const name = member.displayName;
  const isActing = actsFor()?.member.id === member.id;
  const title = isActing ? `You act for ${name}` : `Act for ${name}`;
  useTitle(title);
  useSupportNews();
  return (
    <div className="stack">
      <PageTitle
        title={title}
        lead={`${name} sees everything that you do for them. They can end it at any moment.`}
        crumbs={crumbs}
      />
      <div className="row">
        {isActing ? (
          <Button onClick={() => stopActing()}>Stop, and be yourself</Button>
        ) : (
          <Button variant="primary" icon={UserRound} description="acting for them" onClick={() => startActing(acting)}>
            Act for {name}
          </Button>
        )}
      </div>
      <Section title="What you can do" intro={`Until ${dayText(endsAt)}, in this tab. Others stay your own.`}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {doors.map(({ name: door, label, path, level, closed }) => (
            <li key={door} className="deed">
              <h3>{isActing && !closed ? <Link href={path}>{label}</Link> : label}</h3>
              <p>{closed || doing[level]}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
