import { Check, MapPin } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import type { TextFinding } from '../../contract.ts';

interface FindingItemProps {
  readonly finding: TextFinding;
  readonly number: number;
  /** The text is the one in which it was found. */
  readonly current: boolean;
  readonly onShow: () => void;
  readonly onApply: () => void;
  readonly onLeave: () => void;
}

/** Where it is, why it matters, and what to do about it. */
export function FindingItem({ finding, number, current, onShow, onApply, onLeave }: FindingItemProps) {
  const { title, line, quote, reason, suggestion, edits, to } = finding;
  const which = <span className="vh"> (suggestion {number})</span>;
  return (
    <li className="analyzer-finding">
      <h3 data-finding="" tabIndex={-1}>
        {`${number}. ${title}`}
      </h3>
      <p className="hint">{to > 0 ? `Line ${line}` : 'The whole text'}</p>
      {quote && <p className="analyzer-quote">{`“${quote}”`}</p>}
      <p>{reason}</p>
      <p className="analyzer-try">{suggestion}</p>
      <div className="row">
        {edits && current && (
          <Button icon={Check} description="Makes this change in your text. You can undo it." onClick={onApply}>
            Apply{which}
          </Button>
        )}
        {current && to > 0 && (
          <Button variant="quiet" icon={MapPin} onClick={onShow}>
            Show in the text{which}
          </Button>
        )}
        <Button
          variant="quiet"
          description="Takes this suggestion off the list. Your text does not change."
          onClick={onLeave}
        >
          Leave it{which}
        </Button>
      </div>
    </li>
  );
}
