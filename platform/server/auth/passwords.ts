import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { makeQueue } from '../queue.ts';
import type { Passwords } from '../services.ts';

/** argon2id with what OWASP asks for at least; a hash takes 19 MiB while it is made. */
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;
const present = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

/** Longer ones are nobody's password: the contract takes 128 characters. */
const longest = 1000;
/** At once, and waiting for their turn: a crowd of sign-ins uses no more memory and threads than this. */
const most = { running: 2, waiting: 100 };

const argon2Of = promisify(argon2);
const scryptOf = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

const plain = (password: string) => password.normalize('NFKC');
const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

interface Stored {
  readonly id: string;
  readonly parameters: Readonly<Record<string, number>>;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** The PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. */
function readStored(text: string): Stored {
  const [, id = '', ...parts] = text.split('$');
  const [salt = '', hash = ''] = parts.slice(-2);
  const named = parts.slice(0, -2).flatMap((part) => part.split(','));
  const parameters = Object.fromEntries(named.map((one) => one.split('=')).map(([name = '', n]) => [name, Number(n)]));
  return { id, parameters, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

async function hashAs({ id, parameters, salt, hash }: Stored, password: string): Promise<Buffer> {
  const { m = 0, t = 0, p = 1, ln = 0, r = 0 } = parameters;
  switch (id) {
    case 'argon2id':
      return argon2Of(id, {
        message: password,
        nonce: salt,
        memory: m,
        passes: t,
        parallelism: p,
        tagLength: hash.length,
      });
    // What passwords were stored as before: it is replaced when its owner signs in.
    case 'scrypt':
      return scryptOf(password, salt, hash.length, { N: 2 ** ln, r, p, maxmem: 2 ** ln * r * 256 });
    default:
      throw new Error(`Passwords stored as "${id}" are unknown.`);
  }
}

export function makePasswords(): Passwords {
  const inQueue = makeQueue(most);
  let nobodys: Promise<string> | undefined;
  const hash = async (password: string) => {
    if (password.length > longest) throw new Error('This is too long for a password.');
    const nonce = randomBytes(16);
    const message = plain(password);
    const made = await inQueue(() => argon2Of('argon2id', { message, nonce, memory, passes, parallelism, tagLength }));
    return `${present}${base64(nonce)}$${base64(made)}`;
  };
  return {
    hash,
    verify: async (given, password) => {
      if (password.length > longest) return false;
      nobodys ??= hash(randomBytes(16).toString('hex')).catch((error) => {
        nobodys = undefined;
        throw error;
      });
      const stored = readStored(given ?? (await nobodys));
      const made = await inQueue(() => hashAs(stored, plain(password)));
      return timingSafeEqual(made, stored.hash) && given !== undefined;
    },
    isOutdated: (given) => !given.startsWith(present),
  };
}
