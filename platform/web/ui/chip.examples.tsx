import { ArrowDown, BadgeCheck, Clock, Equal, Pin, ShieldAlert, TriangleAlert } from 'lucide-react';
import type { Examples } from '../gallery/examples.ts';
import { Button } from './button.tsx';
import { Chip, TagList } from './chip.tsx';
import { Count } from './count.tsx';

export const examples: Examples = [
  {
    title: 'Every tone has its icon and its word',
    render: () => (
      <div className="row">
        <Chip>Draft</Chip>
        <Chip tone="ok" icon={BadgeCheck}>
          Verified
        </Chip>
        <Chip tone="warn" icon={Clock}>
          Waiting
        </Chip>
        <Chip tone="danger" icon={TriangleAlert}>
          Urgent
        </Chip>
        <Chip tone="gold" icon={Pin}>
          Pinned
        </Chip>
        <Chip tone="action" icon={Equal}>
          Medium
        </Chip>
        <Chip tone="solid" icon={ShieldAlert}>
          Serious violation
        </Chip>
        <Chip icon={ArrowDown}>Low</Chip>
      </div>
    ),
  },
  {
    title: 'Tags and counts',
    render: () => (
      <div className="stack">
        <TagList
          tags={[
            { label: 'printmaking', href: '/?tag=printmaking' },
            { label: 'one-handed', href: '/?tag=one-handed' },
            { label: 'stroke-recovery', href: '/?tag=stroke-recovery' },
          ]}
        />
        <div className="row">
          <Button>
            Notices <Count value={3} of="unread" />
          </Button>
          <Button>
            Messages <Count value={128} of="unread" />
          </Button>
        </div>
      </div>
    ),
  },
];
