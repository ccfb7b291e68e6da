import { Hand } from 'lucide-react';
import { useState } from 'react';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { VrRoom, VrVisitor } from '../../contract.ts';
import { type Bubble, bubbles, type Gesture, gestures } from '../../pure/options.ts';
import type { Scene } from '../../pure/plan.ts';
import { bubbleWords, gestureWords } from '../words.ts';

interface OwnPartProps {
  readonly scene: Scene;
  readonly room: VrRoom;
  readonly own: VrVisitor;
  readonly seat: string | null;
  readonly pending: boolean;
  readonly onSeat: (seat: string | null) => void;
  readonly onState: (change: { readonly handRaised?: boolean; readonly bubble?: Bubble }) => void;
  readonly onGesture: (gesture: Gesture) => void;
}

/** What one does oneself: hand, seat, gestures, quiet bubble. */
export function OwnPart({ scene, room, own, seat, pending, onSeat, onState, onGesture }: OwnPartProps) {
  const free = scene.seats.filter(({ id }) => !room.takenSeats.includes(id));
  const [chosen, setChosen] = useState('');
  const wanted = free.find(({ id }) => id === chosen) ?? free[0];
  return (
    <>
      <Section title="Hand and seat">
        <div className="row" data-scan="">
          <Button icon={Hand} pressed={own.handRaised} onClick={() => onState({ handRaised: !own.handRaised })}>
            {own.handRaised ? 'Lower your hand' : 'Raise your hand'}
          </Button>
          {seat !== null && (
            <Button
              pending={pending}
              onClick={() => {
                // It goes once one stands.
                focusHeading();
                onSeat(null);
              }}
            >
              Stand up
            </Button>
          )}
        </div>
        {wanted ? (
          <div className="row" data-scan="">
            <Select
              label="Free seats"
              value={wanted.id}
              onChange={(event) => setChosen(event.currentTarget.value)}
              options={free.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Button pending={pending} onClick={() => onSeat(wanted.id)}>
              Sit down
            </Button>
          </div>
        ) : (
          <p>All seats are taken.</p>
        )}
        <fieldset className="vr-gestures" data-scan="Gestures">
          <legend>Gestures</legend>
          {gestures.map((gesture) => (
            <Button key={gesture} onClick={() => onGesture(gesture)} description="a gesture">
              {gestureWords[gesture].label}
            </Button>
          ))}
        </fieldset>
      </Section>
      <Section title="Quiet bubble" intro="No one can come nearer than this. Others see only that you want room.">
        <div data-scan="Quiet bubble">
          <RadioGroup
            legend="How near others can come"
            options={bubbles.map((value) => ({ value: String(value), label: bubbleWords[value] }))}
            value={String(own.bubble)}
            onChange={(value) => {
              const bubble = bubbles.find((one) => String(one) === value);
              if (bubble !== undefined) onState({ bubble });
            }}
          />
        </div>
      </Section>
    </>
  );
}
