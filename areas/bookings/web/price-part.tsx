import { counted } from '#platform/contract/counted.ts';
import { moneyText } from '#platform/contract/money.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { Bookable } from '../contract.ts';
import type { Preview } from './data.ts';
import { noRule, reckoningText, unitText } from './price-words.ts';

interface PricePartProps {
  readonly bookable: Bookable;
  /** Undefined until a time is chosen. */
  readonly preview: Preview | undefined;
}

/** What is agreed with the request besides its time: the price as the server reckons it, and the rule for cancelling. */
export function PricePart({ bookable: { price, cancellation }, preview }: PricePartProps) {
  if (!price) return null;
  return (
    <aside className="booking-aside stick" aria-label="Price and rules of this request">
      <Section title="What it would cost" side>
        {price.unit.minor === 0 ? (
          <p>It’s free.</p>
        ) : (
          <>
            {preview ? <Sum preview={preview} /> : <p>{unitText(price)}. Choose a time to see the sum.</p>}
            <p className="soft small">No money goes through Doorways. You settle it between you.</p>
          </>
        )}
      </Section>
      <Section title="If you need to cancel" side>
        <p className="booking-text">{cancellation || `${noRule} Ask before you send this.`}</p>
        <p className="soft small">It’s part of your request, and stays as it stands now.</p>
      </Section>
    </aside>
  );
}

function Sum({ preview: { data, error, refreshing, retry } }: { readonly preview: Preview }) {
  if (error) {
    return (
      <ErrorState level={3} title="Couldn’t work out the price" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (!data?.price) return <p className="soft">Working out the price…</p>;
  const { price, total, times } = data;
  const had = times.filter(({ whyNot }) => !whyNot).length;
  return (
    <dl className="booking-bill">
      <div>
        <dt>{reckoningText(price)}</dt>
        <dd className="num">{price.sum ? moneyText(price.sum) : 'Known afterwards'}</dd>
      </div>
      {times.length > 1 && (
        <div>
          <dt>How often</dt>
          <dd className="num">{counted(had, 'time')}</dd>
        </div>
      )}
      <div className="booking-total">
        <dt>Total</dt>
        <dd className="num">{total ? moneyText(total) : 'Known afterwards'}</dd>
      </div>
    </dl>
  );
}
