/** The part of Web Cryptography that the diary uses. Browsers and Node have it alike, and their types differ. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A key inside the browser or the server; its bytes stay there. */
export interface Key {
  readonly type: string;
}

interface Cipher {
  readonly name: 'AES-GCM';
  readonly iv: Bytes;
  readonly additionalData: Bytes;
}
type Use = 'encrypt' | 'decrypt' | 'wrapKey' | 'unwrapKey';

export interface WebCrypto {
  getRandomValues(bytes: Bytes): Bytes;
  readonly subtle: {
    digest(name: 'SHA-256', data: Bytes): Promise<ArrayBuffer>;
    encrypt(cipher: Cipher, key: Key, data: Bytes): Promise<ArrayBuffer>;
    decrypt(cipher: Cipher, key: Key, data: Bytes): Promise<ArrayBuffer>;
    importKey(
      format: 'raw',
      data: Bytes,
      algorithm: 'AES-GCM' | 'AES-KW',
      extractable: boolean,
      uses: Use[],
    ): Promise<Key>;
    wrapKey(format: 'raw', key: Key, wrapping: Key, algorithm: 'AES-KW'): Promise<ArrayBuffer>;
    unwrapKey(
      format: 'raw',
      wrapped: Bytes,
      wrapping: Key,
      algorithm: 'AES-KW',
      of: 'AES-GCM',
      extractable: boolean,
      uses: Use[],
    ): Promise<Key>;
  };
}

export const webCrypto = (globalThis as unknown as { readonly crypto: WebCrypto }).crypto;
