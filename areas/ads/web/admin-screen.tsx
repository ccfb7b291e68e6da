import { moneyText, parseMoney } from '#platform/contract/money.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { Charges } from './charges.tsx';
import { type AdPriceList, readAdPrices, useAdPrices, useSaveAdPrices } from './data.ts';
import './ads.css';

/** For administrators: what ads cost, and what is given back. */
export function Screen() {
  const { data, error, loading, refreshing, retry } = useAdPrices();
  return (
    <>
      <PageTitle
        title="Ad prices and refunds"
        lead="One price list for everyone, and charges that can be given back."
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      <div className="stack ads-parts">
        <Section title="Prices" intro="GST included. What was handed out before is charged as it was said then.">
          {loading && <Skeleton count={1} look="row" label="Loading the prices" />}
          {error && (
            <ErrorState level={3} title="Couldn’t load the prices" onRetry={retry} retrying={refreshing}>
              {textForPeople(error)}
            </ErrorState>
          )}
          {data && <Prices prices={data} />}
        </Section>
        <Section title="Charges" intro="Days of campaigns that cost something, the last day first.">
          <Charges />
        </Section>
      </div>
    </>
  );
}

const amountOf = (minor: number) => (minor / 100).toFixed(2);
const valuesOf = ({ view, click }: AdPriceList) => ({ view: amountOf(view), click: amountOf(click) });

function Prices({ prices }: { readonly prices: AdPriceList }) {
  const { currency } = prices;
  const save = useSaveAdPrices();
  const wrong = (text: string) =>
    parseMoney(text, currency) ? undefined : 'Write an amount with at most two decimals, such as 0.55.';
  const form = useForm({
    initial: valuesOf(prices),
    version: prices.version,
    validate: (values) => ({ view: wrong(values.view), click: wrong(values.click) }),
    submit: async (values, { version }) => {
      const [forView, forClick] = [parseMoney(values.view, currency), parseMoney(values.click, currency)];
      if (!forView || !forClick) return undefined;
      const saved = await save.mutateAsync({ view: forView.minor, click: forClick.minor, version });
      toast({
        title: 'Prices saved',
        description: `${moneyText(forView)} for a view, ${moneyText(forClick)} for a press.`,
      });
      return saved;
    },
    readCurrent: async () => {
      const now = await readAdPrices();
      return { ...valuesOf(now), version: now.version };
    },
  });
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        label={`One view of an awareness campaign, ${currency}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        {...form.field('view')}
      />
      <TextField
        label={`One press of any other campaign, ${currency}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        {...form.field('click')}
      />
      <div className="row">
        <Button variant="primary" type="submit" pending={form.submitting} pendingText="Saving…">
          Save the prices
        </Button>
      </div>
    </form>
  );
}
