/** Words that lists of guessed passwords begin with; digits and signs around them do not help. */
const words = `
aaron abc abcd abcde abcdef access account admin administrator adelaide alex alexander amanda america andrea andrew angel
angels anthony apple april ashley asdf asdfasdf asdfgh asdfghjk asdfghjkl aussie australia bailey banana baseball
basketball batman beach beautiful bigdog biteme blessed bondi boomer brandon brisbane broncos brown buster butterfly
calvin camera canberra carlton carmen carnival casper changeme charlie cheese chelsea chester chicken chocolate chris
christian christmas claire collingwood coffee computer cookie cool corvette cowboy cricket crystal dallas daniel danielle
darwin david default demo diamond doctor dolphin donald dragon eagle eagles easter eight elephant elizabeth eminem emily
england essendon everton fabian facebook falcon family ferrari first fishing flower footy football forever freedom friend
friends fuckyou galaxy garfield geelong george gfhjkm ginger god golden google grandma guest guitar hallo hannah happy
harley harry hawthorn heather hello helpme hockey holiday hunter iloveyou iloveu internet isabella jackson jaguar james
jasmine jason jennifer jessica jesus jordan joseph joshua julian junior justin kangaroo killer king kitten koala kookaburra
ladybug lauren letmein liberty lionking liverpool login london lovely loveme lucky maggie manchester marina marine martin
master matrix matthew maverick melbourne member mercedes merlin michael michelle mickey midnight minecraft mobile monday
money monkey monster morgan mother muffin mustang mypassword naruto natasha ncc ndis newpass newpassword nicholas nicole
ninja nintendo nothing november october oliver orange parker pass passw passwd password passwort patrick peaches peanut
penguin people pepper perth phoenix player please pokemon poohbear porsche princess private prince purple qazwsx qazwsxedc
qwer qwert qwerty qwertyu qwertyui qwertyuiop qweasd qweasdzxc qweqwe rabbit rachel rainbow raiders ranger rebecca
rangers richmond robert rockyou rosebud rugby samantha samsung sarah saturday school scooter secret september server
seven shadow shannon silver simple single slipknot snoopy soccer sophie spiderman spring starwars stella steven summer
sunday sunflower sunshine superman support surfing sweetheart swans sydney system taylor teacher temp tennis test tester
testing thomas tigers tigger tinkerbell trustno unknown user vanessa vegemite victoria wallaby wallabies welcome whatever
william william windows winner winter wombat wonder work yellow yourpassword zaq zaqwsx zxcv zxcvb zxcvbn zxcvbnm
doorways disability accessibility wheelchair community
`;

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

const known = new Set(words.split(/\s+/).filter(Boolean));

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

/** Whether a password is among the first that anybody would guess. Works offline; nothing is asked of anybody. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  if (isRepeated(text) || isRuns(text) || isDate(text)) return true;
  const bare = text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const plain = [...text].map((sign) => letters[sign] ?? sign).join('');
  const bareOfPlain = plain.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  // Whatever stands around the word must be short: a long tail makes it a password of its own.
  return [bare, plain, bareOfPlain, bareOfPlain.replace(/i+$/, '')].some(
    (word) => known.has(word) && text.length - word.length <= 6,
  );
}
