import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { abnError } from '#platform/contract/business-numbers.ts';
import { keptSecret } from './kept-secret.ts';

/** Everything the server can be told from outside, read and checked here and nowhere else. */
export interface Config {
  readonly mode: 'demo' | 'production';
  readonly port: number;
  readonly host: string;
  /** Absolute folder of the embedded database and of uploaded files. */
  readonly dataDir: string;
  /** Undefined: the embedded database in dataDir. */
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Where files are kept. Undefined: on the disk, in dataDir. */
  readonly bucket: FilesBucket | undefined;
  /** Origin that browsers use, without a trailing slash. */
  readonly publicUrl: string;
  readonly sessionSecret: string;
  /** The secret before the present one: what was sealed with it can still be read, and nothing new is. */
  readonly previousSecret: string | undefined;
  /** Where mails go and who they are from. Undefined, in the demo only: they are kept and shown at /outbox. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** Private key of notices in browsers. Undefined: made once and kept in dataDir. */
  readonly pushKey: string | undefined;
  /** Servers that help two browsers of a call to reach each other. The secret makes passwords that pass (coturn's use-auth-secret). */
  readonly turn: { readonly urls: readonly string[]; readonly secret: string | undefined };
  /**
   * Forwards voices of calls with many people, on this machine. `address`: how browsers reach it, where its own addresses
   * are not those. Undefined: devices reach each other, eight at most.
   */
  readonly forwarding:
    | { readonly address: string | undefined; readonly ports: readonly [number, number] | undefined }
    | undefined;
  /** A language model of someone else that members may ask. Undefined: no one can, and nothing of it is shown. */
  readonly model: OutsideModel | undefined;
  readonly region: 'AU' | 'US';
  readonly billingCurrency: 'USD' | 'AUD';
  /** Who takes money. Undefined: nothing can be bought, but in the demo, where a checkout of its own moves none. */
  readonly stripe: StripeAccount | undefined;
  /** Who sells plans, as bills name it. With an ABN, GST is in prices in Australian dollars, and bills are tax invoices. */
  readonly seller: { readonly name: string; readonly address: string; readonly abn: string | undefined };
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Number of proxies in front whose X-Forwarded-For is believed; 0 believes nobody. */
  readonly trustedProxies: number;
  /** Where Prometheus reads figures. Undefined: none are kept. */
  readonly metrics: MetricsAddress | undefined;
  /** Off only for measurements on this machine. */
  readonly rateLimits: boolean;
}

export interface OutsideModel {
  /** Address of an OpenAI-compatible service, without a trailing slash: https://models.example.org/v1. */
  readonly url: string;
  readonly name: string;
  /** Undefined for a service that asks for none. */
  readonly key: string | undefined;
}

export interface FilesBucket {
  readonly bucket: string;
  readonly region: string;
  /** Of another maker's server; undefined for S3 itself. */
  readonly endpoint: string | undefined;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
  /** Whoever reads them says it; undefined on this machine only. */
  readonly token: string | undefined;
}

export interface StripeAccount {
  readonly key: string;
  /** False: a test key, with which no money moves. */
  readonly isLive: boolean;
  /** Of the endpoint that is told what happens; two while one takes the place of the other. */
  readonly webhookSecrets: readonly string[];
  /** Where Stripe answers; for tests another place, on this machine. */
  readonly url: string;
}

