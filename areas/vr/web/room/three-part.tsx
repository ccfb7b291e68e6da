import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { part, usePart } from '#platform/web/later.tsx';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { cx } from '#platform/web/ui/cx.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { type Quality, qualities } from '../../pure/pace.ts';
import type { Point, Scene } from '../../pure/plan.ts';
import { HeadsetPart } from './headset-part.tsx';
import type { Stage } from './three/stage.ts';
import type { Here } from './use-room.ts';

/** Comes on choosing 3D, and never before. */
const code = part(() => import('./three/stage.ts'));

const qualityWords: Readonly<Record<Quality, string>> = {
  auto: 'As this device can',
  high: 'Smooth',
  low: 'Simple',
  still: 'One picture a second',
};

interface ThreePartProps {
  readonly scene: Scene;
  readonly meId: number;
  readonly hereAt: (now: number) => readonly Here[];
  /** What one would see, in words. */
  readonly words: string;
  readonly calm: boolean;
  /** Resting a look presses. */
  readonly rests: boolean;
  /** Whoever comes in stays in a chair. */
  readonly seated: boolean;
  readonly onGo: (point: Point) => void;
  readonly onStep: (degrees: number) => void;
  readonly onTurn: (by: number) => void;
  /** With a headset: to a place at once, a step of one’s own body, and where one looks. */
  readonly onJump: (point: Point) => void;
  readonly onWalk: (point: Point) => void;
  readonly onFace: (facing: number) => void;
}

/** The room as if one stood in it. Nothing happens here that the words beside it don’t have. */
export function ThreePart({ calm, ...room }: ThreePartProps) {
  const { loaded, failed, retry } = usePart(code);
  const [quality, setQuality] = useState<Quality>(calm ? 'still' : 'auto');
  const [vignette, setVignette] = useState(true);
  // It is drawn in the colours that the page had when it began.
  const colours = `${usePreference('theme')} ${usePreference('contrastLevel')}`;
  return (
    <Section
      title="3D"
      intro="Press the ground to go there, or use the arrow keys: up and down step, left and right turn."
    >
      {failed ? (
        <Notice tone="warn" title="Couldn’t load the 3D view" action={<Button onClick={retry}>Try again</Button>}>
          The words show the same room.
        </Notice>
      ) : loaded ? (
        <Drawn
          {...room}
          key={`${room.scene.id} ${quality} ${colours}`}
          make={loaded.makeStage}
          quality={quality}
          vignette={vignette}
        />
      ) : (
        <Spinner label="Loading the 3D view" />
      )}
      <div className="row">
        <Select
          label="How it is drawn"
          value={quality}
          onChange={(event) => {
            const chosen = qualities.find((one) => one === event.currentTarget.value);
            if (chosen) setQuality(chosen);
          }}
          options={qualities.map((value) => ({ value, label: qualityWords[value] }))}
        />
        <Checkbox
          label="Dark edges while moving"
          checked={vignette}
          onChange={(event) => setVignette(event.currentTarget.checked)}
        />
      </div>
    </Section>
  );
}

/** Degrees from where one looks. */
const arrows: Readonly<
  Record<string, { readonly step: number } | { readonly step?: undefined; readonly turn: number }>
> = {
  ArrowUp: { step: 0 },
  ArrowDown: { step: 180 },
  ArrowLeft: { turn: -45 },
  ArrowRight: { turn: 45 },
};

interface DrawnProps extends Omit<ThreePartProps, 'calm'> {
  readonly make: typeof import('./three/stage.ts')['makeStage'];
  readonly quality: Quality;
  readonly vignette: boolean;
}

function Drawn({ make, scene, meId, words, quality, vignette, rests, ...room }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(undefined);
  const [cannot, setCannot] = useState(false);
  const [moving, setMoving] = useState(false);
  const [worn, setWorn] = useState(false);
  const latest = useEffectEvent(() => ({ ...room, comfort: { vignette, rests, seated: room.seated } }));
  useEffect(() => {
    if (!canvas.current) return;
    try {
      stage.current = make({
        canvas: canvas.current,
        plan: scene,
        meId,
        quality,
        hereAt: (now) => latest().hereAt(now),
        onMoving: setMoving,
        comfort: () => latest().comfort,
        headset: {
          onJump: (point) => latest().onJump(point),
          onWalk: (point) => latest().onWalk(point),
          onFace: (facing) => latest().onFace(facing),
          onEnd: () => setWorn(false),
        },
      });
    } catch {
      setCannot(true);
      return;
    }
    return () => {
      stage.current?.end();
      stage.current = undefined;
    };
  }, [make, scene, meId, quality]);
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const act = arrows[event.key];
    if (!act) return;
    event.preventDefault();
    if (act.step === undefined) room.onTurn(act.turn);
    else room.onStep(act.step);
  };
  if (cannot) {
    return (
      <Notice tone="warn" title="This device can’t show 3D">
        The flat map and the words show the same room.
      </Notice>
    );
  }
  return (
    <div className="stack">
      <div
        className={cx('vr-3d ring-in-self', vignette && moving && 'vr-3d-moving')}
        role="application"
        aria-label={`Room in 3D. ${words}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        onKeyDown={key}
      >
        <div aria-hidden="true">
          <canvas
            ref={canvas}
            onClick={(event) => {
              const point = stage.current?.pointAt(event.clientX, event.clientY);
              if (point) room.onGo(point);
            }}
          />
        </div>
      </div>
      <HeadsetPart
        worn={worn}
        rests={rests}
        onPutOn={async () => {
          await stage.current?.putOn();
          setWorn(true);
        }}
        onTakeOff={() => stage.current?.takeOff()}
      />
    </div>
  );
}
