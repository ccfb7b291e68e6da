import { Sparkle, Undo2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';

const DraftDialog = lazy(async () => ({ default: (await import('./draft-dialog.tsx')).DraftDialog }));

export interface EasyReadDrafterProps {
  /** Lines are kept on this device under it: "blog:12". */
  readonly field: string;
  /** What they are put into: "the message". */
  readonly into: string;
  /** The text they are made of, when it opens. */
  readonly source: () => string;
  /** What the field holds now. */
  readonly value: string;
  readonly onUse: (text: string) => void;
  /** Shorter words for the button, where there is little room. */
  readonly label?: string;
}

/** A button that opens the drafter, and beside it the way to undo what it put in. */
export function EasyReadDrafter({
  field,
  into,
  source,
  value,
  onUse,
  label = 'Draft in Easy Read',
}: EasyReadDrafterProps) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState<{ readonly before: string; readonly after: string }>();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} icon={Sparkle} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {used && used.after === value && (
        <Button
          variant="quiet"
          icon={Undo2}
          onClick={() => {
            onUse(used.before);
            setUsed(undefined);
            announce('Undone.');
            button.current?.focus();
          }}
        >
          Undo the Easy Read lines
        </Button>
      )}
      <Suspense fallback={null}>
        {open && (
          <DraftDialog
            field={field}
            into={into}
            source={source}
            onClose={() => setOpen(false)}
            onUse={(text) => {
              setOpen(false);
              setUsed({ before: value, after: text });
              onUse(text);
              announce(`The lines are in ${into}.`);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
