import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Checkbox, CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { VrSpace } from '../../contract.ts';
import {
  type AdaptiveControl,
  adaptiveControls,
  limits,
  type Privacy,
  privacies,
  type RoomFeature,
  roomFeatures,
  type SpaceType,
  spaceTypes,
  type VrPlatform,
  vrPlatforms,
} from '../../pure/options.ts';
import { type SceneId, scenes } from '../../pure/scenes.ts';
import { readSpaceNow } from '../data.ts';
import { controlWords, featureWords, platformWords, privacyWords, typeWords } from '../words.ts';

interface SpaceContent {
  readonly name: string;
  readonly description: string;
  readonly guidelines: string;
  readonly spaceType: SpaceType;
  readonly vrPlatform: VrPlatform;
  readonly scene: SceneId;
  readonly maxOccupancy: number;
  readonly privacy: Privacy;
  readonly accessibilityFeatures: RoomFeature[];
  readonly adaptiveControls: AdaptiveControl[];
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}
interface Values extends Omit<SpaceContent, 'maxOccupancy' | 'opensAt' | 'closesAt'> {
  readonly maxOccupancy: string;
  readonly isPlanned: boolean;
  /** As the browser’s own field has it, in the zone of the device. */
  readonly opensAt: string;
  readonly closesAt: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
/** "2026-11-27T18:30" of a moment, by the clock of this device. */
function localText(moment: string | null): string {
  if (moment === null) return '';
  const time = new Date(moment);
  const day = `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`;
  return `${day}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}
const momentOf = (text: string): string | null => {
  const time = new Date(text).getTime();
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

const filled = (text: string, most: number, empty: string) =>
  !text.trim() ? empty : text.trim().length > most ? `Use at most ${most} characters.` : undefined;

function timesError({ isPlanned, opensAt, closesAt }: Values) {
  if (!isPlanned) return {};
  const [opens, closes] = [momentOf(opensAt), momentOf(closesAt)];
  return {
    opensAt: opens ? undefined : 'Choose when it opens.',
    closesAt: !closes
      ? 'Choose when it closes.'
      : opens && closes <= opens
        ? 'It has to close after it opens.'
        : undefined,
  };
}

const valuesOf = (space: VrSpace | undefined): Values => ({
  name: space?.name ?? '',
  description: space?.description ?? '',
  guidelines: space?.guidelines ?? '',
  spaceType: space?.spaceType ?? 'social',
  vrPlatform: space?.vrPlatform ?? 'browser',
  scene: space?.scene ?? 'garden',
  maxOccupancy: String(space?.maxOccupancy ?? 12),
  privacy: space?.privacy ?? 'everyone',
  accessibilityFeatures: space?.accessibilityFeatures ?? [],
  adaptiveControls: space?.adaptiveControls ?? [],
  isPlanned: space !== undefined && space.opensAt !== null,
  opensAt: localText(space?.opensAt ?? null),
  closesAt: localText(space?.closesAt ?? null),
});

const { least, most } = limits.people;

function check(values: Values) {
  const people = Number(values.maxOccupancy);
  const isLong = values.guidelines.trim().length > limits.guidelines;
  return {
    name: filled(values.name, limits.name, 'Give the space a name.'),
    description: filled(values.description, limits.description, 'Write what happens there.'),
    guidelines: isLong ? `Use at most ${limits.guidelines} characters.` : undefined,
    maxOccupancy:
      Number.isInteger(people) && people >= least && people <= most
        ? undefined
        : `Use a number from ${least} to ${most}.`,
    ...timesError(values),
  };
}

const contentOf = ({ isPlanned, opensAt, closesAt, maxOccupancy, ...rest }: Values): SpaceContent => ({
  ...rest,
  name: rest.name.trim(),
  description: rest.description.trim(),
  guidelines: rest.guidelines.trim(),
  maxOccupancy: Number(maxOccupancy),
  opensAt: isPlanned ? momentOf(opensAt) : null,
  closesAt: isPlanned ? momentOf(closesAt) : null,
});

interface SpaceFormProps {
  /** Left out: a new one. */
  readonly space?: VrSpace;
  readonly back: string;
  /** `version`: of the space that it changes; 0 for a new one. */
  readonly onSubmit: (content: SpaceContent, version: number) => Promise<void>;
}

export function SpaceForm({ space, back, onSubmit }: SpaceFormProps) {
  // What the form began with: news of what others save must not let this write over it.
  const [base, setBase] = useState(space?.version ?? 0);
  const form = useForm<Values>({
    initial: valuesOf(space),
    // A draft belongs to the version that it changes.
    draftKey: space ? `vr-space:${space.id}:${base}` : 'vr-space:new',
    validate: check,
    submit: (values, { over }) => onSubmit(contentOf(values), Number(over?.version ?? base)),
    // The space is as it was where the refusal is about the people in it, or about how many spaces one has.
    readCurrent: async () => {
      const now = space && (await readSpaceNow(space.id));
      return !now || now.version === base ? null : { ...valuesOf(now), version: now.version };
    },
  });
  const takeTheirs = () => {
    setBase(Number(form.conflict?.current?.version ?? base));
    form.takeTheirs();
  };
  const { values } = form;
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={{ ...form, takeTheirs }} />
      <TextField label="Name" maxLength={limits.name} autoComplete="off" {...form.field('name')} />
      <TextArea
        label="What happens there"
        hint="In plain words. People read it before they come in."
        limit={limits.description}
        rows={4}
        {...form.field('description')}
      />
      <TextArea
        label="Guidelines"
        hint="What you ask of everyone, such as “ask before you come close”. They’re shown before people come in."
        optional
        limit={limits.guidelines}
        rows={3}
        {...form.field('guidelines')}
      />
      <RadioGroup
        legend="Type"
        hint="Only verified providers can host a therapy space."
        look="list"
        options={spaceTypes.map((value) => ({ value, label: typeWords[value] }))}
        value={values.spaceType}
        onChange={(spaceType) => form.setValues({ spaceType })}
        error={form.errors.spaceType}
      />
      <RadioGroup
        legend="Room"
        options={scenes.map(({ id, name, about }) => ({ value: id, label: name, hint: about }))}
        value={values.scene}
        onChange={(scene) => form.setValues({ scene })}
        error={form.errors.scene}
      />
      <RadioGroup
        legend="Made for"
        hint="Where the space is at its best. It opens in every browser."
        look="list"
        options={vrPlatforms.map((value) => ({ value, label: platformWords[value] }))}
        value={values.vrPlatform}
        onChange={(vrPlatform) => form.setValues({ vrPlatform })}
      />
      <TextField
        label="People at most"
        hint={`From ${least} to ${most}, with you.`}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('maxOccupancy')}
      />
      <RadioGroup
        legend="Who can find it"
        options={privacies.map((value) => ({ value, ...privacyWords[value] }))}
        value={values.privacy}
        onChange={(privacy) => form.setValues({ privacy })}
      />
      <Checkbox
        label="It opens and closes at set times"
        hint="Without this it’s always open."
        {...form.check('isPlanned')}
      />
      {values.isPlanned && (
        <>
          <TextField
            type="datetime-local"
            label="Opens"
            hint="In this device’s time zone."
            {...form.field('opensAt')}
          />
          <TextField
            type="datetime-local"
            label="Closes"
            hint={`At most ${limits.openHours} hours later. Everyone inside then leaves.`}
            {...form.field('closesAt')}
          />
        </>
      )}
      <CheckboxGroup
        legend="Accessibility features"
        hint="Choose only what you’ll keep to."
        options={roomFeatures.map((value) => ({ value, label: featureWords[value] }))}
        {...form.group('accessibilityFeatures')}
      />
      <CheckboxGroup
        legend="Adaptive controls it’s good for"
        options={adaptiveControls.map((value) => ({ value, label: controlWords[value].label }))}
        {...form.group('adaptiveControls')}
      />
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Saving…">
          {space ? 'Save the space' : 'Make the space'}
        </Button>
        <ButtonLink href={back} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
