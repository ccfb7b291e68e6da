import { Glasses, Monitor } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';

/** Whether a headset can be used here, now. */
function useHeadset(): boolean {
  const [is, setIs] = useState(false);
  useEffect(() => {
    const { xr } = navigator;
    if (!xr) return;
    let isOver = false;
    const look = () =>
      void xr.isSessionSupported('immersive-vr').then(
        (can) => !isOver && setIs(can),
        () => !isOver && setIs(false),
      );
    look();
    xr.addEventListener('devicechange', look);
    return () => {
      isOver = true;
      xr.removeEventListener('devicechange', look);
    };
  }, []);
  return is;
}

function problemOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return 'Your browser didn’t let Doorways use the headset. Allow virtual reality for this site, then try again.';
  return 'Check that the headset is on and connected, and that nothing else is using it. Then try again.';
}

interface HeadsetPartProps {
  readonly worn: boolean;
  readonly rests: boolean;
  /** Throws what the browser says against it. */
  readonly onPutOn: () => Promise<void>;
  readonly onTakeOff: () => void;
}

/** Into the same room with a headset, where there is one. The page stays as it is, and so does one’s place. */
export function HeadsetPart({ worn, rests, onPutOn, onTakeOff }: HeadsetPartProps) {
  const can = useHeadset();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const wasWorn = useRef(false);
  useEffect(() => {
    if (wasWorn.current !== worn)
      announce(worn ? 'You’re in the room with your headset.' : 'You left the headset view. You’re still in the room.');
    wasWorn.current = worn;
  }, [worn]);
  if (!can && !worn) return null;
  const putOn = async () => {
    setOpening(true);
    setProblem(undefined);
    try {
      await onPutOn();
    } catch (error) {
      setProblem(problemOf(error));
    }
    setOpening(false);
  };
  return (
    <div className="stack" data-scan="">
      <div>
        {/* One button, so that the focus stays where it was. */}
        <Button
          icon={worn ? Monitor : Glasses}
          pending={opening}
          pendingText="Opening the headset view…"
          onClick={worn ? onTakeOff : () => void putOn()}
        >
          {worn ? 'Leave the headset view' : 'Enter with a headset'}
        </Button>
      </div>
      <p className="soft">
        {rests
          ? 'Rest your look on a sign to go there, or look down at the sign by your feet to leave.'
          : 'Point at the ground and pull the trigger to go there. Push a stick to the side to turn, or ahead to take a step. The sign by your feet leads out.'}
      </p>
      {problem && (
        <div role="alert">
          <Notice tone="warn" title="Couldn’t open the headset view">
            {problem} The page shows the same room.
          </Notice>
        </div>
      )}
    </div>
  );
}
