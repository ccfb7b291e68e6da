import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ConfigError, readConfig } from '#platform/server/config.ts';
import { root } from './install.mjs';
import { filesBelow, isCode } from './step.ts';

const read = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yml');
const unit = read('systemd/doorways@.service');
const nginx = read('nginx/doorways.conf');
const machine = read('nginx/upstream-machine.conf');

/** The variables of a file that systemd and compose read. */
const variablesOf = (text: string) =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const found = /^([A-Z_]+)=(.*)$/.exec(line);
      return found ? [[found[1] ?? '', found[2] ?? ''] as const] : [];
    }),
  );
const refusalOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

test('the example of a configuration is refused until each placeholder is replaced, and then read', () => {
  const example = { ...variablesOf(read('env.example')), MODE: 'production' };
  const named = refusalOf(example);
  for (const name of ['SESSION_SECRET', 'DATABASE_URL', 'SMTP_URL', 'PUSH_KEY', 'TURN_SECRET', 'METRICS_TOKEN']) {
    expect(named).toContain(`${name} still has the CHANGE-ME of the example.`);
  }
  const filled = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, value.replaceAll('CHANGE-ME', 'abcdefghi')]),
  );
  expect(refusalOf(filled)).toBe('');
  expect(readConfig(filled)).toMatchObject({ mode: 'production', trustedProxies: 1, billingCurrency: 'AUD' });
});

test('each variable that compose gives a process is one that the server reads', () => {
  const given = compose.slice(compose.indexOf('  environment:'), compose.indexOf('  volumes: ['));
  const names = [...given.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  const source = readFileSync(join(root, 'platform/server/config.ts'), 'utf8');
  for (const name of names) expect(source, name).toMatch(new RegExp(`^  ${name}: `, 'm'));
});

test('the image has every folder that the server imports from, and no right to change it', () => {
  const stage = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
  const copied = [...stage.matchAll(/^COPY --from=build \/opt\/doorways\/(\S+) /gm)].map(([, name = '']) => name);
  const isProduct = (path: string) =>
    isCode(path) && /(^|\/)(server|pdf|contract|pure)(\/|\.ts$)/.test(path) && !/\.test\.ts$|\/testing\//.test(path);
  const needed = new Set(['package.json', 'node_modules', 'dist', 'migrations']);
  for (const path of filesBelow(['apps', 'areas', 'platform', 'demo'], isProduct)) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, folder = ''] of text.matchAll(/from '#([a-z]+)\//g)) needed.add(folder);
    // What is read from the disk beside the code.
    for (const [, name = ''] of text.matchAll(/new URL\('(\.\.\/[^']+)'/g)) {
      needed.add(posix.join(posix.dirname(path), name).split('/')[0] ?? '');
    }
  }
  for (const folder of needed) expect(copied).toContain(folder);
  for (const name of copied) if (name !== 'dist') expect(existsSync(join(root, name)), name).toBe(true);
  expect(stage).toMatch(/^USER node$/m);
  expect(stage).not.toMatch(/COPY.*--chown/);
  expect(stage.trim().split('\n').at(-1)).toBe('CMD ["node", "apps/server/main.ts"]');
});

test('whatever starts a process names a file that is there', () => {
  const scripts = readdirSync(join(root, 'deploy/systemd')).map((name) => read(`systemd/${name}`));
  const started = [dockerfile, ...scripts].flatMap((text) => text.match(/\b(?:apps|tools)\/[a-z/-]+\.ts\b/g) ?? []);
  expect(new Set(started)).toEqual(new Set(['apps/server/main.ts', 'apps/server/admin.ts', 'tools/backup.ts']));
  for (const path of started) expect(existsSync(join(root, path)), path).toBe(true);
});

test('nginx leads to the ports of the processes, and to no figures', () => {
  expect(unit).toContain('PORT=300%i');
  const ports = [...machine.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
  expect(new Set(ports)).toEqual(new Set(['3001', '3002']));
  expect(nginx + machine + read('nginx/upstream-compose.conf')).not.toMatch(/946\d/);
  expect(compose).not.toMatch(/ports:.*946\d/);
  for (const upstream of nginx.match(/(?<=proxy_pass http:\/\/)\w+/g) ?? []) {
    expect(machine).toContain(`upstream ${upstream} {`);
    expect(read('nginx/upstream-compose.conf')).toContain(`upstream ${upstream} {`);
  }
});

test('nginx lets the largest upload through, and says itself who calls', () => {
  const [, megabytes = '0'] = /client_max_body_size (\d+)m;/.exec(nginx) ?? [];
  const uploads = serverAreas.flatMap(({ contract }) => contract.operations.map((one) => one.upload?.maxBytes ?? 0));
  const largest = Math.max(...uploads);
  expect(largest).toBeGreaterThan(1_000_000);
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(largest);
  const claims = nginx.match(/X-Forwarded-For \S+;/g);
  expect(claims).toEqual(['X-Forwarded-For $remote_addr;', 'X-Forwarded-For $remote_addr;']);
  expect(nginx).not.toContain('$proxy_add_x_forwarded_for');
});

test('only nginx has ports of the machine, and no image is of no version', () => {
  expect(compose.match(/ports: .*/g)).toEqual(["ports: ['80:80', '443:443']"]);
  const images = [...compose.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image = '']) => image);
  expect(images).toHaveLength(4);
  for (const image of images) expect(image).toMatch(/:\d/);
});
