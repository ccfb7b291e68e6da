import { counted } from '#platform/contract/counted.ts';
import { moneyText } from '#platform/contract/money.ts';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { PromoOffer } from '../contract.ts';
import { dayWords } from '../pure/days.ts';
import { useCheckPromo } from './data.ts';

/** 10% off your first payment. It can be used until 31 December 2026. */
function offerText({ percent, amountOff, periods, lastDay }: PromoOffer): string {
  const off = percent === null ? (amountOff ? moneyText(amountOff) : '') : `${percent}%`;
  const count = periods === 1 ? 'payment' : counted(periods, 'payment');
  return `${off} off your first ${count}.${lastDay ? ` It can be used until ${dayWords(lastDay)}.` : ''}`;
}

interface Props {
  readonly promo: PromoOffer | undefined;
  readonly onChange: (promo: PromoOffer | undefined) => void;
}

/** PRICING-05: a code that can’t be used changes no price, and says so at its field. */
export function PromoForm({ promo, onChange }: Props) {
  const check = useCheckPromo();
  const form = useForm({
    initial: { promoCode: '' },
    validate: ({ promoCode }) => ({ promoCode: promoCode.trim() ? undefined : 'Write a promo code.' }),
    submit: async (values) => {
      try {
        const offer = await check.mutateAsync(values);
        onChange(offer);
        announce(`${offer.code} works. ${offerText(offer)}`);
      } catch (error) {
        onChange(undefined);
        throw error;
      }
    },
  });
  return (
    <Section title="Do you have a code?" region={false}>
      <form className="billing-promo" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField
          label="Promo code"
          autoComplete="off"
          autoCapitalize="characters"
          after={
            <Button type="submit" description="Apply the promo code" pending={form.submitting} pendingText="Checking…">
              Apply
            </Button>
          }
          {...form.field('promoCode')}
        />
      </form>
      {promo && (
        <div className="row">
          <p>
            <b>{promo.code} works.</b> {offerText(promo)}
          </p>
          <Button
            variant="quiet"
            onClick={() => {
              onChange(undefined);
              announce('Promo code removed.');
            }}
          >
            Remove the code
          </Button>
        </div>
      )}
    </Section>
  );
}
