import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'doorways-config-'));
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env });
const refusal = (env: Record<string, string>) => {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('Nothing was refused.');
};

const production = {
  MODE: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://doorways.example',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'Doorways <hello@example.org>',
};

test('nothing configured is demo mode on loopback with the embedded database', () => {
  expect(read({})).toMatchObject({
    mode: 'demo',
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    region: 'AU',
    billingCurrency: 'USD',
    logLevel: 'info',
  });
});

test('empty variables count as not set', () => {
  expect(read({ PORT: '', DATABASE_URL: '', REDIS_URL: '', REGION: '' })).toMatchObject({ port: 3000, region: 'AU' });
});

test('a relay for calls needs its secret; several addresses are told apart', () => {
  expect(refusal({ TURN_URLS: 'turn:relay.example.org' })).toContain('TURN_SECRET');
  const TURN_SECRET = 'a shared secret of both';
  expect(read({ TURN_URLS: 'stun:relay.example.org, turns:relay.example.org:5349', TURN_SECRET }).turn).toEqual({
    urls: ['stun:relay.example.org', 'turns:relay.example.org:5349'],
    secret: TURN_SECRET,
  });
  expect(read({ TURN_URLS: '' }).turn.urls).toEqual([]);
});

test('forwarding voices is asked for, with its ports in order', () => {
  expect(read({}).forwarding).toBeUndefined();
  expect(read({ FORWARD_VOICES: 'on' }).forwarding).toEqual({ address: undefined, ports: undefined });
  const all = { FORWARD_VOICES: 'on', FORWARD_ADDRESS: '203.0.113.7', FORWARD_PORTS: '40000-40999' };
  expect(read(all).forwarding).toEqual({ address: '203.0.113.7', ports: [40_000, 40_999] });
  expect(refusal({ FORWARD_PORTS: '40999-40000' })).toContain('FORWARD_PORTS');
  expect(refusal({ FORWARD_ADDRESS: 'example.org' })).toContain('FORWARD_ADDRESS');
});

test('Stripe needs a key and the secret of its endpoint, and real money neither a demo nor another address', () => {
  const STRIPE_KEY = 'rk_test_planted_key_of_stripe';
  const STRIPE_WEBHOOK_SECRET = 'whsec_planted_secret';
  expect(read({}).stripe).toBeUndefined();
  expect(read({ STRIPE_WEBHOOK_SECRET }).stripe).toBeUndefined();
  expect(refusal({ STRIPE_KEY })).toContain('STRIPE_WEBHOOK_SECRET is missing');
  const both = { STRIPE_KEY, STRIPE_WEBHOOK_SECRET };
  const stripe = { key: STRIPE_KEY, isLive: false, webhookSecrets: [STRIPE_WEBHOOK_SECRET] };
  expect(read(both).stripe).toEqual({ ...stripe, url: 'https://api.stripe.com' });
  const rolled = read({ ...both, STRIPE_WEBHOOK_SECRET: `${STRIPE_WEBHOOK_SECRET}, whsec_another_one` });
  expect(rolled.stripe?.webhookSecrets).toEqual([STRIPE_WEBHOOK_SECRET, 'whsec_another_one']);
  expect(read({ ...both, STRIPE_URL: 'http://127.0.0.1:1234' }).stripe?.url).toBe('http://127.0.0.1:1234');
  expect(refusal({ ...both, STRIPE_URL: 'https://elsewhere.example' })).toContain('STRIPE_URL is for tests');

  const live = { STRIPE_KEY: 'sk_live_planted_key_of_stripe', STRIPE_WEBHOOK_SECRET };
  expect(refusal(live)).toContain('moves real money');
  expect(read({ ...production, ...live }).stripe?.isLive).toBe(true);
  expect(refusal({ ...production, ...live, STRIPE_URL: 'http://127.0.0.1:1234' })).toContain('moves real money');
  const wrong = refusal({ ...both, STRIPE_KEY: 'pk_live_planted_key_of_stripe' });
  expect(wrong).toContain('STRIPE_KEY is a secret or restricted key');
  expect(wrong).not.toContain('planted');

  const file = join(dataDir, 'stripe-key');
  writeFileSync(file, `${STRIPE_KEY}\n`);
  expect(read({ STRIPE_KEY_FILE: file, STRIPE_WEBHOOK_SECRET }).stripe?.key).toBe(STRIPE_KEY);
  expect(refusal({ ...both, STRIPE_KEY_FILE: file })).toContain('not both');
});

