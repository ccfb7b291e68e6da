import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { type Form, useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { DiarySettings } from '../../contract/settings.ts';
import { limits } from '../../pure/limits.ts';
import { hasScale, type OwnScale, withChangedScale, withoutScale, withScale } from '../../pure/settings.ts';
import { changeSettings } from '../data.ts';
import { notSaved, notUndone } from './failures.ts';

const changed =
  (change: (scales: readonly OwnScale[]) => readonly OwnScale[]) =>
  (settings: DiarySettings): DiarySettings => ({ ...settings, scales: [...change(settings.scales)] });

const trimmed = ({ name, low, high }: OwnScale): OwnScale => ({
  name: name.trim(),
  low: low.trim(),
  high: high.trim(),
});
const check = (scales: readonly OwnScale[]) => (values: OwnScale) => ({
  name: !values.name.trim()
    ? 'Write a name.'
    : hasScale(scales, values.name)
      ? 'You have a scale of this name already.'
      : undefined,
});

/** Scales besides mood, energy and pain, each from 0 to 10. */
export function OwnScales({ scales }: { readonly scales: readonly OwnScale[] }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="settings-part" ref={box} tabIndex={-1}>
      {scales.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list" role="list" aria-label="Your scales">
          {scales.map((scale, at) => (
            <Scale key={scale.name} {...{ scale, at, scales }} onGone={() => box.current?.focus()} />
          ))}
        </ul>
      )}
      {scales.length < limits.ownScales ? (
        <AddScale scales={scales} />
      ) : (
        <p className="soft">You have {limits.ownScales} scales, which is the most.</p>
      )}
    </div>
  );
}

function Fields({
  form,
  first,
  children,
}: {
  readonly form: Form<OwnScale>;
  readonly first?: RefObject<HTMLInputElement | null>;
  readonly children: ReactNode;
}) {
  return (
    <>
      <FormNotices form={form} />
      <div className="settings-fields">
        <TextField
          label="Name"
          hint="Such as “Stiffness”."
          autoComplete="off"
          maxLength={limits.scaleName}
          {...(first && { ref: first })}
          {...form.field('name')}
        />
        <TextField
          label="What 0 means"
          optional
          hint="Such as “loose”."
          autoComplete="off"
          maxLength={limits.scaleName}
          {...form.field('low')}
        />
        <TextField
          label="What 10 means"
          optional
          hint="Such as “locked”."
          autoComplete="off"
          maxLength={limits.scaleName}
          {...form.field('high')}
        />
      </div>
      <div className="row">{children}</div>
    </>
  );
}

function AddScale({ scales }: { readonly scales: readonly OwnScale[] }) {
  const name = useRef<HTMLInputElement>(null);
  const form = useForm<OwnScale>({
    initial: { name: '', low: '', high: '' },
    resetAfter: true,
    validate: check(scales),
    submit: async (values) => {
      const scale = trimmed(values);
      await changeSettings(changed((list) => withScale(list, scale)));
      announce(`Added: ${scale.name}`);
      name.current?.focus();
    },
  });
  return (
    <form className="settings-form" noValidate onSubmit={form.handleSubmit} aria-label="Add a scale">
      <Fields form={form} first={name}>
        <Button type="submit" icon={Plus} pending={form.submitting} pendingText="Adding…">
          Add scale
        </Button>
      </Fields>
    </form>
  );
}

interface ScaleProps {
  readonly scale: OwnScale;
  readonly at: number;
  readonly scales: readonly OwnScale[];
  readonly onGone: () => void;
}

function Scale({ scale, at, scales, onGone }: ScaleProps) {
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing) item.current?.querySelector('input')?.focus();
    else if (wasEditing.current) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const { name, low, high } = scale;
  const remove = async () => {
    setRemoving(true);
    try {
      await changeSettings(changed((list) => withoutScale(list, name)));
    } catch (error) {
      setRemoving(false);
      return notSaved(error);
    }
    onGone();
    toast({
      title: `Removed: ${name}`,
      description: 'Entries that have it keep it.',
      action: {
        label: 'Undo',
        onAction: () => {
          changeSettings(changed((list) => withScale(list, scale, at))).then(
            () => announce(`Restored: ${name}`),
            notUndone,
          );
        },
      },
    });
  };
  if (editing)
    return (
      <li ref={item}>
        <EditScale scale={scale} scales={scales} onEnd={() => setEditing(false)} />
      </li>
    );
  return (
    <li className="settings-scale">
      <span>
        <strong>{name}</strong>
        {(low || high) && (
          <span className="soft"> {[low && `0 is ${low}`, high && `10 is ${high}`].filter(Boolean).join(', ')}</span>
        )}
      </span>
      <span className="row">
        <Button ref={edit} variant="quiet" icon={Pencil} description="Edit a scale" onClick={() => setEditing(true)}>
          Edit<span className="vh"> {name}</span>
        </Button>
        <Button
          variant="quiet"
          icon={Trash2}
          pending={removing}
          pendingText="Removing…"
          description="Remove a scale"
          onClick={() => void remove()}
        >
          Remove<span className="vh"> {name}</span>
        </Button>
      </span>
    </li>
  );
}

function EditScale({ scale, scales, onEnd }: Pick<ScaleProps, 'scale' | 'scales'> & { readonly onEnd: () => void }) {
  const form = useForm<OwnScale>({
    initial: { ...scale },
    validate: check(withoutScale(scales, scale.name)),
    submit: async (values) => {
      const next = trimmed(values);
      await changeSettings(changed((list) => withChangedScale(list, scale.name, next)));
      announce(`Changed: ${next.name}`);
      onEnd();
    },
  });
  return (
    <form className="settings-form" noValidate onSubmit={form.handleSubmit} aria-label={`Change ${scale.name}`}>
      <Fields form={form}>
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
          Save scale
        </Button>
        <Button onClick={onEnd}>Cancel</Button>
      </Fields>
    </form>
  );
}
