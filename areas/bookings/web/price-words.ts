import { counted } from '#platform/contract/counted.ts';
import { moneyText } from '#platform/contract/money.ts';
import { unitWords } from '#platform/contract/price-units.ts';
import type { Booking } from '../contract.ts';

type Price = NonNullable<Booking['price']>;

/** "$70.23 an hour" */
export const unitText = ({ unit, per }: Pick<Price, 'unit' | 'per'>): string => `${moneyText(unit)} ${unitWords[per]}`;

/** "3 hours at $70.23 an hour", "$45.00 each" */
export const reckoningText = (price: Price): string =>
  price.per === 'hour' && price.quantity !== null
    ? `${counted(price.quantity, 'hour')} at ${unitText(price)}`
    : unitText(price);

/** Where no rule for cancelling is on record. */
export const noRule = 'No rule for cancelling is on record.';

/** "3 hours at $70.23 an hour: $210.69" */
export const priceText = (price: Price): string =>
  price.sum === null
    ? `${unitText(price)}. The sum is only known afterwards.`
    : `${reckoningText(price)}: ${moneyText(price.sum)}`;