test('an ABN of the seller that can’t be right is refused', () => {
  expect(read({ SELLER_ABN: '51 824 753 556' }).seller.abn).toBe('51824753556');
  expect(refusal({ SELLER_ABN: '51 824 753 557' })).toContain('SELLER_ABN is its ABN');
});

test('an outside model is asked only where its address and name are set; its key may be in a file', () => {
  const MODEL_URL = 'https://models.example.org/v1/';
  const named = { MODEL_URL, MODEL_NAME: 'small-model:7b' };
  const model = { url: 'https://models.example.org/v1', name: 'small-model:7b' };
  expect(read({}).model).toBeUndefined();
  expect(read({ MODEL_NAME: 'small-model:7b', MODEL_KEY: 'a-planted-key' }).model).toBeUndefined();
  expect(refusal({ MODEL_URL })).toContain('MODEL_NAME is missing');
  expect(read(named).model).toEqual({ ...model, key: undefined });
  expect(read({ ...named, MODEL_KEY: 'a-planted-key' }).model).toEqual({ ...model, key: 'a-planted-key' });
  expect(read({ ...named, MODEL_URL: 'http://127.0.0.1:8080/v1' }).model?.url).toBe('http://127.0.0.1:8080/v1');

  const file = join(dataDir, 'model-key');
  writeFileSync(file, 'a-key-of-a-file\n');
  expect(read({ ...named, MODEL_KEY_FILE: file }).model).toEqual({ ...model, key: 'a-key-of-a-file' });
  expect(refusal({ ...named, MODEL_KEY_FILE: file, MODEL_KEY: 'a-planted-key' })).toContain('not both');
  expect(refusal({ ...named, MODEL_KEY_FILE: join(dataDir, 'none') })).toContain('MODEL_KEY_FILE can’t be read');
  writeFileSync(file, 'two words of secrets');
  const wrong = refusal({ ...named, MODEL_KEY_FILE: file });
  expect(wrong).toContain('MODEL_KEY_FILE holds no key');
  expect(wrong).not.toContain('secrets');
});

