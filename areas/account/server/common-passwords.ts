/** Words that people here would choose, and that the list from everywhere does not have. */
const local = `
abc abcd abcde abcdef bondi collingwood footy god kookaburra login ncc ndis qwer rockyou swans vegemite wallabies
yourpassword zaq zxcv zxcvb doorways disability accessibility wheelchair
`;

let commonest: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords from known leaks, in lower case. Read when the first new password comes: few requests need it. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...local.split(/\s+/).filter(Boolean)]);
}

/** Signs that people put in place of letters. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** Rows of the keyboard, the alphabet and the digits, to and fro. */
const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1qaz2wsx3edc4rfv5tgb',
];
const runs = rows.flatMap((row) => [row + row, [...row].reverse().join('').repeat(2)]);

/** "aaaaaaaa", "abcabcabc", "12121212": a short piece again and again. */
const isRepeated = (text: string) => /^(.{1,4}?)\1+.?$/u.test(text);
const isRun = (text: string) => text.length >= 4 && runs.some((run) => run.includes(text));
/** Two runs on end, such as abcd1234 or qwer1234. */
const isRuns = (text: string) => {
  for (let at = 3; at <= text.length - 3; at++) if (isRun3(text.slice(0, at)) && isRun3(text.slice(at))) return true;
  return isRun(text);
};
const isRun3 = (text: string) => runs.some((run) => run.includes(text)) || isRepeated(text);
/** 22111980, 1980-11-22 and other dates. */
const isDate = (text: string) =>
  /^(\d{1,2}[-/.]?\d{1,2}[-/.]?(19|20)\d\d|(19|20)\d\d[-/.]?\d{1,2}[-/.]?\d{1,2})$/.test(text);

const around = /^[^a-z]+|(?<![^a-z])[^a-z]+$/g;

/** Whether a password is among the first that anybody would guess. Works offline; nothing is asked of anybody. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  if (isRepeated(text) || isRuns(text) || isDate(text)) return true;
  commonest ??= readCommonest();
  const known = await commonest;
  if (known.has(text)) return true;
  const bare = text.replaceAll(around, '');
  const plain = [...text].map((sign) => letters[sign] ?? sign).join('');
  const bareOfPlain = plain.replaceAll(around, '');
  // Whatever stands around the word must be short: a long tail makes it a password of its own.
  return [bare, plain, bareOfPlain, bareOfPlain.replace(/(?<!i)i+$/, '')].some(
    (word) => known.has(word) && text.length - word.length <= 6,
  );
}
