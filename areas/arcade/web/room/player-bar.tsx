import { ArrowRight, Clock } from 'lucide-react';
import type { Person } from '#platform/contract/fields.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';

/** One player beside the board: name, side, whose turn, time left. The time is not announced as it runs. */
export const PlayerBar = ({
  name,
  person,
  side,
  you,
  turn,
  clock,
}: {
  readonly name: string;
  readonly person: Person | null;
  readonly side: string;
  readonly you: boolean;
  readonly turn: boolean;
  readonly clock: string | null;
}) => (
  <div className="player-bar">
    <Avatar name={name} src={person?.avatar} size="s" />
    <p>
      <strong>{name}</strong>
      {you && ' (you)'}
      <span className="soft">{side}</span>
    </p>
    {clock && (
      <p className="player-clock">
        <Icon icon={Clock} />
        <span className="vh">Time left </span>
        {clock}
      </p>
    )}
    {turn && (
      <Chip tone="gold" icon={ArrowRight}>
        {you ? 'Your move' : 'To move'}
      </Chip>
    )}
  </div>
);
