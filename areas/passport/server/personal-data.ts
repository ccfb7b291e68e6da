import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';
import { featureLabel } from '../pure/features.ts';
import { openItem, openTitle } from './seal.ts';

export const personalData: PersonalData = {
  columns: {
    'passports.user_id': 'goes',
    'passport_items.user_id': 'goes',
    'passport_shares.user_id': 'goes',
    'passport_shares.recipient_id': 'goes',
  },
  export: async ({ query, userId, config }) => {
    const items = await query<{ id: number; sealed: string; at: string }>(
      '',
      `select id, sealed, ${isoTime('created_at')} as at from passport_items where user_id = $1 order by position, id`,
      [userId],
    );
    const shares = await query<{ sealed: string; target: string; href: string; at: string; openedAt: string | null }>(
      '',
      `select s.title_sealed as sealed, s.target, s.href, ${isoTime('s.shared_at')} as at,
         ${isoTime('s.last_opened_at')} as "openedAt"
       from passport_shares s where s.user_id = $1 order by s.id`,
      [userId],
    );
    return [
      {
        name: 'passport',
        title: 'Your access passport',
        about: 'Your access needs. They’re stored sealed.',
        rows: items.map(({ id, sealed, at }) => {
          const { feature, text } = openItem(config, userId, id, sealed);
          return { need: feature ? featureLabel(feature, config.region) : text, at };
        }),
      },
      {
        name: 'passport-shares',
        title: 'Where you share needs',
        about: 'What you attached needs to, and when it was last opened.',
        rows: shares.map(({ sealed, target, ...rest }) => ({ to: openTitle(config, userId, target, sealed), ...rest })),
      },
    ];
  },
  erase: nothingMore,
};
