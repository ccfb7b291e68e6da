import type { APIRequestContext, Page } from '@playwright/test';
import { expect, signInAs } from './journey.ts';

let made = 0;

export const password = 'three quiet wombats';

/** Someone new; each journey's own. */
export function newPerson(displayName?: string) {
  made += 1;
  const tag = `${process.pid.toString(36)}-${made}`;
  return {
    displayName: displayName ?? `Robin Newcomb ${made}`,
    username: `robin-${tag}`,
    email: `robin-${tag}@example.org`,
    password,
  };
}
export type NewPerson = ReturnType<typeof newPerson>;

interface Mail {
  readonly to: string;
  readonly text: string;
}

/** The newest mail to an address, once it is there. */
export async function newestMail(request: APIRequestContext, email: string, about: RegExp): Promise<string> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/api/demo/outbox')).json()) as Mail[];
      found = mails.find(({ to, text }) => to === email && about.test(text));
      return found !== undefined;
    })
    .toBe(true);
  return found?.text ?? '';
}

/** The link in the newest mail, as a path. */
export async function mailedPath(request: APIRequestContext, email: string, about: RegExp): Promise<string> {
  const text = await newestMail(request, email, about);
  const { pathname, search } = new URL(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}

export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  return /(\d{3} \d{3})/.exec(await newestMail(request, email, /\d{3} \d{3}/))?.[1] ?? '';
}

/** Answers the questions of the page "Create an account". */
export async function fillSignUp(page: Page, person: NewPerson) {
  await page.getByLabel('Display name').fill(person.displayName);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Day').fill('3');
  await page.getByLabel('Month').fill('2');
  await page.getByLabel('Year').fill('1990');
}

/** Joins without the screens, so that a journey can begin as a member with a password; this browser is signed in. */
export async function joined(page: Page, displayName?: string): Promise<NewPerson> {
  const person = newPerson(displayName);
  const birthDate = { year: 1990, month: 2, day: 3 };
  const { password: chosen, ...form } = person;
  const asked = await page.request.post('/api/account/sign-up', { data: { ...form, birthDate } });
  expect(asked.status(), await asked.text()).toBe(204);
  const path = await mailedPath(page.request, person.email, /verify-email/);
  const token = new URL(path, 'http://x').searchParams.get('token');
  const answer = await page.request.post('/api/account/verify', { data: { token, password: chosen } });
  expect(answer.status(), await answer.text()).toBe(200);
  return person;
}

/**
 * Signs in as a sample member who has just shown that it is them: with a code by email the first time, and then with
 * the password that it allows to set, since only a few codes go to one address.
 */
export async function signInConfirmed(page: Page, userId: number): Promise<void> {
  await signInAs(page, userId);
  const { email, hasPassword } = await (await page.request.get('/api/account/security')).json();
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/account/${path}`, { data });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return answer;
  };
  if (hasPassword) {
    await send('confirm', { password });
    return;
  }
  const { ticket } = await (await send('confirm/code', {})).json();
  await send('confirm/with-code', { ticket, code: await mailedCode(page.request, email) });
  await send('password', { newPassword: password });
}