/** Says which variables are wrong and how to put each right; the process stops with this text. */
export class ConfigError extends Error {
  constructor(lines: string[]) {
    super(`The configuration needs a change:\n${lines.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const empty = (value: unknown) => (value === '' ? undefined : value);
const url = (schemes: string[]) =>
  z.preprocess(
    empty,
    z
      .string()
      .refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol))
      .optional(),
  );

/** name@example.org or Doorways <name@example.org>; no line breaks, which could forge headers. */
const sender = /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** turn:relay.example.org:3478?transport=udp; several with commas. */
const iceServer = /^(?:stuns?|turns?):[\w.[\]:-]+(?:\?transport=(?:udp|tcp))?$/;
const list = (value: unknown) => (typeof value === 'string' ? value.split(',').map((one) => one.trim()) : value);

/** "40000-40999" */
function portsIn(text: string): readonly [number, number] | undefined {
  const [first = 0, last = 0] = text.split('-').map(Number);
  return first >= 1024 && first < last && last <= 65_535 ? [first, last] : undefined;
}

/** Long enough that an answer which repeats it can be told from one that doesn't. */
const modelKey = /^[\x21-\x7e]{8,500}$/;

const stripeKey = /^(?:sk|rk)_(?:test|live)_[A-Za-z0-9_]{8,300}$/;

const regionForm = /^[a-z0-9-]{2,40}$/;
const bucketKey = /^[\x21-\x7e]{3,200}$/;

/** Without encryption only on this machine: what members write goes there. */
function isEncryptedOrLocal(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  if (username || password || search || hash) return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** 127.0.0.1:9464 or [::1]:9464. */
const listenAddress = /^(?:\[([0-9a-f:.]{2,45})\]|([\w.-]{1,253})):(\d{1,5})$/i;

function isLoopbackUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'http:' && isLoopback(hostname);
}

const Variables = z.object({
  MODE: z.preprocess(empty, z.enum(['demo', 'production']).default('demo')),
  PORT: z.preprocess(empty, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.preprocess(empty, z.string().min(1).default('127.0.0.1')),
  DATA_DIR: z.preprocess(empty, z.string().min(1).default('./data')),
  DATABASE_URL: url(['postgres:', 'postgresql:']),
  REDIS_URL: url(['redis:', 'rediss:']),
  S3_BUCKET: z.preprocess(
    empty,
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
  ),
  S3_REGION: z.preprocess(empty, z.string().regex(regionForm).default('ap-southeast-2')),
  S3_ENDPOINT: z.preprocess(empty, z.string().max(300).refine(isEncryptedOrLocal).optional()),
  S3_ACCESS_KEY: z.preprocess(empty, z.string().regex(bucketKey).optional()),
  S3_SECRET_KEY: z.preprocess(empty, z.string().regex(bucketKey).optional()),
  S3_SECRET_KEY_FILE: z.preprocess(empty, z.string().min(1).optional()),
  PUBLIC_URL: url(['http:', 'https:']),
  SESSION_SECRET: z.preprocess(empty, z.string().min(32).optional()),
  PREVIOUS_SECRET: z.preprocess(empty, z.string().min(32).optional()),
  SMTP_URL: url(['smtp:', 'smtps:']),
  MAIL_FROM: z.preprocess(empty, z.string().max(200).regex(sender).optional()),
  PUSH_KEY: z.preprocess(
    empty,
    z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
  ),
  TURN_URLS: z.preprocess((value) => list(empty(value)), z.array(z.string().regex(iceServer)).max(8).default([])),
  TURN_SECRET: z.preprocess(empty, z.string().min(16).optional()),
  FORWARD_VOICES: z.preprocess(empty, z.enum(['on', 'off']).default('off')),
  FORWARD_ADDRESS: z.preprocess(empty, z.ipv4().optional()),
  FORWARD_PORTS: z.preprocess(
    empty,
    z
      .string()
      .regex(/^\d{4,5}-\d{4,5}$/)
      .refine((text) => portsIn(text) !== undefined)
      .optional(),
  ),
  MODEL_URL: z.preprocess(empty, z.string().max(300).refine(isEncryptedOrLocal).optional()),
  MODEL_NAME: z.preprocess(
    empty,
    z
      .string()
      .regex(/^[\w./:@+-]{1,100}$/)
      .optional(),
  ),
  MODEL_KEY: z.preprocess(empty, z.string().regex(modelKey).optional()),
  MODEL_KEY_FILE: z.preprocess(empty, z.string().min(1).optional()),
  REGION: z.preprocess(empty, z.enum(['AU', 'US']).default('AU')),
  BILLING_CURRENCY: z.preprocess(empty, z.enum(['USD', 'AUD']).default('USD')),
  SELLER_NAME: z.preprocess(empty, z.string().max(200).optional()),
  SELLER_ADDRESS: z.preprocess(empty, z.string().max(300).optional()),
  SELLER_ABN: z.preprocess(
    (value) => (typeof value === 'string' ? empty(value.replaceAll(' ', '')) : value),
    z
      .string()
      .regex(/^\d{11}$/)
      .refine((digits) => !abnError(digits))
      .optional(),
  ),
  STRIPE_KEY: z.preprocess(empty, z.string().regex(stripeKey).optional()),
  STRIPE_KEY_FILE: z.preprocess(empty, z.string().min(1).optional()),
  STRIPE_WEBHOOK_SECRET: z.preprocess(
    (value) => list(empty(value)),
    z
      .array(z.string().regex(/^whsec_[A-Za-z0-9+/=_-]{8,200}$/))
      .max(2)
      .default([]),
  ),
  STRIPE_URL: z.preprocess(empty, z.string().max(300).refine(isLoopbackUrl).optional()),
  LOG_LEVEL: z.preprocess(empty, z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info')),
  TRUSTED_PROXIES: z.preprocess(empty, z.coerce.number().int().min(0).max(10).default(0)),
  METRICS_ADDRESS: z.preprocess(empty, z.string().max(300).regex(listenAddress).optional()),
  METRICS_TOKEN: z.preprocess(
    empty,
    z
      .string()
      .regex(/^[\x21-\x7e]{32,500}$/)
      .optional(),
  ),
  RATE_LIMITS: z.preprocess(empty, z.enum(['on', 'off']).default('on')),
});

const rules: Record<keyof z.infer<typeof Variables>, string> = {
  MODE: 'is "demo" or "production"',
  PORT: 'is a whole number from 0 to 65535',
  HOST: 'is an address to listen on, such as 127.0.0.1',
  DATA_DIR: 'is a folder',
  DATABASE_URL: 'is an address such as postgres://user:password@localhost:5432/doorways, or empty',
  REDIS_URL: 'is an address such as redis://localhost:6379, or empty',
  S3_BUCKET: 'is the name of a bucket for files, such as doorways-files, or empty',
  S3_REGION: 'is the region of the bucket, such as ap-southeast-2',
  S3_ENDPOINT: 'is the https address of another maker’s server that speaks the protocol of S3, or empty',
  S3_ACCESS_KEY: 'is the id of the key for S3_BUCKET',
  S3_SECRET_KEY: 'is the secret part of the key for S3_BUCKET',
  S3_SECRET_KEY_FILE: 'is a file that holds the secret part of the key and nothing else, or empty',
  PUBLIC_URL: 'is the address people type, such as https://community.example.org',
  SESSION_SECRET: 'is at least 32 characters long',
  PREVIOUS_SECRET: 'is the SESSION_SECRET of before, at least 32 characters long, or empty',
  SMTP_URL: 'is the address of a mail server, such as smtps://user:password@mail.example.org',
  MAIL_FROM: 'is the sender of emails, such as Doorways <hello@example.org>',
  PUSH_KEY: 'is 43 characters of base64url: 32 random bytes, kept secret, the same in every process',
  TURN_URLS: 'is addresses such as turn:relay.example.org:3478 and stun:relay.example.org, with commas, or empty',
  TURN_SECRET: 'is the shared secret of the TURN server, at least 16 characters long',
  FORWARD_VOICES: 'is "on" or "off"',
  FORWARD_ADDRESS: 'is the IPv4 address at which browsers reach this machine, or empty',
  FORWARD_PORTS: 'is the first and the last UDP port, such as 40000-40999, or empty',
  MODEL_URL: 'is the address of an outside model, such as https://models.example.org/v1, or empty',
  MODEL_NAME: 'is the name of the model at MODEL_URL, at most 100 letters, digits and ./:@+-',
  MODEL_KEY: 'is the key for MODEL_URL, 8 to 500 characters without spaces, or empty',
  MODEL_KEY_FILE: 'is a file that holds the key for MODEL_URL and nothing else, or empty',
  REGION: 'is "AU" or "US"',
  BILLING_CURRENCY: 'is "USD" or "AUD"',
  SELLER_NAME: 'is the name of the business that sells plans, at most 200 characters, or empty',
  SELLER_ADDRESS: 'is the address of that business, at most 300 characters, or empty',
  SELLER_ABN: 'is its ABN, such as 51 824 753 556, if it is registered for GST, or empty',
  STRIPE_KEY: 'is a secret or restricted key of Stripe, such as rk_live_…, or empty',
  STRIPE_KEY_FILE: 'is a file that holds the key of Stripe and nothing else, or empty',
  STRIPE_WEBHOOK_SECRET:
    'is the signing secret of the endpoint at Stripe, such as whsec_…; while it is replaced, both with a comma',
  STRIPE_URL: 'is for tests: an address on this machine that answers as Stripe does, or empty',
  LOG_LEVEL: 'is silent, error, warn, info or debug',
  TRUSTED_PROXIES: 'is the number of proxies in front, from 0 to 10',
  METRICS_ADDRESS: 'is an address to listen on for Prometheus alone, such as 127.0.0.1:9464, or empty',
  METRICS_TOKEN: 'is what Prometheus says to read them, 32 to 500 characters without spaces, or empty',
  RATE_LIMITS: 'is "on", or "off" for measurements on loopback',
};

/** What deploy/env.example has in place of secrets: whoever can read it could open everything. */
const placeholder = 'CHANGE-ME';

export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = Variables.safeParse(env);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new ConfigError(names.map((name) => `${name} ${rules[name as keyof typeof rules]}.`));
  }
  const v = parsed.data;
  const unfilled = Object.keys(rules).filter((name) => v.MODE === 'production' && env[name]?.includes(placeholder));
  if (unfilled.length > 0) {
    throw new ConfigError(unfilled.map((name) => `${name} still has the ${placeholder} of the example.`));
  }
  const wrong = v.MODE === 'demo' ? demoRefusals(v, env) : productionRefusals(v);
  if (wrong.length > 0) throw new ConfigError(wrong);
  if (v.SMTP_URL && !v.MAIL_FROM) throw new ConfigError([`MAIL_FROM is missing: it ${rules.MAIL_FROM}.`]);
  if (v.TURN_URLS.some((url) => url.startsWith('turn')) && !v.TURN_SECRET) {
    throw new ConfigError([`TURN_SECRET is missing: it ${rules.TURN_SECRET}.`]);
  }
  const model = modelOf(v);
  const stripe = stripeOf(v);
  if (v.RATE_LIMITS === 'off' && !isLoopback(v.HOST)) {
    throw new ConfigError([`RATE_LIMITS ${rules.RATE_LIMITS}; HOST is ${v.HOST}.`]);
  }
  const dataDir = resolve(v.DATA_DIR);
  const shownHost = v.HOST === '127.0.0.1' || v.HOST === '::1' ? 'localhost' : v.HOST;
  return {
    mode: v.MODE,
    port: v.PORT,
    host: v.HOST,
    dataDir,
    databaseUrl: v.DATABASE_URL,
    redisUrl: v.REDIS_URL,
    bucket: bucketOf(v),
    publicUrl: (v.PUBLIC_URL ?? `http://${shownHost}:${v.PORT}`).replace(/(?<!\/)\/+$/, ''),
    // The demo keeps its own, so that a restart does not sign everybody out.
    sessionSecret: v.SESSION_SECRET ?? keptSecret(dataDir, 'session-secret'),
    previousSecret: v.PREVIOUS_SECRET,
    smtp: v.SMTP_URL && v.MAIL_FROM ? { url: v.SMTP_URL, from: v.MAIL_FROM } : undefined,
    pushKey: v.PUSH_KEY,
    turn: { urls: v.TURN_URLS, secret: v.TURN_SECRET },
    forwarding:
      v.FORWARD_VOICES === 'on'
        ? { address: v.FORWARD_ADDRESS, ports: v.FORWARD_PORTS === undefined ? undefined : portsIn(v.FORWARD_PORTS) }
        : undefined,
    model,
    region: v.REGION,
    billingCurrency: v.BILLING_CURRENCY,
    stripe,
    seller: { name: v.SELLER_NAME ?? 'Doorways', address: v.SELLER_ADDRESS ?? '', abn: v.SELLER_ABN },
    logLevel: v.LOG_LEVEL,
    trustedProxies: v.TRUSTED_PROXIES,
    metrics: metricsOf(v),
    rateLimits: v.RATE_LIMITS === 'on',
  };
}

function modelOf(v: z.infer<typeof Variables>): OutsideModel | undefined {
  if (!v.MODEL_URL) return undefined;
  if (!v.MODEL_NAME) throw new ConfigError([`MODEL_NAME is missing: it ${rules.MODEL_NAME}.`]);
  if (v.MODEL_KEY && v.MODEL_KEY_FILE) throw new ConfigError(['Set MODEL_KEY or MODEL_KEY_FILE, not both.']);
  const key = v.MODEL_KEY_FILE ? keyIn(v.MODEL_KEY_FILE, 'MODEL_KEY', modelKey) : v.MODEL_KEY;
  return { url: v.MODEL_URL.replace(/(?<!\/)\/+$/, ''), name: v.MODEL_NAME, key };
}

function stripeOf(v: z.infer<typeof Variables>): StripeAccount | undefined {
  if (v.STRIPE_KEY && v.STRIPE_KEY_FILE) throw new ConfigError(['Set STRIPE_KEY or STRIPE_KEY_FILE, not both.']);
  const key = v.STRIPE_KEY_FILE ? keyIn(v.STRIPE_KEY_FILE, 'STRIPE_KEY', stripeKey) : v.STRIPE_KEY;
  if (!key) return undefined;
  if (v.STRIPE_WEBHOOK_SECRET.length === 0) {
    throw new ConfigError([`STRIPE_WEBHOOK_SECRET is missing: it ${rules.STRIPE_WEBHOOK_SECRET}.`]);
  }
  const isLive = key.includes('_live_');
  if (isLive && (v.MODE === 'demo' || v.STRIPE_URL)) {
    throw new ConfigError([
      'STRIPE_KEY moves real money. The demo, and an address of tests, need a key of the test mode.',
    ]);
  }
  return { key, isLive, webhookSecrets: v.STRIPE_WEBHOOK_SECRET, url: v.STRIPE_URL ?? 'https://api.stripe.com' };
}

function metricsOf(v: z.infer<typeof Variables>): MetricsAddress | undefined {
  const [, six, other, digits] = listenAddress.exec(v.METRICS_ADDRESS ?? '') ?? [];
  const host = six ?? other;
  if (host === undefined) return undefined;
  const port = Number(digits);
  if (port > 65_535) throw new ConfigError([`METRICS_ADDRESS ${rules.METRICS_ADDRESS}.`]);
  if (!isLoopback(host) && !v.METRICS_TOKEN) {
    throw new ConfigError([`METRICS_TOKEN is missing: others can reach ${host}. It ${rules.METRICS_TOKEN}.`]);
  }
  return { host, port, token: v.METRICS_TOKEN };
}

function bucketOf(v: z.infer<typeof Variables>): FilesBucket | undefined {
  if (!v.S3_BUCKET) return undefined;
  if (v.S3_SECRET_KEY && v.S3_SECRET_KEY_FILE) {
    throw new ConfigError(['Set S3_SECRET_KEY or S3_SECRET_KEY_FILE, not both.']);
  }
  const secretKey = v.S3_SECRET_KEY_FILE ? keyIn(v.S3_SECRET_KEY_FILE, 'S3_SECRET_KEY', bucketKey) : v.S3_SECRET_KEY;
  if (!v.S3_ACCESS_KEY) throw new ConfigError([`S3_ACCESS_KEY is missing: it ${rules.S3_ACCESS_KEY}.`]);
  if (!secretKey) throw new ConfigError([`S3_SECRET_KEY is missing: it ${rules.S3_SECRET_KEY}.`]);
  const endpoint = v.S3_ENDPOINT?.replace(/(?<!\/)\/+$/, '');
  return { bucket: v.S3_BUCKET, region: v.S3_REGION, endpoint, accessKey: v.S3_ACCESS_KEY, secretKey };
}

type KeyName = 'MODEL_KEY' | 'STRIPE_KEY' | 'S3_SECRET_KEY';

function keyIn(file: string, name: KeyName, form: RegExp): string {
  let key = '';
  try {
    key = readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigError([`${name}_FILE can’t be read: it ${rules[`${name}_FILE`]}.`]);
  }
  if (!form.test(key)) throw new ConfigError([`${name}_FILE holds no key: ${name} ${rules[name]}.`]);
  return key;
}

function demoRefusals(v: z.infer<typeof Variables>, env: Record<string, string | undefined>) {
  const wrong: string[] = [];
  if (env.NODE_ENV === 'production') {
    wrong.push('NODE_ENV is "production", and demo mode has no locks. Set MODE=production as well.');
  }
  if (!isLoopback(v.HOST)) {
    wrong.push(`HOST ${v.HOST} can be reached by others, and in demo mode everyone is member 1. Use 127.0.0.1.`);
  }
  if (v.PUBLIC_URL && !isLoopback(new URL(v.PUBLIC_URL).hostname)) {
    wrong.push('PUBLIC_URL names a public address. Demo mode runs on this machine only; set MODE=production.');
  }
  return wrong;
}

function productionRefusals(v: z.infer<typeof Variables>) {
  const wrong: string[] = [];
  if (!v.SESSION_SECRET) wrong.push('SESSION_SECRET is missing: at least 32 random characters that you keep secret.');
  if (!v.PUBLIC_URL) wrong.push(`PUBLIC_URL is missing: it ${rules.PUBLIC_URL}.`);
  else if (new URL(v.PUBLIC_URL).protocol !== 'https:' && !isLoopback(new URL(v.PUBLIC_URL).hostname)) {
    wrong.push('PUBLIC_URL starts with http:, so sign-in cookies could be read on the way. Use https:.');
  }
  if (!v.SMTP_URL)
    wrong.push(`SMTP_URL is missing: without email no one can join or get back in. It ${rules.SMTP_URL}.`);
  return wrong;
}
