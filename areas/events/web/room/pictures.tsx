import { useRef, useState } from 'react';
import type { PictureChoice } from '#platform/contract/call-limits.ts';
import type { MeshView } from '#platform/web/call/mesh.ts';
import { Picture } from '#platform/web/call/picture.tsx';
import type { InVoice } from '#platform/web/call/use-mesh.ts';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { EventRoom, EventRoomPerson } from '../../contract.ts';
import { type OnStage, stageOf } from '../../pure/stage.ts';
import { useFollow, usePin, usePinSide, usePinSize } from './choices.ts';

interface PicturesProps {
  readonly room: EventRoom;
  readonly memberId: number;
  readonly inVoice: ReadonlyMap<number, InVoice>;
  readonly view: MeshView;
  readonly takes: PictureChoice;
  readonly silent: ReadonlySet<number>;
}

/** Somebody in the call, as they can be shown now. */
interface Shown extends OnStage {
  readonly one: EventRoomPerson;
  readonly stream: MediaStream | undefined;
}

function shownOf({ room, memberId, inVoice, view, takes, silent }: PicturesProps): Shown[] {
  return room.people
    .filter((one) => one.inCall && one.person.id !== memberId)
    .map((one) => {
      const { id } = one.person;
      const { talks = false, camera = false } = inVoice.get(id) ?? {};
      const isTaken =
        takes === 'all' || (takes === 'signed' && (one.role === 'interpreter' || one.signsSince !== null));
      const reached = view.people.find(({ userId, connection }) => userId === id && connection === 'connected');
      const stream = isTaken && camera && !silent.has(id) ? reached?.remote : undefined;
      const { isOrganizer, role, signsSince } = one;
      return { one, stream, id, isOrganizer, role, signsSince, talks, hasPicture: stream !== undefined };
    });
}

/** The one who signs or speaks, the interpreter beside them, and everyone else small. */
export function Pictures(props: PicturesProps) {
  const [pin, setPin] = usePin();
  const [size, setSize] = usePinSize();
  const [side, setSide] = usePinSide();
  const [follow, setFollow] = useFollow();
  const [chosen, setChosen] = useState<number>();
  const before = useRef<number>(undefined);
  const shown = shownOf(props);
  const stage = stageOf(shown, {
    pins: pin !== 'off',
    follows: follow !== 'off',
    chosen,
    before: before.current,
  });
  before.current = stage.main;
  const main = shown.find(({ id }) => id === stage.main);
  const interpreter = shown.find(({ id }) => id === stage.interpreter);
  const rest = shown.filter(({ id, hasPicture }) => hasPicture && id !== stage.main && id !== stage.interpreter);
  const interpreters = shown.filter(({ role }) => role === 'interpreter');
  return (
    <>
      {shown.length === 0 && <p>No one else takes part by voice or picture now.</p>}
      <div className={`event-stage pin-${size ?? 'medium'} pin-${side ?? 'right'}`}>
        {main && (
          <section aria-label="Signing or speaking" className="event-main">
            <Tile shown={main} />
          </section>
        )}
        {interpreter && (
          <section aria-label="Pinned interpreter" className="event-pinned">
            <Tile shown={interpreter} />
          </section>
        )}
      </div>
      {rest.length > 0 && (
        <section aria-label="Other pictures" className="event-others">
          {rest.map((one) => (
            <Tile key={one.id} shown={one} />
          ))}
        </section>
      )}
      <Disclosure summary="How pictures are shown">
        <Switch
          label="Follow who signs"
          hint="Someone who says that they’re signing is shown like someone who speaks."
          checked={follow !== 'off'}
          onChange={(on) => setFollow(on ? 'on' : 'off')}
        />
        <Switch
          label="Pin the interpreter"
          hint="The interpreter stays beside the person who speaks."
          checked={pin !== 'off'}
          onChange={(on) => setPin(on ? 'on' : 'off')}
        />
        {interpreters.length > 1 && (
          <Select
            label="Which interpreter"
            value={String(stage.interpreter ?? '')}
            options={interpreters.map(({ one }) => ({ value: String(one.person.id), label: one.person.displayName }))}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          />
        )}
        <RadioGroup
          legend="Size of the interpreter"
          look="list"
          options={[
            { value: 'small', label: 'Small' },
            { value: 'medium', label: 'Medium' },
            { value: 'large', label: 'As large as the speaker' },
          ]}
          value={size ?? 'medium'}
          onChange={setSize}
        />
        <RadioGroup
          legend="Side of the interpreter"
          look="list"
          options={[
            { value: 'left', label: 'Left' },
            { value: 'right', label: 'Right' },
          ]}
          value={side ?? 'right'}
          onChange={setSide}
        />
      </Disclosure>
    </>
  );
}

/** A name, what they do now, and their picture if there is one. */
function Tile({ shown: { one, stream, signsSince, talks, role } }: { readonly shown: Shown }) {
  const does = [role === 'interpreter' && 'interpreter', signsSince && 'signing', talks && 'talking'].filter(Boolean);
  const label = [one.person.displayName, ...does].join(', ');
  return (
    <div className={signsSince || talks ? 'event-tile is-active' : 'event-tile'}>
      {stream ? <Picture stream={stream} label={label} /> : <p className="event-no-picture">{label}. No picture.</p>}
    </div>
  );
}
