/// <reference types="vite/client" />

import { type ReactNode, useId } from 'react';
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import type { List as Pages } from '#platform/web/cache/use-list.ts';
import { useSession } from '#platform/web/session.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Resource, ResourceProblem } from '../contract.ts';
import { words } from '../pure/words.ts';
import { useProblems, useQueue, useRequests, useSettle } from './data.ts';
import { Decisions } from './decisions.tsx';
import { RequestAnswer } from './request-answer.tsx';
import { OpenButton } from './resource-actions.tsx';
import { libraryCrumbs } from './with-resource.tsx';
import { checkText } from './words.ts';
import './resources.css';

function Part<T extends { readonly id: number }>({
  title,
  intro,
  none,
  things,
  list,
  children,
}: {
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  readonly things: readonly [one: string, many: string];
  readonly list: Pages<T>;
  readonly children: (item: T) => ReactNode;
}) {
  const place = useId();
  return (
    <Section title={title} intro={intro}>
      <List list={list} shown={list.items.length} things={things} prefix={place} level={3} empty={<p>{none}</p>}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((item) => (
            <li key={item.id} className="review-item" id={`${place}-${item.id}`}>
              {children(item)}
            </li>
          ))}
        </ul>
      </List>
    </Section>
  );
}

function Read({ resource }: { readonly resource: Resource }) {
  const { id, title, description, category, resourceType, submittedBy, status, createdAt, externalUrl } = resource;
  return (
    <>
      <h3>
        <Link href={`/resources/${id}`}>{title}</Link>
      </h3>
      <p className="row">
        <Chip>{words.category(category)}</Chip>
        <span className="soft small">{resourceType}</span>
        <span className="soft small">
          {submittedBy ? `Sent by ${submittedBy.displayName}` : 'Came with Doorways'},{' '}
          <Time midSentence value={createdAt} />
        </span>
      </p>
      <p className="resource-text">{description}</p>
      {externalUrl && <p className="soft small">{externalUrl}</p>}
      {status === 'published' && <p className="soft small">{checkText(resource)}</p>}
      <div className="row">
        <OpenButton resource={resource} />
      </div>
      <Decisions resource={resource} />
    </>
  );
}

function Problem({ problem: { id, kind, note, createdAt, resource } }: { readonly problem: ResourceProblem }) {
  const settle = useSettle({
    onDone: () => {
      toast({ title: 'Dealt with', description: resource.title });
      document.getElementById('page-title')?.focus();
    },
    onFail: failed('Couldn’t save'),
  });
  return (
    <>
      <h3>
        <Link href={`/resources/${resource.id}`}>{resource.title}</Link>
      </h3>
      <p>
        <strong>{words.problem(kind)}.</strong> {note}
      </p>
      <p className="soft small">
        <Time value={createdAt} />
      </p>
      <div className="row">
        <Button pending={settle.pending} onClick={() => settle.mutate({ id })}>
          Dealt with<span className="vh"> {resource.title}</span>
        </Button>
      </div>
    </>
  );
}

function Lists() {
  const waiting = useQueue('waiting');
  const due = useQueue('due');
  const problems = useProblems();
  const requests = useRequests();
  return (
    <>
      <Part
        title="Waiting"
        intro="Oldest first. Open it, read it, then publish it or say what to change."
        none="Nothing waiting."
        things={['resource', 'resources']}
        list={waiting}
      >
        {(resource) => <Read resource={resource} />}
      </Part>
      <Part
        title="Told to be broken or out of date"
        intro="Look, put it right, and say that it is dealt with."
        none="No problems reported."
        things={['problem', 'problems']}
        list={problems}
      >
        {(problem) => <Problem problem={problem} />}
      </Part>
      <Part
        title="Asked for"
        intro="What members looked for and did not find. Answer with a resource once it is published."
        none="No one has asked for anything."
        things={['request', 'requests']}
        list={requests}
      >
        {(request) => <RequestAnswer request={request} />}
      </Part>
      <Part
        title="Checks that are due"
        intro="The day has passed, or comes within 14 days."
        none="No check is due."
        things={['resource to check', 'resources to check']}
        list={due}
      >
        {(resource) => <Read resource={resource} />}
      </Part>
    </>
  );
}

export function Screen() {
  const { member } = useSession();
  const waiting = useWaitingRoles('moderator', 'admin');
  const moderates = member?.roles.some((role) => role === 'moderator' || role === 'admin') === true;
  return (
    <div className="library-page stack">
      <PageTitle title="Review resources" lead="What members have sent to the library." crumbs={libraryCrumbs} />
      {moderates ? <Lists /> : waiting.length > 0 ? <RoleWaits roles={waiting} /> : <p>This page is for moderators.</p>}
    </div>
  );
}
