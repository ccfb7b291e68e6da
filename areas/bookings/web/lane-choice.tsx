import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { Bookable } from '../contract.ts';
import { limits } from '../pure/limits.ts';

interface LaneChoiceProps {
  readonly lanes: Bookable['lanes'];
  /** '': any worker who is free. */
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** The worker chosen before may have gone since: then it is any worker who is free. */
export const laneAmong = (lanes: Bookable['lanes'], key = ''): string =>
  lanes.some((one) => one.key === key) ? key : '';

/** Who gives it, where several can. */
export function LaneChoice({ lanes, value, onChange }: LaneChoiceProps) {
  if (lanes.length < 2) return null;
  const options = [
    { value: '', label: 'No preference' },
    ...lanes.map(({ key, name }) => ({ value: key, label: name })),
  ];
  const legend = 'Who would you like?';
  return options.length > limits.lengths ? (
    <Select label={legend} options={options} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
  ) : (
    <RadioGroup legend={legend} options={options} value={value} onChange={onChange} />
  );
}
