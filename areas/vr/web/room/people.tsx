import { AudioLines, Ellipsis, Flag, Footprints, Hand, Mic, ShieldBan, UserRound, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { BlockDialog, openMute } from '#areas/people/web/public.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { Menu } from '#platform/web/ui/menu.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { VrRoom } from '../../contract.ts';
import { whereIs } from '../../pure/near.ts';
import type { Point } from '../../pure/plan.ts';
import { sceneOf } from '../../pure/scenes.ts';
import type { GuideState } from './guide.tsx';
import type { Here } from './use-room.ts';

interface PeopleProps {
  readonly room: VrRoom;
  readonly me: Here;
  readonly others: readonly Here[];
  readonly onGo: (point: Point) => void;
  readonly guide: GuideState;
}

/** Who is here, where from the reader, and what the reader can do about each. */
export function People({ room, me, others, onGo, guide }: PeopleProps) {
  const [blocking, setBlocking] = useState<{ readonly id: number; readonly displayName: string }>();
  const close = () => setBlocking(undefined);
  return (
    <Section title="People here" side>
      {others.length === 0 ? (
        <p className="soft">No one else is in this room.</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="list plain-list" role="list">
          {others.map((other) => (
            <Person
              key={other.id}
              room={room}
              me={me}
              other={other}
              onGo={() => onGo(other)}
              guide={guide}
              onBlock={() => setBlocking({ id: other.id, displayName: other.name })}
            />
          ))}
        </ul>
      )}
      {blocking && (
        // The menu that asked goes with whoever was blocked.
        <BlockDialog open person={blocking} onClose={close} onBlocked={() => closeToTitle(close)} />
      )}
    </Section>
  );
}

interface PersonProps extends Omit<PeopleProps, 'others' | 'onGo'> {
  readonly other: Here;
  readonly onGo: () => void;
  readonly onBlock: () => void;
}

function Person({ room, me, other, onGo, guide, onBlock }: PersonProps) {
  const { id, name, visitor } = other;
  const seat = sceneOf(room.scene).seats.find((one) => one.id === other.seat);
  const where = whereIs(me, me.facing, other);
  const subject = { id, displayName: name };
  return (
    <li className="vr-person">
      <Avatar name={name} src={visitor.person.avatar} size="s" />
      <div>
        <h3>{name}</h3>
        <p className="row">
          {visitor.isHost && <Chip tone="gold">Host</Chip>}
          {visitor.handRaised && <Chip icon={Hand}>Hand raised</Chip>}
          {other.talks ? <Chip icon={AudioLines}>Talking</Chip> : visitor.inVoice && <Chip icon={Mic}>In voice</Chip>}
          {visitor.isQuiet && <Chip icon={VolumeX}>Reads only</Chip>}
          {visitor.bubble > 0 && <Chip>Wants room</Chip>}
        </p>
        <p>
          {where.charAt(0).toUpperCase() + where.slice(1)}.{seat && ` Seat: ${seat.name}.`}
        </p>
        {visitor.looks && <p className="soft">{visitor.looks}</p>}
        <div className="row" data-scan={name}>
          <Button variant="quiet" onClick={onGo} description="someone in a room">
            Go to {name}
          </Button>
          {guide.leader?.id !== id && guide.asked?.id !== id && (
            <Button
              variant="quiet"
              icon={Footprints}
              onClick={() => {
                // It goes once they are asked.
                guide.ask({ id, name });
                focusHeading();
              }}
            >
              Guide me<span className="vh">, {name}</span>
            </Button>
          )}
          <Menu
            variant="quiet"
            icon={Ellipsis}
            label={
              <>
                More<span className="vh"> for {name}</span>
              </>
            }
            name={`More for ${name}`}
            items={[
              { label: 'Open their profile', icon: UserRound, href: `/profile/${id}` },
              { label: `Mute ${name}`, icon: VolumeX, onSelect: () => openMute({ member: subject }) },
              { label: `Block ${name}`, icon: ShieldBan, danger: true, onSelect: onBlock },
              {
                label: `Report ${name}`,
                icon: Flag,
                danger: true,
                onSelect: () =>
                  openReport({
                    contentType: 'member',
                    contentId: id,
                    reportedUserId: id,
                    reportedName: name,
                    subject: name,
                  }),
              },
            ]}
          />
        </div>
      </div>
    </li>
  );
}
