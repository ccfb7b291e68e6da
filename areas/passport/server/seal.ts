import type { Config } from '#platform/server/config.ts';
import { readable, sealedText, unreadable } from '#platform/server/sealed.ts';
import type { PassportItem } from '../contract.ts';

const purpose = 'passport';
const former = ({ user_id }: { readonly user_id: string | number }) => `member ${user_id}`;

export const items = sealedText({
  table: 'passport_items',
  column: 'sealed',
  row: ['id', 'user_id'],
  purpose,
  former,
});
export const titles = sealedText({
  table: 'passport_shares',
  column: 'title_sealed',
  row: ['target', 'user_id'],
  purpose,
  former,
  openElsewhere: 'An event’s name is kept with the event.',
});

export const sealItem = (
  config: Config,
  userId: number,
  { id, feature, text }: Pick<PassportItem, 'id' | 'feature' | 'text'>,
): string => items.put(config, { id, user_id: userId }, JSON.stringify({ feature, text }));

export const openItem = (config: Config, userId: number, id: number, sealed: string): PassportItem =>
  readable(
    () => {
      const { feature, text } = JSON.parse(items.take(config, { id, user_id: userId }, sealed)) as PassportItem;
      return { id, feature, text };
    },
    { id, feature: null, text: unreadable },
  );

export const sealTitle = (config: Config, userId: number, target: string, title: string): string =>
  titles.put(config, { target, user_id: userId }, title);

export const openTitle = (config: Config, userId: number, target: string, sealed: string): string =>
  readable(() => titles.take(config, { target, user_id: userId }, sealed), unreadable);
