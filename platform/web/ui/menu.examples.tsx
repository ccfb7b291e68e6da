import { Copy, Ellipsis, EyeOff, Flag, Smile, Trash2, UserX } from 'lucide-react';
import { useState } from 'react';
import type { Examples } from '../gallery/examples.ts';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';
import { ScrollArea } from './scroll-area.tsx';
import { toast } from './toast.ts';
import { Tooltip } from './tooltip.tsx';

const More = () => {
  const [quiet, setQuiet] = useState(true);
  return (
    <Menu
      label="More"
      name="More, Priya’s post"
      icon={Ellipsis}
      variant="quiet"
      items={[
        { label: 'Copy the address', icon: Copy, onSelect: () => toast({ title: 'Address copied' }) },
        {
          label: 'Hide',
          icon: EyeOff,
          items: [{ label: 'Hide this post' }, { label: 'Hide posts like this' }, { label: 'Hide for a week' }],
        },
        { label: 'Mute replies', checked: quiet, onSelect: () => setQuiet(!quiet) },
        { separator: true },
        { heading: 'If something is wrong' },
        { label: 'Report', icon: Flag, href: '/report' },
        { label: 'Block Priya', icon: UserX, disabled: true },
        { label: 'Delete post', icon: Trash2, danger: true },
      ]}
    />
  );
};

const feelings = ['Happy', 'Tired', 'Proud', 'In pain', 'Curious', 'Calm'];

export const examples: Examples = [
  {
    title: 'Menu, fetched on the first press',
    render: () => (
      <div className="row">
        <More />
        <Menu
          label="Order"
          items={[
            { label: 'Newest first', checked: true },
            { label: 'Most helpful', checked: false },
          ]}
        />
      </div>
    ),
  },
  {
    title: 'Popover',
    render: () => (
      <Popover label="Feeling" icon={Smile} variant="quiet">
        {(close) => (
          <div className="row">
            {feelings.map((feeling) => (
              <Button key={feeling} onClick={close}>
                {feeling}
              </Button>
            ))}
          </div>
        )}
      </Popover>
    ),
  },
  {
    title: 'Tooltip: only repeats what can be found elsewhere',
    render: () => (
      <Tooltip text="Posts that mention things you asked to be warned about stay closed until you open them.">
        <Button>Content warnings</Button>
      </Tooltip>
    ),
  },
  {
    title: 'Scroll area',
    render: () => (
      <ScrollArea label="House rules" maxHeight="9rem">
        <ol style={{ paddingInlineStart: '1.5rem' }}>
          {Array.from({ length: 12 }, (_, index) => `Rule ${index + 1}: be kind, and say what you need.`).map(
            (rule) => (
              <li key={rule}>{rule}</li>
            ),
          )}
        </ol>
      </ScrollArea>
    ),
  },
];
