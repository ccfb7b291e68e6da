import { Eye, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldOf, recordInWords, shape } from '#platform/contract/preferences.ts';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import type { Draft } from './draft.ts';
import { FieldControl } from './field-control.tsx';
import { Sample } from './sample.tsx';

/** The sample with every value of the draft in force, saved or not. */
export function LivePreview({ draft, children }: { readonly draft: Draft; readonly children?: ReactNode }) {
  const tried = draft.changed.map((name) => `${fieldOf(name).label}: ${recordInWords(draft.record, name)}`);
  return (
    <section className="preview" aria-labelledby="live-preview">
      <div className="preview-bar">
        <h2 id="live-preview">Live Preview</h2>
        {draft.dirty ? (
          <Chip tone="gold" icon={Eye}>
            Not saved yet
          </Chip>
        ) : (
          <Chip>As saved</Chip>
        )}
      </div>
      <div className="preview-in stack">
        {children}
        <Sample record={draft.record} />
        {tried.length > 0 && <p className="small soft preview-words">You are trying: {tried.join(', ')}.</p>}
      </div>
    </section>
  );
}

const sizes = shape.fontSize.options;

/** Colours and text size at hand, for the settings page. */
export function PreviewTools({ draft }: { readonly draft: Draft }) {
  const place = sizes.indexOf(draft.record.fontSize);
  const go = (to: number) => {
    const size = sizes[to];
    if (!size) return;
    draft.set('fontSize', size);
    announce(`Text size: ${recordInWords({ ...draft.record, fontSize: size }, 'fontSize')}`);
  };
  return (
    <>
      <div className="swatches">
        <FieldControl field={{ ...fieldOf('colorScheme'), help: '' }} record={draft.record} onSet={draft.set} />
      </div>
      <fieldset className="fieldset">
        <legend className="field-label">Text size</legend>
        <div className="preview-step">
          <Button icon={Minus} aria-disabled={place === 0} onClick={() => go(place - 1)}>
            Smaller<span className="vh"> text</span>
          </Button>
          <strong>{recordInWords(draft.record, 'fontSize')}</strong>
          <Button icon={Plus} aria-disabled={place === sizes.length - 1} onClick={() => go(place + 1)}>
            Larger<span className="vh"> text</span>
          </Button>
        </div>
      </fieldset>
    </>
  );
}
