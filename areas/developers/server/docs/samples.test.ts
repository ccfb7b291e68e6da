import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import type { Result } from '#platform/contract/operation.ts';
import { bytesAnswered, startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { freePort } from '#platform/server/testing/postgres.ts';
import type { listSdkFiles } from '../../contract.ts';
import { type Language, samplesFor } from '../../pure/samples.ts';
import { programsOf } from '../testing/programs.ts';

/** Every sample of the documentation, run as it stands against a server, with packages as that server gives them. */
let app: TestApp;
let site: string;
let folder: string;
let key: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  app = await startTestApp({ areas: serverAreas, env: { PORT: String(port), PUBLIC_URL: site } });
  await app.app.start();
  key = (await programsOf(app).makeKey(await app.addMember(), { mode: 'test' })).secret;
  folder = mkdtempSync(join(tmpdir(), 'doorways-samples-'));
  await unpack();
}, 60_000);
afterAll(async () => {
  for (const child of running) child.kill();
  await app.app.stop();
  await app.database.close();
});

const packageOf = async (name: string) => bytesAnswered(await app.call(0, 'downloadSdk', { params: { name } }));
const files = async () => (await app.call<Result<typeof listSdkFiles>>(0, 'listSdkFiles', {})).body.files;

/** As npm does it: what is in the folder "package" of the tarball is the module. */
async function unpack() {
  const [tarball, wheel] = await files();
  if (!tarball || !wheel) throw new Error('There are no packages.');
  writeFileSync(join(folder, tarball.name), await packageOf(tarball.name));
  writeFileSync(join(folder, wheel.name), await packageOf(wheel.name));
  mkdirSync(join(folder, 'node_modules'));
  run('tar', ['-xzf', tarball.name]);
  run('mv', ['package', 'node_modules/doorways']);
}

const env = () => ({ PATH: process.env.PATH ?? '', DOORWAYS_KEY: key, HOME: folder });

function run(command: string, given: readonly string[], more: Readonly<Record<string, string>> = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, given, {
    cwd: folder,
    env: { ...env(), ...more },
    encoding: 'utf8',
    timeout: 30_000,
  });
  if (error || status !== 0) throw new Error(`${command} ended with ${status}: ${error?.message ?? stderr}`);
  return stdout;
}

/** Programs are other processes, and the server must answer meanwhile: nothing here may wait for them in place. */
const runApart = (command: string, given: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  new Promise<string>((done, fail) => {
    const child = spawn(command, given, { cwd: folder, env: { ...env(), ...more } });
    running.push(child);
    const out: string[] = [];
    const errors: string[] = [];
    child.stdout.on('data', (part: Buffer) => out.push(part.toString()));
    child.stderr.on('data', (part: Buffer) => errors.push(part.toString()));
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done(out.join('')) : fail(new Error(`${command} ended with ${code}: ${errors.join('')}`)),
    );
  });

const sampleFile = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return name;
};

const runs: Readonly<Record<Language, (text: string) => Promise<string>>> = {
  javascript: (text) => runApart(process.execPath, [sampleFile('example.mjs', text)]),
  python: async (text) => {
    const wheel = (await files()).find(({ name }) => name.endsWith('.whl'))?.name ?? '';
    // Python imports from a wheel as it is.
    return runApart('python3', [sampleFile('example.py', text)], { PYTHONPATH: join(folder, wheel) });
  },
  curl: (text) => runApart('sh', ['-e', sampleFile('example.sh', text)]),
};

const hasPython = spawnSync('python3', ['--version']).status === 0;
const noPython = 'There is no python3 on this machine.';

test.for(['javascript', 'python'] as const)(
  'APIDOCS-10: the %s sample gets posts, finds a provider and sends a message',
  async (language, { skip }) => {
    if (language === 'python' && !hasPython) skip(noPython);
    const said = await runs[language](samplesFor(site).examples[language]);
    expect(said).toContain('2 How do you read a plan?');
    expect(said).toContain('Sample Daily Care');
    expect(said).toContain('Hello from my app');
  },
);

const hasNpm = spawnSync('npm', ['--version']).status === 0;
const hasPip = hasPython && spawnSync('python3', ['-m', 'pip', '--version']).status === 0;

/** They would ask elsewhere for news of themselves and for what others say of a package. */
const quiet = () => ({
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  npm_config_registry: site,
  npm_config_cache: join(folder, 'npm-cache'),
  PIP_INDEX_URL: site,
  PIP_NO_CACHE_DIR: '1',
  PIP_DISABLE_PIP_VERSION_CHECK: '1',
  PIP_TARGET: join(folder, 'installed-python'),
});

