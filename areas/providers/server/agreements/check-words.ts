import { problem } from '#platform/server/problem.ts';
import type { AgreementWords } from '../../contract.ts';
import { itemForm } from '../../pure/price-limits.ts';

/** An item is one that could be on record, or none; item numbers have capital letters. */
export function checkWords(words: AgreementWords): AgreementWords {
  const supports = words.supports.map((one) => ({ ...one, supportItem: one.supportItem.toUpperCase() }));
  const errors = supports.flatMap(({ supportItem }, at) =>
    supportItem === '' || itemForm.test(supportItem)
      ? []
      : [
          {
            field: `supports.${at}.supportItem`,
            rule: 'form',
            message: 'A support item number looks like 01_011_0107_1_1. Leave it empty if you don’t know it.',
          },
        ],
  );
  if (errors.length > 0) throw problem.invalid(errors);
  if (words.startsOn && words.endsOn && words.endsOn < words.startsOn) {
    throw problem.invalid([{ field: 'endsOn', rule: 'order', message: 'The end can’t be before the start.' }]);
  }
  return { ...words, supports };
}
