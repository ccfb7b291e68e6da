import { Check, Hourglass, Play, X } from 'lucide-react';
import { Chip, type ChipTone } from '#platform/web/ui/chip.tsx';
import type { LucideIcon } from '#platform/web/ui/icon.tsx';
import type { RoomStatus } from '../contract.ts';
import { statusWords } from './rooms-asked.ts';

const looks: Readonly<Record<RoomStatus, readonly [ChipTone, LucideIcon]>> = {
  waiting: ['gold', Hourglass],
  in_progress: ['ok', Play],
  completed: ['plain', Check],
  cancelled: ['plain', X],
};

export function StatusChip({ status }: { readonly status: RoomStatus }) {
  const [tone, icon] = looks[status];
  return (
    <Chip tone={tone} icon={icon}>
      {statusWords[status]}
    </Chip>
  );
}
