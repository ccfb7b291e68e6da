import { lazy, Suspense } from 'react';
import type { Field, FieldName, Preferences, PreferencesRecord } from '#platform/contract/preferences.ts';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { RadioGroup, type RadioOption } from '#platform/web/ui/radio-group.tsx';
import { Range } from '#platform/web/ui/range.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { isDeviceField } from './changes.ts';
import { FieldNote } from './field-note.tsx';

const CustomCssField = lazy(() =>
  import('./custom-css-field.tsx').then((module) => ({ default: module.CustomCssField })),
);

export interface FieldControlProps {
  readonly field: Field;
  readonly record: PreferencesRecord;
  /** null: same as my device. */
  readonly onSet: <K extends FieldName>(name: K, value: Preferences[K] | null) => void;
}

const sameAsDevice = 'device';

/** The one control for a setting, wherever it is changed. */
export function FieldControl(props: FieldControlProps) {
  return (
    <div className="setting-control">
      <Control {...props} />
      <FieldNote name={props.field.name} record={props.record} />
    </div>
  );
}

function Control({ field, record, onSet }: FieldControlProps) {
  const { name, label, help } = field;
  const value = record[name];
  if (typeof value === 'number' && field.range) {
    const { min, max, step } = field.range;
    const range = { min, max, step, value, label, hint: help, unit: 'milliseconds' };
    return <Range {...range} onChange={(next) => onSet(name, next)} />;
  }
  if (field.kind === 'text') {
    return (
      <Suspense fallback={<Skeleton label="Loading the editor" count={1} look="row" />}>
        <CustomCssField label={label} help={help} value={record.customCss} onChange={(css) => onSet(name, css)} />
      </Suspense>
    );
  }
  if (field.kind === 'switch' && !field.followsDevice) {
    const tick = (on: boolean) => onSet(name, on);
    return (
      <Checkbox
        label={label}
        hint={help}
        checked={value === true}
        onChange={(event) => tick(event.currentTarget.checked)}
      />
    );
  }
  const follows = isDeviceField(name) && record.followDevice.includes(name);
  const chosen = follows ? sameAsDevice : value === 'auto' ? sameAsDevice : String(value);
  const choose = (next: string) => {
    if (next === sameAsDevice) onSet(name, null);
    else onSet(name, field.kind === 'switch' ? next === 'true' : (next as Preferences[FieldName]));
  };
  return <RadioGroup legend={label} hint={help} options={optionsOf(field)} value={chosen} onChange={choose} />;
}

function optionsOf(field: Field): RadioOption<string>[] {
  const device = { value: sameAsDevice, label: 'Same as my device' };
  const own: RadioOption<string>[] =
    field.kind === 'switch'
      ? [
          { value: 'true', label: 'On' },
          { value: 'false', label: 'Off' },
        ]
      : field.options
          .filter(({ value }) => value !== 'auto')
          .map(({ value, label }) => ({ value, label: <Look name={field.name} value={value} label={label} /> }));
  return field.followsDevice ? [device, ...own] : own;
}

/** The word of an option, with a small picture of what it does where that helps. */
function Look({ name, value, label }: { readonly name: FieldName; readonly value: string; readonly label: string }) {
  if (name !== 'fontSize' && name !== 'colorScheme' && name !== 'fontFamily') return label;
  return (
    <span className="option">
      {label}
      <span className={`option-look option-${name}`} data-value={value} aria-hidden="true">
        Aa
      </span>
    </span>
  );
}
