import { Ear, Eye, Hand } from 'lucide-react';
import { useState } from 'react';
import type { Examples } from '../gallery/examples.ts';
import { Checkbox, CheckboxGroup, Switch } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Range } from './range.tsx';

const Sizes = () => {
  const [size, setSize] = useState<'small' | 'medium' | 'large' | 'extra'>('large');
  return (
    <RadioGroup
      legend="Text size"
      hint="Your browser’s own size counts too. These make it smaller or larger."
      value={size}
      onChange={setSize}
      options={[
        { value: 'small', label: 'Small' },
        { value: 'medium', label: 'Medium' },
        { value: 'large', label: 'Large', hint: 'For most phones' },
        { value: 'extra', label: 'Extra large', disabled: true },
      ]}
    />
  );
};

const Ways = ({ error }: { error?: string }) => {
  const [way, setWay] = useState<string | null>(null);
  return (
    <RadioGroup
      legend="Where does it help most?"
      error={error}
      value={way}
      onChange={setWay}
      options={[
        { value: 'see', label: 'Seeing', icon: Eye },
        { value: 'hear', label: 'Hearing', icon: Ear },
        { value: 'move', label: 'Moving', icon: Hand },
      ]}
    />
  );
};

const Reasons = () => {
  const [reason, setReason] = useState('spam');
  return (
    <RadioGroup
      legend="What is wrong with it?"
      look="list"
      value={reason}
      onChange={setReason}
      options={[
        { value: 'harassment', label: 'Harassment or bullying' },
        { value: 'spam', label: 'Spam or unwanted content', hint: 'Advertising, chain letters' },
        { value: 'other', label: 'Other violation' },
      ]}
    />
  );
};

const Access = () => {
  const [needs, setNeeds] = useState<string[]>(['ramp']);
  return (
    <CheckboxGroup
      legend="Access at the venue"
      optional
      values={needs}
      onChange={setNeeds}
      options={[
        { value: 'ramp', label: 'Step-free entry' },
        { value: 'loop', label: 'Hearing loop' },
        { value: 'quiet', label: 'Quiet room', hint: 'With a door that closes' },
      ]}
    />
  );
};

const Switches = () => {
  const [on, setOn] = useState({ speak: true, auslan: false });
  return (
    <div>
      <Switch
        label="Read-aloud buttons"
        hint="A button on every post reads it to you."
        checked={on.speak}
        onChange={(speak) => setOn({ ...on, speak })}
      />
      <Switch label="Auslan first" checked={on.auslan} onChange={(auslan) => setOn({ ...on, auslan })} />
    </div>
  );
};

const Delay = () => {
  const [delay, setDelay] = useState(500);
  return (
    <Range
      label="Hover delay"
      hint="How long the pointer rests before something appears."
      value={delay}
      onChange={setDelay}
      min={0}
      max={2000}
      step={100}
      unit="milliseconds"
    />
  );
};

export const examples: Examples = [
  { title: 'Cards to choose from', render: () => <Sizes /> },
  { title: 'Cards with icons and an error', render: () => <Ways error="Choose one way" /> },
  { title: 'Plain radio buttons', render: () => <Reasons /> },
  { title: 'Several answers', render: () => <Access /> },
  {
    title: 'One check box',
    render: () => (
      <>
        <Checkbox label="Post without my name" hint="Moderators can still see who wrote it." defaultChecked />
        <Checkbox label="I have read the community guidelines" error="Tick the box to continue" />
        <Checkbox label="Not available on your plan" disabled />
      </>
    ),
  },
  { title: 'Switches that work at once', render: () => <Switches /> },
  { title: 'A number', render: () => <Delay /> },
];
