import type { TestApp } from '#platform/server/testing/app.ts';
import type { MadeApiKey } from '../../contract.ts';
import { rulesVersion, type Scope, scopes } from '../../pure/options.ts';

export interface Answered<Body = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Body;
}

interface Sent {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

type Method = 'GET' | 'POST' | 'OPTIONS';

/** Members who make apps, and their programs, which come over HTTP with nothing but a key. */
export const programsOf = (app: TestApp) => {
  const signUp = (userId: number) =>
    app.call(userId, 'signUpDeveloper', { body: { builds: 'A site', agreesTo: rulesVersion } });
  const makeKey = async (userId: number, more: { mode?: 'live' | 'test'; scopes?: readonly Scope[] } = {}) => {
    await signUp(userId);
    const body = { name: 'My site', mode: 'live', scopes: [...scopes], ...more };
    return (await app.call<MadeApiKey>(userId, 'createApiKey', { body })).body;
  };
  const send = async <Body>(method: Method, url: string, { body, headers }: Sent = {}): Promise<Answered<Body>> => {
    const answer = await app.app.http.inject({
      method,
      url,
      headers: { host: 'localhost:3000', ...headers },
      ...(body && { payload: body }),
    });
    const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(given),
      body: (answer.body ? JSON.parse(answer.body) : undefined) as Body,
    };
  };
  /** Calls with a key. */
  const by =
    (secret: string) =>
    <Body>(method: Method, url: string, { body, headers }: Sent = {}) =>
      send<Body>(method, url, { ...(body && { body }), headers: { authorization: `Bearer ${secret}`, ...headers } });
  return { signUp, makeKey, send, by };
};
