import type { Problem } from '#platform/contract/problem.ts';
import type { TestApp } from './app.ts';

export interface Answered<Body> {
  readonly status: number;
  readonly body: Body;
  /** Messages by field, of a refusal. */
  readonly errors: Readonly<Record<string, string>>;
}

/** A browser with its own cookies, talking HTTP to the server under test. */
export function openBrowser(app: TestApp, about: { agent?: string; ip?: string } = {}) {
  const cookies = new Map<string, string>();
  const send = async <Body = never>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ) => {
    const answer = await app.app.http.inject({
      method,
      url,
      remoteAddress: about.ip ?? '127.0.0.1',
      headers: {
        'user-agent': about.agent ?? 'Mozilla/5.0 (Windows NT 10.0; rv:146.0) Gecko/20100101 Firefox/146.0',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, encodeURIComponent(value));
    }
    const given = (answer.body === '' ? undefined : answer.json()) as Body;
    const { errors = [] } = (given ?? {}) as Partial<Problem>;
    const answered: Answered<Body> = {
      status: answer.statusCode,
      body: given,
      errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
    };
    return answered;
  };
  return {
    download: async (url: string) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await app.app.http.inject({ method: 'GET', url, headers: { cookie } });
      return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
    },
    put: <Body>(url: string, body: object) => send<Body>('PUT', url, body),
    get: <Body>(url: string) => send<Body>('GET', url),
    post: <Body>(url: string, body?: object) => send<Body>('POST', url, body),
    patch: <Body>(url: string, body: object) => send<Body>('PATCH', url, body),
    delete: (url: string) => send('DELETE', url),
    /** The values of its cookies, by name. */
    cookies: () => Object.fromEntries(cookies),
    setCookie: (name: string, value: string) => void cookies.set(name, value),
    who: async () => {
      const { body } = await send<{
        member: { id: number; displayName: string; roles: string[]; waitingRoles: string[] } | null;
      }>('GET', '/api/session');
      return body.member;
    },
  };
}

export interface SentMail {
  readonly subject: string;
  readonly text: string;
  readonly token: string;
  readonly code: string;
}

/** The mails to an address, newest first, once everything that was set off has run. */
export async function mailsTo(app: TestApp, address: string): Promise<SentMail[]> {
  await app.settle();
  const rows = await app.database.query<{ subject: string; text: string }>(
    'mails-to',
    'select subject, text from outbox_mails where "to" = $1 order by id desc',
    [address],
  );
  return rows.map(({ subject, text }) => ({
    subject,
    text,
    token: /token=([\w-]+)/.exec(text)?.[1] ?? '',
    code: /(\d{3} \d{3})/.exec(text)?.[1] ?? '',
  }));
}

export async function newestMail(app: TestApp, address: string): Promise<SentMail> {
  const [mail] = await mailsTo(app, address);
  if (!mail) throw new Error('No mail was sent.');
  return mail;
}

let made = 0;

export const goodPassword = 'three quiet wombats';

/** What somebody fills in to join; each with an address and username of their own. */
export function newcomer() {
  made += 1;
  return {
    displayName: `Newcomer ${made}`,
    username: `newcomer-${made}`,
    email: `newcomer-${made}@example.org`,
    birthDate: { year: 1990, month: 2, day: 3 },
  };
}

/** Joins from the form to the mail's link; the browser is signed in afterwards. */
export async function join(
  app: TestApp,
  browser = openBrowser(app),
  about: Partial<Pick<ReturnType<typeof newcomer>, 'displayName' | 'username' | 'email'>> = {},
) {
  const person = { ...newcomer(), password: goodPassword, ...about };
  const { password, ...form } = person;
  await browser.post('/api/account/sign-up', form);
  const { token } = await newestMail(app, person.email);
  const { status, body } = await browser.post<{ member: { id: number } }>('/api/account/verify', { token, password });
  if (status !== 200) throw new Error(`Joining answered ${status}.`);
  return { ...person, id: body.member.id, browser };
}
