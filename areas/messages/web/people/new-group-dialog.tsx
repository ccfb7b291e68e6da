import { type FormEvent, useId, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../../pure/limits.ts';
import { type Choosable, useCreateGroup } from './data.ts';
import { PickPeople } from './pick-people.tsx';

export function NewGroupDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<readonly Choosable[]>([]);
  const [errors, setErrors] = useState<{ title?: string; people?: string; whole?: string }>({});
  const create = useCreateGroup();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(title.trim() === '' && { title: 'Give the group a name.' }),
      ...(chosen.length === 0 && { people: 'Choose at least one person.' }),
    };
    setErrors(found);
    if (found.title) return document.getElementById(`${id}-title`)?.focus();
    if (found.people) return document.getElementById(id)?.querySelector<HTMLElement>('[type=search]')?.focus();
    try {
      const made = await create.mutateAsync({ title: title.trim(), memberIds: chosen.map((person) => person.id) });
      onClose();
      navigate(`/messages/${made.id}#write`);
    } catch (error) {
      setErrors({ whole: textForPeople(error) });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="New group"
      description="People who don’t follow you are asked first."
      dirty={title !== '' || chosen.length > 0}
      footer={
        <Button type="submit" form={id} variant="primary" pending={create.pending} pendingText="Creating the group…">
          Create group
        </Button>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={(event) => void save(event)}>
        {errors.whole && (
          <div role="alert">
            <FieldError id={`${id}-error`}>{errors.whole}</FieldError>
          </div>
        )}
        <TextField
          id={`${id}-title`}
          label="Name of the group"
          error={errors.title}
          maxLength={limits.title}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <PickPeople
          label="Find people by name"
          error={errors.people}
          many
          chosen={chosen}
          onChange={setChosen}
          verb="Choose"
        />
      </form>
    </Dialog>
  );
}
