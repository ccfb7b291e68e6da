import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { GivenRole } from '../contract.ts';
import { useMembers } from './data.ts';
import { grantableRoles, rolesOf, roleWords } from './role-words.ts';
import './admin.css';

const roleIn = (text: string | null) => grantableRoles.find((role) => role === text);

/** The filter is in the address, so that it can be shared and Back works. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const q = query.get('q') ?? '';
  const role = roleIn(query.get('role'));
  const waiting = useWaitingRoles('admin');
  return (
    <>
      <PageTitle title="Members and roles" lead="Find a member, see what they can do, and give or remove a role." />
      {waiting.length > 0 ? (
        <RoleWaits roles={waiting} />
      ) : (
        <div className="stack">
          <Filter key={`${q} ${role}`} q={q} role={role} onFind={(next) => setQuery(next)} />
          <Members q={q} role={role} />
        </div>
      )}
    </>
  );
}

interface FilterProps {
  readonly q: string;
  readonly role: GivenRole | undefined;
  readonly onFind: (filter: { q: string | null; role: string | null }) => void;
}

function Filter({ q, role, onFind }: FilterProps) {
  const [typed, setTyped] = useState(q);
  const [chosen, setChosen] = useState<string>(role ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind({ q: typed.trim() || null, role: chosen || null });
  };
  return (
    <search aria-label="Members">
      <form className="member-filter" onSubmit={submit}>
        <TextField
          label="Name or username"
          type="search"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Select
          label="Role"
          placeholder="Any role"
          options={grantableRoles.map((value) => ({ value, label: roleWords[value].name }))}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button type="submit" icon={Search}>
          Find members
        </Button>
      </form>
    </search>
  );
}

function Members({ q, role }: { readonly q: string; readonly role: GivenRole | undefined }) {
  const list = useMembers({ ...(q && { q }), ...(role && { role }) });
  return (
    <List
      list={list}
      shown={list.items.length}
      things={['member', 'members']}
      prefix="member"
      empty={
        <EmptyState level={2} title="No members found">
          <p>Try part of the name, or any role.</p>
        </EmptyState>
      }
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list">
        {list.items.map(({ id, displayName, username, avatar, roles }) => (
          <li key={id} className="admin-member" id={`member-${id}`}>
            <Avatar name={displayName} src={avatar} />
            <div className="admin-words">
              <h2>
                <Link href={`/admin/members/${id}`}>{displayName}</Link>
              </h2>
              <p className="soft small">@{username}</p>
            </div>
            <p className="row">
              {rolesOf(roles).map((one) => (
                <Chip key={one}>{roleWords[one].name}</Chip>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </List>
  );
}
