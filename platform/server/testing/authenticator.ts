import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

const head = (major: number, size: number) => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
};

/** As much of RFC 8949 as an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

export interface Options {
  readonly challenge: string;
  readonly rpId?: string;
}

/** What an authenticator does, in a few lines: one key, a counter, and faults on request. */
export function makeAuthenticator({ rpId = 'localhost', origin = 'http://localhost:3000' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authData = (flags: number, count: number, more: Uint8Array = Buffer.alloc(0)) => {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), number, more]);
  };
  const present = 0x01;
  const verified = 0x04;
  const withKey = 0x40;
  const answer = (response: Record<string, unknown>) => ({
    id: base64(id),
    rawId: base64(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });
  return {
    create: ({ challenge }: Options) => {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, id.length]);
      const data = authData(
        present | verified | withKey,
        counter,
        Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]),
      );
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return answer({
        clientDataJSON: base64(clientData('webauthn.create', challenge)),
        attestationObject: base64(cbor(attestation)),
        transports: ['internal'],
      });
    },
    get: (
      { challenge }: Options,
      fault: { origin?: string; unverified?: boolean; counter?: number; forged?: boolean } = {},
    ) => {
      counter += 1;
      const data = authData(fault.unverified ? present : present | verified, fault.counter ?? counter);
      const client = clientData('webauthn.get', challenge, fault.origin);
      const signed = Buffer.concat([data, sha256(client)]);
      const signature = sign('sha256', fault.forged ? Buffer.concat([signed, Buffer.from([0])]) : signed, privateKey);
      return answer({
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
      });
    },
  };
}
