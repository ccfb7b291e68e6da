import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { SupportDoor, SupportGrant } from '../contract.ts';
import { type Level, type Relation, relations } from '../pure/limits.ts';
import { dayText, levelWords, relationWords } from './words.ts';

const dayMs = 86_400_000;
const lengths = [
  { value: '7', label: 'For a week' },
  { value: '30', label: 'For 30 days' },
  { value: '90', label: 'For 90 days' },
  { value: '180', label: 'For half a year' },
  { value: '365', label: 'For a year' },
];

export interface Given {
  readonly relation: Relation;
  readonly levels: Record<string, Level>;
  readonly endsAt: string;
}

interface Props {
  readonly doors: readonly SupportDoor[];
  /** What is given now, where it is changed. */
  readonly grant?: SupportGrant;
  readonly label: string;
  readonly submitLabel: string;
  /** `version` is that of the grant which is changed. */
  readonly submit: (given: Given, version: number) => Promise<unknown>;
  /** Reads what is given now, where another page changed it meanwhile. */
  readonly readGrant?: () => Promise<SupportGrant | undefined>;
}

type Values = Readonly<Record<string, string>>;
/** To prepare is offered only where something can be prepared. */
const levelsOf = ({ levels }: SupportDoor): readonly Level[] =>
  levels.draft ? ['see', 'draft', 'act'] : ['see', 'act'];
const hintOf = ({ levels: { see, draft, act } }: SupportDoor) =>
  [`See: ${see}`, draft && `Prepare: ${draft}`, `Act: ${act}`].filter(Boolean).join(' ');

const field = (door: SupportDoor) => `door-${door.name}`;

const valuesOf = (doors: readonly SupportDoor[], grant: SupportGrant | undefined): Values => ({
  relation: grant?.relation ?? '',
  length: grant && grant.state !== 'over' ? 'same' : '90',
  ...Object.fromEntries(doors.map((door) => [field(door), grant?.levels[door.name] ?? ''])),
});

/** What someone may do, as who, and for how long. */
export function GrantForm({ doors, grant, label, submitLabel, submit, readGrant }: Props) {
  // What is closed now stays as it was given.
  const offered = doors.filter(({ closed }) => !closed);
  const isOver = grant?.state === 'over';
  const form = useForm<Values>({
    initial: valuesOf(doors, grant),
    ...(grant && { version: grant.version }),
    validate: (values) => ({
      relation: values.relation ? undefined : 'Choose who they are to you.',
      [offered[0] ? field(offered[0]) : 'doors']: doors.some((door) => values[field(door)])
        ? undefined
        : 'Choose at least one area.',
    }),
    submit: async (values, { version }) => {
      const relation = relations.find((one) => one === values.relation) ?? 'other';
      const levels = Object.fromEntries(
        doors.flatMap((door): [string, Level][] => {
          const level = levelsOf(door).find((one) => one === values[field(door)]);
          return level ? [[door.name, level]] : [];
        }),
      );
      const endsAt =
        values.length === 'same' && grant
          ? grant.endsAt
          : new Date(Date.now() + Number(values.length) * dayMs).toISOString();
      return submit({ relation, levels, endsAt }, version);
    },
    ...(readGrant && {
      readCurrent: async () => {
        const now = await readGrant();
        return now && { ...valuesOf(doors, now), version: now.version };
      },
    }),
  });
  return (
    <form className="stack" aria-label={label} noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <Select
        label="Who they are to you"
        hint="We keep what you say. We don’t check it, and it gives them no rights by itself."
        placeholder="Choose one"
        options={relations.map((value) => ({ value, label: relationWords[value] }))}
        {...form.field('relation')}
      />
      {offered.map((door) => (
        <Select
          key={door.name}
          label={door.label}
          hint={hintOf(door)}
          options={[
            { value: '', label: 'Nothing' },
            ...levelsOf(door).map((value) => ({ value, label: levelWords[value] })),
          ]}
          {...form.field(field(door))}
        />
      ))}
      {doors.map(
        ({ name, label: title, closed }) =>
          closed && (
            <p key={name}>
              <strong>{title}</strong>: {closed}
            </p>
          ),
      )}
      <Select
        label="How long"
        options={[
          ...(grant && !isOver ? [{ value: 'same', label: `As now, until ${dayText(grant.endsAt)}` }] : []),
          ...lengths,
        ]}
        {...form.field('length')}
      />
      <p className="soft">They never get your messages, connections, diary entries or crisis support.</p>
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