test.for(['javascript', 'python'] as const)(
  'APIDOCS-03: the install command of the %s SDK installs what the sample then uses',
  { timeout: 120_000 },
  async (language, { skip }) => {
    if (language === 'javascript' && !hasNpm) skip('There is no npm on this machine.');
    if (language === 'python' && !hasPip) skip('There is no pip on this machine.');
    const { installs, examples } = samplesFor(site);
    const own = join(folder, `installed-${language}`);
    mkdirSync(own);
    const name = language === 'javascript' ? 'example.mjs' : 'example.py';
    writeFileSync(join(own, 'package.json'), '{}');
    writeFileSync(join(own, name), examples[language]);
    await runApart('sh', ['-ec', `cd "$OWN" && ${installs[language]}`], { ...quiet(), OWN: own });
    const said = await runApart(language === 'javascript' ? process.execPath : 'python3', [join(own, name)], {
      PYTHONPATH: own,
    });
    expect(said).toContain('Sample Daily Care');
  },
);

test('APIDOCS-06: the cURL sample makes the same three calls', async () => {
  const said = await runs.curl(samplesFor(site).examples.curl);
  expect(said).toContain('"title":"Which tram stops have a ramp?"');
  expect(said).toContain('"businessName":"Sample Daily Care"');
  expect(said).toContain('"content":"Hello from my app"');
});

test('APIDOCS-03: the first request says whose key it is', async () => {
  const said = await runApart('sh', ['-e', sampleFile('first.sh', samplesFor(site).firstRequest)]);
  expect(JSON.parse(said)).toMatchObject({ data: { key: { mode: 'test' } } });
});

test('lists go on from page to page, and an error says what it is', async () => {
  const { pages, errors } = samplesFor(site);
  const said = await runs.javascript(pages);
  expect(said.trim().split('\n').length).toBeGreaterThan(10);
  expect(await runs.javascript(errors)).toContain('404 There’s nothing here');
});

test('the sample of a webhook takes what is signed, and refuses what is not', async () => {
  const port = await freePort();
  const secret = `whsec_${Buffer.from('a secret of the webhook sample').toString('base64')}`;
  const given = { PORT: String(port), WEBHOOK_SECRET: secret };
  void runApart(process.execPath, [sampleFile('webhook.mjs', samplesFor(site).webhook)], given).catch(() => undefined);
  const body = '{"type":"ping"}';
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signed = createHmac('sha256', Buffer.from(secret.slice(6), 'base64')).update(`msg_1.${timestamp}.${body}`);
  const signature = `v1,${signed.digest('base64')}`;
  const send = (headers: Readonly<Record<string, string>>) =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers });
  const good = { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': signature };
  await vi.waitFor(async () => expect((await send(good)).status).toBe(204), { timeout: 10_000, interval: 50 });
  expect((await send({ ...good, 'webhook-id': 'msg_2' })).status).toBe(401);
  expect((await send({ ...good, 'webhook-timestamp': '1000000000' })).status).toBe(401);
  // What is no signature at all is refused, and the program goes on.
  expect((await send({ ...good, 'webhook-signature': 'v1,%%%' })).status).toBe(401);
  expect((await send(good)).status).toBe(204);
});

const checks = `import base64, hashlib, hmac, time
from doorways import is_from_doorways

secret = "whsec_" + base64.b64encode(b"a secret of the test").decode()
now = str(int(time.time()))
signed = hmac.new(b"a secret of the test", f"msg_1.{now}.body".encode(), hashlib.sha256).digest()
good = {"webhook-id": "msg_1", "webhook-timestamp": now, "webhook-signature": "v1," + base64.b64encode(signed).decode()}
for change in [{}, {"webhook-id": "msg_2"}, {"webhook-timestamp": "nan"}, {"webhook-timestamp": "1e999"},
               {"webhook-signature": "v1,é"}, {"webhook-signature": "v1"}, {"webhook-signature": ""}]:
    print(is_from_doorways(secret, {**good, **change}, "body"))
`;

test('the Python package takes what is signed, and says no to whatever else is sent', async ({ skip }) => {
  if (!hasPython) skip(noPython);
  expect((await runs.python(checks)).trim().split('\n')).toEqual(['True', ...Array<string>(6).fill('False')]);
});

test('the packages are what their checksums say, and the same each time', async () => {
  const all = await files();
  expect(all.map(({ language }) => language)).toEqual(['javascript', 'python', 'python']);
  for (const { name, sha256, bytes, path } of all) {
    const content = await packageOf(name);
    expect({ name, sha256, bytes, path }).toEqual({
      name,
      sha256: createHash('sha256').update(content).digest('hex'),
      bytes: content.length,
      path: `/api/sdk/${name}`,
    });
  }
  expect(await app.status(0, 'downloadSdk', { params: { name: 'doorways-0.0.1.tgz' } })).toBe(404);
});
