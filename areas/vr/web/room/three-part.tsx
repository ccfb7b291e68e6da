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
  readonly onGo: (point: Point) => void;
  readonly onStep: (degrees: number) => void;
  readonly onTurn: (by: number) => void;
}

/** The room as if one stood in it. Nothing happens here that the words beside it don’t have. */
export function ThreePart({ scene, meId, hereAt, words, calm, onGo, onStep, onTurn }: ThreePartProps) {
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
          key={`${scene.id} ${quality} ${colours}`}
          make={loaded.makeStage}
          scene={scene}
          meId={meId}
          hereAt={hereAt}
          words={words}
          quality={quality}
          vignette={vignette}
          onGo={onGo}
          onStep={onStep}
          onTurn={onTurn}
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

function Drawn({ make, scene, meId, hereAt, words, quality, vignette, onGo, onStep, onTurn }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(undefined);
  const [cannot, setCannot] = useState(false);
  const [moving, setMoving] = useState(false);
  const latest = useEffectEvent((now: number) => hereAt(now));
  useEffect(() => {
    if (!canvas.current) return;
    try {
      stage.current = make({
        canvas: canvas.current,
        plan: scene,
        meId,
        quality,
        hereAt: (now) => latest(now),
        onMoving: setMoving,
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
    if (act.step === undefined) onTurn(act.turn);
    else onStep(act.step);
  };
  if (cannot) {
    return (
      <Notice tone="warn" title="This device can’t show 3D">
        The flat map and the words show the same room.
      </Notice>
    );
  }
  return (
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
            if (point) onGo(point);
          }}
        />
      </div>
    </div>
  );
}
