import { counted } from '#platform/contract/counted.ts';
import { moneyText } from '#platform/contract/money.ts';
import type { Bookable, BookingPreview } from '../contract.ts';
import { type BookingFormat, formatWords } from '../pure/formats.ts';
import type { Chosen } from './choose-time.tsx';
import { ownWhen } from './when.ts';
import { offeredBy } from './words.ts';

interface AskedSentenceProps {
  readonly bookable: Bookable;
  readonly chosen: Chosen;
  readonly format: string;
  readonly preview: BookingPreview | undefined;
}

/** The whole request in a sentence, just before it is sent. */
export function AskedSentence({ bookable, chosen, format, preview }: AskedSentenceProps) {
  const often = preview && preview.times.length > 1 ? `${counted(preview.times.length, 'time')}, first on ` : 'on ';
  const how = format ? `, ${formatWords[format as BookingFormat].toLowerCase()}` : '';
  const total = preview?.total ? `, for ${moneyText(preview.total)}` : '';
  return (
    <p className="lead booking-sentence">
      You ask <strong>{offeredBy(bookable)}</strong> for <strong>{bookable.title}</strong> {often}
      <strong>{ownWhen(chosen)}</strong>
      {how}
      {total}.
    </p>
  );
}
