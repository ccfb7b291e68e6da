import type { Media } from '../../contract.ts';

const names = { image: 'picture', video: 'clip', audio: 'audio note' } as const;

export const nameOfKind = (kind: Media['kind']) => names[kind];
