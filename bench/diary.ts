import { addDays } from '#areas/wellness/pure/days.ts';
import { keyOf, newKeyBytes, newUid, openRecord, sealRecord } from '#areas/wellness/pure/sealing.ts';
import { analyseText } from '#areas/writing/server/public.ts';
import { median } from './load.ts';
import { note, times } from './report.ts';
import { type Stage, signIn, stageOnPostgres } from './stage.ts';
import { pageTimes } from './topics.ts';

const few = 60;
const tenYears = 20_000;
const atOnce = 100;
const quarter = 90;
const rounds = 30;
const shown = (ms: number) => `${ms.toFixed(1)} ms`;

const today = new Date().toISOString().slice(0, 10);
const entry = (n: number) => ({
  uid: newUid(),
  // Five or six a day, the newest today.
  day: addDays(today, -Math.floor((n * 365 * 10) / tenYears)),
  moodRating: 1 + (n % 10),
  energyLevel: 1 + ((n * 3) % 10),
  painLevel: (n * 7) % 11,
  symptoms: ['tired legs', 'brain fog'],
  medications: [],
  notes: 'Slept in. Library by bus, then the long way home.',
  factors: ['visitors'],
  sleepHours: 7.5,
  scales: [{ name: 'Stiffness', value: n % 11 }],
});

async function write({ server, cookie }: Pick<Stage, 'server' | 'cookie'>, many: number) {
  for (let at = 0; at < many; at += atOnce) {
    const entries = Array.from({ length: Math.min(atOnce, many - at) }, (_, n) => entry(at + n));
    const answer = await fetch(`${server.url}/api/wellness-imports`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ entries }),
    });
    if (answer.status !== 201) throw new Error(`The import answered ${answer.status}: ${await answer.text()}`);
  }
}

/** What the diary's page asks for, and a week and a quarter of the history. */
const pages = {
  'the diary': [
    '/api/wellness-entries?limit=10',
    `/api/wellness-entries?from=${addDays(today, -6)}&to=${today}&limit=200`,
    '/api/wellness-settings',
    '/api/wellness-key',
    '/api/medication-reminders',
    '/api/appointment-reminders',
  ],
  'the newest 50 entries': ['/api/wellness-entries?limit=50'],
};

async function opened() {
  const stage = await stageOnPostgres(1000);
  const { server, pool } = stage;
  if (!pool) throw new Error('This part needs PostgreSQL.');
  // As many as a page shows, so that both read the same number.
  await write(stage, few);
  const long = { server, cookie: await signIn((text) => pool.query(text), 3) };
  await write(long, tenYears);
  await pool.query('vacuum analyze');
  for (const [what, paths] of Object.entries(pages)) {
    const [ofFew = 0, ofMany = 0] = await pageTimes([
      { by: stage, paths },
      { by: long, paths },
    ]);
    note({
      goal: 'P14',
      what: `${what} of ten years (${tenYears.toLocaleString('en-AU')} entries)`,
      figure: shown(ofMany),
      limit: `of ${few} entries: ${shown(ofFew)}`,
      ratio: times(ofMany, ofFew),
      wanted: 'at most 1.20 ×',
    });
  }
  await stage.stop();
}

/** Opening what is sealed, after the key is there. */
async function unsealed() {
  const key = await keyOf(newKeyBytes());
  const sealed = await Promise.all(
    Array.from({ length: quarter }, async (_, n) => {
      const { uid, ...content } = entry(n);
      const place = { userId: 2, kind: 'entry' as const, uid, generation: 1 };
      return { place, text: await sealRecord(key, place, content) };
    }),
  );
  const spent: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const from = performance.now();
    await Promise.all(sealed.map(({ place, text }) => openRecord(key, place, text)));
    spent.push(performance.now() - from);
  }
  const wanted = 300;
  note({
    goal: 'P14',
    what: `opening ${quarter} sealed entries, in Node`,
    figure: shown(median(spent)),
    limit: `${wanted} ms after unlocking`,
    ratio: times(median(spent), wanted),
    wanted: 'at most 1.00 ×',
  });
}

/** 10,000 words of everyday text with everything that the checks look for. */
function analysed() {
  const sentence =
    'The form was filled in by the support coordinator, and it is not uncommon that the NDIS plan is utilised at the end of the day. ';
  const words = 10_000;
  const text = sentence
    .repeat(Math.ceil(words / sentence.trim().split(' ').length))
    .split(' ', words)
    .join(' ');
  const spent: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const from = performance.now();
    analyseText(text);
    spent.push(performance.now() - from);
  }
  // 300 ms at a quarter of the speed of this processor.
  const wanted = 75;
  note({
    goal: 'P14',
    what: `checking a text of ${words.toLocaleString('en-AU')} words, in Node`,
    figure: shown(median(spent)),
    limit: `300 ms at 4 × CPU: ${wanted} ms`,
    ratio: times(median(spent), wanted),
    wanted: 'at most 1.00 ×',
  });
}

/** The wellness diary, and the check before publishing. */
export async function diary() {
  analysed();
  await unsealed();
  await opened();
}
