import { type FormEvent, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Conversation, Participant } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { firstName } from '../words.ts';
import { type Choosable, useAddPeople, usePeople, useRemovePerson, useRenameGroup } from './data.ts';
import { PickPeople } from './pick-people.tsx';

interface Props {
  readonly head: Conversation;
  readonly id: number;
  readonly onClose: () => void;
  readonly onGone: (() => void) | undefined;
}

const notDone = failed('Couldn’t save your change');

/** Who is here; whoever began a group can name it, bring people in and take them out. */
export function PeopleDialog({ head, id, onClose, onGone }: Props) {
  const ownId = useSession().member?.id ?? 0;
  const people = usePeople(id);
  const remove = useRemovePerson();
  const [asking, setAsking] = useState<Participant>();
  const list = useRef<HTMLUListElement>(null);
  // Who is in the conversation of a group that meets elsewhere is decided there.
  const isOwn = head.kind === 'group' && head.context === null;
  const isOwner = isOwn && head.role === 'owner';

  const takeOut = async (person: Participant) => {
    try {
      await remove.mutateAsync({ id, userId: person.id });
      setAsking(undefined);
      if (person.id === ownId) {
        onClose();
        toast({ title: 'You have left' });
        onGone?.();
        return;
      }
      toast({ title: `${person.displayName} is no longer in this conversation` });
      list.current?.focus();
    } catch (error) {
      setAsking(undefined);
      notDone(error);
    }
  };
  const roleWords = ({ role, supports }: Participant) => {
    if (role === 'owner') return 'Started the group';
    if (role !== 'supporter') return '';
    if (supports === ownId) return 'Your supporter';
    const name = head.people.find((one) => one.id === supports)?.displayName;
    return name ? `${firstName(name)}’s supporter` : 'Supporter';
  };
  const actionOf = (person: Participant): string | undefined => {
    if (person.role === 'supporter') return person.id === ownId ? 'Leave' : 'End support';
    if (!isOwn) return undefined;
    if (person.id === ownId) return 'Leave';
    return isOwner ? 'Remove' : undefined;
  };
  return (
    <Dialog open onClose={onClose} title="People here" description={head.title}>
      <div className="stack">
        {isOwner && <Rename head={head} id={id} />}
        <List
          list={people}
          shown={people.items.length}
          things={['person', 'people']}
          prefix="person-here"
          level={3}
          moreLabel="Show more people"
          empty={null}
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list list" role="list" ref={list} tabIndex={-1} aria-label="People here">
            {people.items.map((person) => {
              const action = actionOf(person);
              const role = roleWords(person);
              return (
                <li key={person.id} className="pick-person" id={`person-here-${person.id}`}>
                  <Avatar name={person.displayName} src={person.avatar} />
                  <span className="pick-name">
                    <strong>{person.displayName}</strong>
                    {person.id === ownId && ' (you)'} {role && <Chip>{role}</Chip>}
                  </span>
                  {action && (
                    <Button onClick={() => setAsking(person)}>
                      {action}
                      {person.id !== ownId && (
                        <span className="vh">
                          {' '}
                          {action === 'Remove' ? '' : 'of '}
                          {person.displayName}
                        </span>
                      )}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </List>
        {isOwner && <BringIn head={head} id={id} />}
      </div>
      {asking && (
        <ConfirmDialog
          open
          danger
          title={asking.id === ownId ? 'Leave this conversation?' : `Remove ${asking.displayName}?`}
          confirmLabel={asking.id === ownId ? 'Leave' : `Remove ${firstName(asking.displayName)}`}
          pending={remove.pending}
          onConfirm={() => void takeOut(asking)}
          onCancel={() => setAsking(undefined)}
        >
          <p>Everyone here is told. {asking.id === ownId ? 'You' : 'They'} won’t see later messages.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function Rename({ head, id }: { readonly head: Conversation; readonly id: number }) {
  const [title, setTitle] = useState(head.title);
  const [error, setError] = useState<string>();
  const rename = useRenameGroup();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const next = title.trim();
    if (next === '') return setError('Give the group a name.');
    try {
      await rename.mutateAsync({ id, title: next, version: head.version });
      setError(undefined);
      toast({ title: 'Name of the group saved' });
    } catch (caught) {
      setError(textForPeople(caught));
    }
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label="Name of the group"
        error={error}
        maxLength={limits.title}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        after={
          <Button type="submit" pending={rename.pending} pendingText="Saving…">
            Save name
          </Button>
        }
      />
    </form>
  );
}

function BringIn({ head, id }: { readonly head: Conversation; readonly id: number }) {
  const [chosen, setChosen] = useState<readonly Choosable[]>([]);
  const [error, setError] = useState<string>();
  const add = useAddPeople();
  const save = async () => {
    try {
      await add.mutateAsync({ id, memberIds: chosen.map((person) => person.id) });
      setChosen([]);
      setError(undefined);
      toast({ title: 'They’ve been invited to the group' });
    } catch (caught) {
      setError(textForPeople(caught));
    }
  };
  return (
    <div className="stack">
      <PickPeople
        label="Add more people"
        hint="They’ll see messages from then on."
        error={error}
        many
        chosen={chosen}
        onChange={setChosen}
        without={head.people.map((person) => person.id)}
        verb="Choose"
      />
      {chosen.length > 0 && (
        <Button variant="primary" pending={add.pending} onClick={() => void save()}>
          Add{' '}
          {chosen.length === 1 ? firstName(chosen[0]?.displayName ?? '') : counted(chosen.length, 'person', 'people')}
        </Button>
      )}
    </div>
  );
}
