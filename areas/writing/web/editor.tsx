import { useEffect, useState } from 'react';
import { part, usePart } from '#platform/web/later.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextBox } from '#platform/web/ui/text-box.tsx';
import { fromPlainText } from '../pure/from-plain-text.ts';
import { isPlain, plainText } from '../pure/walk.ts';
import { DocumentView } from './document-view.tsx';
import { EditorFrame } from './editor/frame.tsx';
import { leaveEditor } from './open-editors.ts';
import type { EditorProps } from './types.ts';
import './writing.css';

const code = part(async () => {
  const { loadEngine, Surface } = await import('./editor/surface.tsx');
  const { createEngine } = await loadEngine();
  return { createEngine, Surface };
});

/**
 * Where a text with structure is written. A plain field stands in until the tools have come, and what was typed there
 * stays. A text that already has structure can be read meanwhile.
 */
export function Editor(props: EditorProps) {
  const { loaded, failed, retry } = usePart(code);
  // Whoever is in the middle of a character of Chinese or Korean keeps the field until it is done.
  const [composing, setComposing] = useState(false);
  useEffect(() => () => leaveEditor(props.id), [props.id]);
  return loaded && !composing ? (
    <loaded.Surface {...props} createEngine={loaded.createEngine} />
  ) : (
    <FirstEditor {...props} failed={failed} onRetry={retry} onComposing={setComposing} />
  );
}

interface FirstProps extends EditorProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onComposing: (on: boolean) => void;
}

function FirstEditor({
  id,
  label,
  hint,
  error,
  describedBy,
  value,
  onChange,
  failed,
  onRetry,
  onComposing,
}: FirstProps) {
  const [own, setOwn] = useState({ raw: plainText(value), value });
  if (own.value !== value) setOwn({ raw: plainText(value), value });
  const plain = isPlain(value);
  const describing = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', describedBy ?? '']
    .filter(Boolean)
    .join(' ');
  return (
    <EditorFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      foot={
        failed ? (
          <>
            <span>Couldn’t load the writing tools. {plain && 'You can write without them.'}</span>
            <Button variant="quiet" onClick={onRetry}>
              Load the tools again
            </Button>
          </>
        ) : (
          <span>The tools for writing are loading.</span>
        )
      }
    >
      {plain ? (
        <TextBox
          what={label}
          id={id}
          rows={8}
          className="writing-text writing-first ring-in-self"
          aria-labelledby={`${id}-label`}
          aria-describedby={describing || undefined}
          aria-invalid={error ? true : undefined}
          value={own.raw}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
          onChange={(event) => {
            const raw = event.currentTarget.value;
            const document = fromPlainText(raw);
            setOwn({ raw, value: document });
            onChange(document);
          }}
        />
      ) : (
        <div className="writing-text">
          <DocumentView document={value} />
        </div>
      )}
    </EditorFrame>
  );
}
