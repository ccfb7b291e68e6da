import type { Seed } from '#platform/server/area.ts';

export const seed: Seed = async () => undefined;
