import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type Ask, ask, cookieOf } from './ask.ts';

interface About {
  readonly at: { readonly host: string; readonly port: number };
  /** Its accounts are members 1 to this. */
  readonly people: number;
  readonly signIn: (member: number) => Promise<string>;
  readonly signInOf: (member: number, how: { cookie?: string }) => Ask;
  /** Megabytes that the server has. */
  readonly rss: () => number;
  /** Milliseconds within which 99 of 100 requests are answered. */
  readonly longest: number;
}

interface Step {
  readonly what: string;
  readonly ask: Ask;
  readonly right: (answer: Answer) => boolean;
}

/** Somebody on another connection, who needs the crisis page, signs in and writes. */
export async function secondClient({ at, people, signIn, signInOf, rss, longest }: About) {
  const known: string[] = [];
  for (let member = 1; member <= people; member += 1) {
    known.push(await signIn(member));
    // No more sign-ins a minute than one address may have.
    await pause(3100);
  }
  /** Member 1 signs in again and again; the others walk. */
  const walker = (n: number) => 1 + (n % (people - 1));
  let written = 0;
  let most = 0;
  let failed = 0;
  const steps: readonly ((n: number) => Step)[] = [
    () => ({
      what: 'the crisis page',
      ask: { path: '/crisis-support' },
      right: ({ status, text }) => status === 200 && text.includes('000'),
    }),
    () => ({
      what: 'the numbers',
      ask: { path: '/api/crisis/services' },
      right: ({ status, text }) => status === 200 && text.includes('Lifeline'),
    }),
    (n) => ({
      what: 'the session',
      ask: { path: '/api/session', cookie: known[walker(n)] },
      right: ({ status, text }) => status === 200 && text.includes(`"id":${1 + walker(n)}`),
    }),
    (n) => {
      written += 1;
      const content = `Written under attack, ${written}.`;
      const body = Buffer.from(JSON.stringify({ content }));
      return {
        what: 'a post',
        ask: { method: 'POST', path: '/api/posts', cookie: known[walker(n)], type: 'application/json', body },
        right: ({ status, text }) => status === 201 && text.includes(content),
      };
    },
  ];
  return {
    mostMemory: () => most,
    /** How often something was answered wrong, or too late. */
    failed: () => failed,
    during: async (name: string, work: () => Promise<unknown>) => {
      let over = false;
      const times: number[] = [];
      const wrong: string[] = [];
      let count = 0;
      const watch = setInterval(() => {
        most = Math.max(most, rss());
      }, 100);
      const one = async (what: string, asked: Ask, right: (answer: Answer) => boolean) => {
        const answer = await ask(at, asked);
        count += 1;
        times.push(answer.ms);
        if (!right(answer)) wrong.push(`${what}: ${answer.status} ${answer.text.slice(0, 120)}`);
        return answer;
      };
      const walk = async () => {
        for (let n = 0; !over; n += 1) {
          for (const step of steps) {
            const { what, ask: asked, right } = step(n);
            await one(what, asked, right);
          }
          await pause(100);
        }
      };
      const signing = async () => {
        while (!over) {
          const asked = signInOf(1, { cookie: known[0] as string });
          const answer = await one('a sign-in', asked, ({ status }) => status === 200);
          // A session takes the place of the one before.
          if (answer.status === 200) known[0] = cookieOf(answer, known[0]);
          await pause(3500);
        }
      };
      const both = Promise.all([walk(), signing()]);
      const attacked = await work();
      over = true;
      await both;
      clearInterval(watch);
      times.sort((a, b) => a - b);
      const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
      const p50 = times[Math.floor(times.length / 2)] ?? 0;
      const ok = wrong.length === 0 && p99 < longest;
      if (!ok) failed += 1;
      const figures = `p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms, memory ${Math.round(rss())} MB`;
      console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}: ${count - wrong.length} of ${count} right, ${figures}`);
      if (typeof attacked === 'string') console.log(`     attackers were answered ${attacked}`);
      for (const line of [...new Set(wrong)].slice(0, 5)) console.log(`     ${line}`);
    },
  };
}