test('figures are read at an address of their own, and only with a token where others can reach it', () => {
  const METRICS_TOKEN = 'planted-token-that-is-long-enough-to-count';
  expect(read({}).metrics).toBeUndefined();
  expect(read({ METRICS_ADDRESS: '127.0.0.1:9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(read({ METRICS_ADDRESS: '[::1]:9464' }).metrics).toEqual({ host: '::1', port: 9464 });
  expect(read({ METRICS_ADDRESS: '0.0.0.0:9464', METRICS_TOKEN }).metrics?.token).toBe(METRICS_TOKEN);
  expect(refusal({ METRICS_ADDRESS: '0.0.0.0:9464' })).toContain('METRICS_TOKEN is missing');
  expect(refusal({ METRICS_ADDRESS: '127.0.0.1:94640' })).toContain('METRICS_ADDRESS is an address to listen on');
  const wrong = refusal({ METRICS_ADDRESS: '0.0.0.0:9464', METRICS_TOKEN: 'planted' });
  expect(wrong).toContain('METRICS_TOKEN is what Prometheus says');
  expect(wrong).not.toContain('planted');
});

test('what the example of a configuration has in place of secrets is refused in production', () => {
  const wrong = refusal({ ...production, SESSION_SECRET: 'CHANGE-ME-to-at-least-32-random-characters' });
  expect(wrong).toContain('SESSION_SECRET still has the CHANGE-ME of the example.');
});

test('files are kept in a bucket only where it and both parts of its key are set', () => {
  const S3_BUCKET = 'doorways-files';
  const keys = { S3_ACCESS_KEY: 'AK-of-the-tests', S3_SECRET_KEY: 'a-planted-secret-key' };
  expect(read({}).bucket).toBeUndefined();
  expect(read(keys).bucket).toBeUndefined();
  expect(read({ S3_BUCKET, ...keys, S3_ENDPOINT: 'https://s3.example.org/' }).bucket).toEqual({
    bucket: S3_BUCKET,
    region: 'ap-southeast-2',
    endpoint: 'https://s3.example.org',
    accessKey: keys.S3_ACCESS_KEY,
    secretKey: keys.S3_SECRET_KEY,
  });
  expect(refusal({ S3_BUCKET })).toContain('S3_ACCESS_KEY is missing');
  expect(refusal({ S3_BUCKET, S3_ACCESS_KEY: keys.S3_ACCESS_KEY })).toContain('S3_SECRET_KEY is missing');
  expect(refusal({ S3_BUCKET, ...keys, S3_ENDPOINT: 'http://s3.example.org' })).toContain('S3_ENDPOINT is the https');
  expect(refusal({ S3_BUCKET: 'Files!', ...keys })).not.toContain('planted');
});

test('the demo keeps its own secret over a restart', () => {
  expect(read({}).sessionSecret).toBe(read({}).sessionSecret);
  expect(read({}).sessionSecret.length).toBeGreaterThanOrEqual(32);
});

test.each([
  ['PORT', 'http', 'whole number'],
  ['PORT', '70000', 'whole number'],
  ['MODE', 'staging', '"demo" or "production"'],
  ['DATABASE_URL', 'mysql://x', 'postgres://'],
  ['REDIS_URL', 'localhost', 'redis://'],
  ['PUBLIC_URL', 'doorways', 'https://'],
  ['SESSION_SECRET', 'short', '32 characters'],
  ['PREVIOUS_SECRET', 'short', '32 characters'],
  ['SMTP_URL', 'mail.example.org', 'smtps://'],
  ['TURN_URLS', 'relay.example.org', 'turn:relay.example.org:3478'],
  ['TURN_URLS', 'turn:relay.example.org,https://x', 'turn:relay.example.org:3478'],
  ['TURN_SECRET', 'short', '16 characters'],
  ['MODEL_URL', 'models.example.org', 'https://models.example.org/v1'],
  ['MODEL_URL', 'http://models.example.org/v1', 'https://models.example.org/v1'],
  ['MODEL_URL', 'https://user:word@models.example.org/v1', 'https://models.example.org/v1'],
  ['MODEL_URL', 'https://models.example.org/v1?key=1', 'https://models.example.org/v1'],
  ['MODEL_NAME', 'a model', 'at most 100 letters'],
  ['MODEL_KEY', 'short', '8 to 500 characters'],
  ['MODEL_KEY', 'a key\r\nX-Other: 1', '8 to 500 characters'],
  ['MAIL_FROM', 'Doorways', 'hello@example.org'],
  ['MAIL_FROM', 'a@example.org\nBcc: b@example.org', 'hello@example.org'],
  ['REGION', 'NZ', '"AU" or "US"'],
  ['BILLING_CURRENCY', 'NZD', '"USD" or "AUD"'],
  ['LOG_LEVEL', 'loud', 'debug'],
  ['RATE_LIMITS', 'none', '"on"'],
])('%s=%s is refused by name with the rule', (name, value, rule) => {
  const message = refusal({ [name]: value });
  expect(message).toContain(name);
  expect(message).toContain(rule);
});

test('all that is wrong is said at once', () => {
  const message = refusal({ PORT: 'x', REGION: 'x' });
  expect(message).toContain('PORT');
  expect(message).toContain('REGION');
});

test.each([
  [{ HOST: '0.0.0.0' }, 'HOST'],
  [{ HOST: '192.168.1.4' }, 'HOST'],
  [{ NODE_ENV: 'production' }, 'NODE_ENV'],
  [{ PUBLIC_URL: 'https://doorways.example' }, 'PUBLIC_URL'],
])('demo mode refuses %o', (env, named) => {
  expect(refusal(env as Record<string, string>)).toContain(named);
});

test('production says what is missing', () => {
  const message = refusal({ MODE: 'production' });
  expect(message).toContain('SESSION_SECRET is missing');
  expect(message).toContain('PUBLIC_URL is missing');
  expect(message).toContain('SMTP_URL is missing');
});

test('a mail server needs a sender, and the demo needs neither', () => {
  expect(read({}).smtp).toBeUndefined();
  expect(refusal({ SMTP_URL: 'smtp://localhost:2525' })).toContain('MAIL_FROM is missing');
  expect(read(production).smtp).toEqual({ url: 'smtps://mail.example.org', from: 'Doorways <hello@example.org>' });
});

test('production refuses an address without encryption', () => {
  expect(refusal({ ...production, PUBLIC_URL: 'http://doorways.example' })).toContain('https:');
});

test('limits cannot be switched off where others can reach the server', () => {
  expect(refusal({ ...production, HOST: '0.0.0.0', RATE_LIMITS: 'off' })).toContain('RATE_LIMITS');
});

test('production takes a public address and host', () => {
  expect(read({ ...production, HOST: '0.0.0.0', PUBLIC_URL: 'https://doorways.example/' })).toMatchObject({
    mode: 'production',
    host: '0.0.0.0',
    publicUrl: 'https://doorways.example',
  });
});
