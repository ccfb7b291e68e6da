import type { Content } from '#platform/contract/operation.ts';

/** Bytes as a store keeps them: how many, and what reads them, whole or in part. */
export type Stored = Pick<Content, 'length' | 'read'>;
