import { seal, unseal } from '#platform/server/auth/seal.ts';
import type { Config } from '#platform/server/config.ts';
import type { PassportItem } from '../contract.ts';

export const purpose = 'passport';
export const owner = (userId: number) => `member ${userId}`;
type Said = Omit<PassportItem, 'id'>;

export const sealItem = (config: Config, userId: number, { feature, text }: Said): string =>
  seal(config, purpose, owner(userId), JSON.stringify({ feature, text }));

export const openItem = (config: Config, userId: number, sealed: string): Said =>
  JSON.parse(unseal(config, purpose, owner(userId), sealed)) as Said;

export const sealTitle = (config: Config, userId: number, title: string): string =>
  seal(config, purpose, owner(userId), title);

export const openTitle = (config: Config, userId: number, sealed: string): string =>
  unseal(config, purpose, owner(userId), sealed);
