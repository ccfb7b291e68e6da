import { ScanLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { canSpeak } from '#platform/web/speech/speaker.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { type Kept, speeds } from './kept.ts';

const labelOf = (ms: number) => (ms === 1000 ? '1 second' : `${ms / 1000} seconds`);

/** How the board speaks, looks and is reached, kept on this device. */
export function BoardOptions({
  kept,
  keep,
  scanning,
  onScan,
}: {
  readonly kept: Kept;
  readonly keep: (change: () => Partial<Kept>) => void;
  readonly scanning: boolean;
  readonly onScan: () => void;
}) {
  const start = useRef<HTMLButtonElement>(null);
  const was = useRef(scanning);
  useEffect(() => {
    if (was.current && !scanning) start.current?.focus();
    was.current = scanning;
  }, [scanning]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: each of these works at once, on its own
    <div role="group" aria-label="How the board works" className="sym-options">
      {canSpeak() && (
        <Checkbox
          label="Say each word as I press it"
          checked={kept.sayEach}
          onChange={({ currentTarget }) => keep(() => ({ sayEach: currentTarget.checked }))}
        />
      )}
      <Checkbox
        label="Bigger pictures"
        checked={kept.bigger}
        onChange={({ currentTarget }) => keep(() => ({ bigger: currentTarget.checked }))}
      />
      <Checkbox
        label="One-switch scanning"
        checked={kept.scanning}
        onChange={({ currentTarget }) => keep(() => ({ scanning: currentTarget.checked }))}
      />
      {kept.scanning && (
        <div className="sym-scan">
          <p className="soft small">
            A frame goes from row to row. Press any key, or anywhere, to choose a row, and then a word in it.
          </p>
          <Select
            label="Stay on each for"
            value={String(kept.every)}
            options={speeds.map((ms) => ({ value: String(ms), label: labelOf(ms) }))}
            onChange={({ currentTarget }) => keep(() => ({ every: Number(currentTarget.value) }))}
          />
          <Button ref={start} icon={ScanLine} onClick={onScan}>
            Start scanning
          </Button>
        </div>
      )}
    </div>
  );
}
