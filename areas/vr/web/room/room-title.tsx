import { LogOut } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import type { VrRoom, VrSpace } from '../../contract.ts';
import { spaceCrumbs } from '../crumbs.ts';
import { typeWords } from '../words.ts';

interface RoomTitleProps {
  readonly room: VrRoom;
  readonly space: VrSpace;
  readonly isLeaving: boolean;
  readonly onLeave: () => void;
}

/** Which room it is, how it stands, and the way out. */
export function RoomTitle({ room, space, isLeaving, onLeave }: RoomTitleProps) {
  return (
    <PageTitle
      title={room.name}
      crumbs={spaceCrumbs}
      actions={
        <Button
          icon={LogOut}
          pending={isLeaving}
          pendingText="Leaving…"
          onClick={onLeave}
          data-scan=""
          description="leave a VR space"
        >
          Leave
        </Button>
      }
    >
      <p className="row">
        <Chip tone="action">{typeWords[space.spaceType]}</Chip>
        <Chip tone="ok">In progress</Chip>
        {room.isQuiet && <Chip>Quiet hour</Chip>}
        {room.doorClosed && <Chip>Door closed</Chip>}
        <span className="soft">
          {room.currentOccupancy} of {room.maxOccupancy} people. Hosted by {space.mine ? 'you' : space.host.name}
        </span>
      </p>
    </PageTitle>
  );
}
