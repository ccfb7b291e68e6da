import { useEffect, useRef } from 'react';
import { Checked } from '#areas/account/web/public.ts';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { AdminMemberDetail, RoleChange } from '../contract.ts';
import { useMemberRoles } from './data.ts';
import { GrantForm } from './grant-form.tsx';
import { RoleRow } from './role-row.tsx';
import { grantableRoles, rolesOf, roleWords } from './role-words.ts';
import { SessionsSection } from './sessions-section.tsx';
import './admin.css';

const crumbs = [{ label: 'Members and roles', href: '/admin/members' }];
const idIn = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0);

export function Screen({ params }: { params: { id: string } }) {
  const { data, error, loading, refreshing, retry } = useMemberRoles(idIn(params.id));
  const missing = !data && [400, 404].includes(statusOf(error) ?? 0);
  const named = data ? `Roles of ${data.displayName}` : 'Roles of a member';
  const title = missing ? 'Member not found' : named;
  useTitle(title);
  return (
    <>
      <PageTitle title={title} crumbs={crumbs} />
      {data && <Member member={data} />}
      {missing && (
        <EmptyState level="p" title="Member not found">
          <p>The account may be closed.</p>
        </EmptyState>
      )}
      {!data && !missing && (loading || !error) && <Skeleton count={1} label="Loading the member" />}
      {!data && !missing && error && (
        <ErrorState level={2} title="Couldn’t load the member" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
    </>
  );
}

function Member({ member }: { readonly member: AdminMemberDetail }) {
  const { id, displayName, username, roles, changes, memberSince } = member;
  const own = rolesOf(roles);
  const left = grantableRoles.filter((role) => !own.includes(role));
  const before = useRef(own.length);
  useEffect(() => {
    // The row goes with the role, and the focus must not go with it.
    if (own.length < before.current) document.querySelector<HTMLElement>('#main h1')?.focus();
    before.current = own.length;
  }, [own.length]);
  return (
    <div className="stack admin-page">
      <p className="soft">
        <Link href={`/profile/${id}`}>@{username}</Link> · member since <Time midSentence value={memberSince} />
      </p>
      <Checked page="/admin/members">
        {(confirmed) => (
          <>
            <Section title="Roles now">
              {own.length === 0 ? (
                <p>{displayName} is a member with no other role.</p>
              ) : (
                // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
                <ul className="plain-list list" role="list">
                  {own.map((role) => (
                    <RoleRow key={role} member={member} role={role} confirmed={confirmed} />
                  ))}
                </ul>
              )}
            </Section>
            {confirmed && left.length > 0 && (
              <Section title="Give a role">
                <GrantForm key={left.join()} member={member} roles={left} />
              </Section>
            )}
            <SessionsSection member={member} confirmed={confirmed} />
          </>
        )}
      </Checked>
      <Section title="Changes">
        {changes.length === 0 ? (
          <p className="soft">No roles given or removed yet.</p>
        ) : (
          <ol className="plain-list list">
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} />
            ))}
          </ol>
        )}
      </Section>
    </div>
  );
}

const authorOf = ({ by, atConsole }: RoleChange) =>
  by ? by.displayName : atConsole ? 'an operator, at the console' : 'someone whose account is closed';

const ChangeRow = ({ change }: { readonly change: RoleChange }) => (
  <li className="role-change">
    <p>
      <strong>
        {roleWords[change.role].name} {change.change}
      </strong>{' '}
      by {authorOf(change)}, <Time midSentence value={change.at} />
    </p>
    <p className="soft">{change.reason}</p>
  </li>
);
