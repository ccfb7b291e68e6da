import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { heldButtons, newPresses, stickMoved } from '../../pure/devices/gamepad.ts';
import { controllerOutcome } from '../../pure/devices/outcomes.ts';
import type { Press } from '../../pure/devices/presses.ts';
import { type StageProps, Trial } from './trial.tsx';

export const ControllerTest = () => (
  <Trial
    title="Game controller or switch box"
    name="controller test"
    intro="Some switch boxes, joysticks and sip-and-puff devices appear as a game controller. Press each of its buttons, then stop the test."
    unavailable={
      'getGamepads' in navigator
        ? undefined
        : 'This browser does not tell pages about game controllers. Try the keyboard test.'
    }
    stage={(props) => <Stage {...props} />}
  />
);

function Stage({ report }: StageProps) {
  const presses = useRef<Press[]>([]);
  const stick = useRef(false);
  const [seen, setSeen] = useState({ controllers: 0, last: '', presses: 0 });
  useEffect(() => {
    report.current = () => controllerOutcome(presses.current, stick.current);
  });
  // Controllers tell nothing by themselves: they are looked at with each picture, and only while this is drawn.
  useEffect(() => {
    let held: readonly string[] = [];
    let frame = 0;
    const look = () => {
      const controllers = navigator.getGamepads();
      const now = heldButtons(controllers);
      for (const what of newPresses(held, now)) presses.current.push({ what, at: performance.now() });
      held = now;
      stick.current ||= stickMoved(controllers);
      const next = {
        controllers: controllers.filter(Boolean).length,
        last: presses.current.at(-1)?.what ?? '',
        presses: presses.current.length,
      };
      setSeen((old) => (old.controllers === next.controllers && old.presses === next.presses ? old : next));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <p>
        {seen.controllers === 0
          ? 'No controller is seen yet. Press any button on it.'
          : `${counted(seen.controllers, 'controller')} seen.`}
      </p>
      {seen.last && (
        <p>
          {seen.last}. {counted(seen.presses, 'press', 'presses')} so far.
        </p>
      )}
    </>
  );
}
