/** More than a message can hold with the words of its pictures and its recording; a longer text is read up to here. */
const most = 20_000;

/** Letters of other scripts that look like ours, for who hides a word behind them. */
const lookalikes = new Map(
  Object.entries({ а: 'a', е: 'e', і: 'i', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', ѕ: 's', ո: 'n', ο: 'o', α: 'a' }),
);

const foreign = /[аеіорсухѕոοα]/g;

/** A sentence as its words: in small letters, without accents and apostrophes. A sum of money is one word, as "$150". */
export type Sentence = readonly string[];

export interface Reading {
  /** The whole text in small letters, for what is no word. */
  readonly plain: string;
  readonly sentences: readonly Sentence[];
  /** All words, one after another. */
  readonly words: Sentence;
}

/** Names of two words, and other ways to write one of them. */
const together: readonly (readonly [first: string, second: RegExp, one: string])[] = [
  ['pay', /^ids?$/, 'payid'],
  ['whats', /^apps?$/, 'whatsapp'],
  ['snap', /^chat$/, 'snapchat'],
  ['we', /^chat$/, 'wechat'],
  ['google', /^chat$/, 'hangouts'],
  ['facebook', /^messenger$/, 'messenger'],
  ['gift', /^(cards?|vouchers?)$/, 'giftcard'],
  ['play', /^cards?$/, 'giftcard'],
  ['store', /^cards?$/, 'giftcard'],
  ['apple', /^(cards?|giftcard)$/, 'giftcard'],
  ['steam', /^(cards?|vouchers?)$/, 'giftcard'],
  ['itunes', /^(cards?|vouchers?)$/, 'giftcard'],
  ['amazon', /^(cards?|vouchers?)$/, 'giftcard'],
  ['cash', /^app$/, 'cashapp'],
  ['team', /^viewer$/, 'teamviewer'],
  ['any', /^desk$/, 'anydesk'],
];

const spellings = new Map(
  Object.entries({
    payids: 'payid',
    whatsap: 'whatsapp',
    whatapp: 'whatsapp',
    watsapp: 'whatsapp',
    wattsapp: 'whatsapp',
    whatsup: 'whatsapp',
    telegrm: 'telegram',
    insta: 'instagram',
    giftcards: 'giftcard',
    pls: 'please',
    plz: 'please',
    u: 'you',
    ur: 'your',
    loaning: 'lending',
    wanna: 'want',
    acct: 'account',
    acc: 'account',
  }),
);

const units = /^(dollars?|bucks?|aud|usd|euros?|eur|pounds?|quid|grand)$/;
const numberWords =
  /^(ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one|two|three|four|five|six|seven|eight|nine|hundred|thousand|k)$/;
const isNumber = (word: string | undefined) => word !== undefined && (/^\d+k?$/.test(word) || numberWords.test(word));

/** Puts together what belongs together: names of two words, and sums. */
function joined(words: readonly string[]): string[] {
  const all: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    if (/^[$€£]$/.test(word) && isNumber(next)) {
      all.push(`$${next}`);
      at += 1;
      continue;
    }
    let end = at;
    while (end - at < 3 && isNumber(words[end])) end += 1;
    if (end > at && units.test(words[end] ?? '')) {
      all.push(`$${words.slice(at, end).join('')}`);
      at = end;
      continue;
    }
    // "three hundred" without a unit is a plain number.
    if (end - at > 1 && numberWords.test(word)) {
      all.push('999');
      at = end - 1;
      continue;
    }
    const pair = together.find(([first, second]) => first === word && second.test(next));
    all.push(pair ? pair[2] : (spellings.get(word) ?? word));
    if (pair) at += 1;
  }
  return all;
}

const folded = (text: string): string =>
  text
    .slice(0, most)
    .normalize('NFKD')
    .slice(0, 2 * most)
    .replace(/[\p{M}\p{Cf}'’‘`]/gu, '')
    .toLowerCase()
    .replace(foreign, (letter) => lookalikes.get(letter) ?? letter)
    .replace(/(?<=\d)[.,](?=\d)/g, '');

/** Takes time in proportion to the length of the text, whatever stands in it. */
export function read(text: string): Reading {
  const plain = folded(text);
  const sentences: string[][] = [[]];
  for (const word of plain.match(/[\p{L}\p{N}]+|[$€£]|[.!?;](?=\s|$)|\n/gu) ?? []) {
    if (/^[.!?;\n]$/.test(word)) sentences.push([]);
    else sentences.at(-1)?.push(word);
  }
  const all = sentences.filter((words) => words.length > 0).map((words) => joined(joined(words)));
  return { plain, sentences: all, words: all.flat() };
}
