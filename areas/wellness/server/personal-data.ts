import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';
import { statement } from '#platform/server/statement.ts';
import type { ShareContent } from '../contract/shares.ts';
import { appointmentColumns, appointmentSections } from './appointments/personal-data.ts';
import { from } from './from.ts';
import { medicineColumns, medicineSections } from './medicines/personal-data.ts';
import { openRows, wholeDiary } from './records.ts';

const helperRows = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_helpers as h')
    .innerJoin('users as u', 'u.id', 'h.helper_id')
    .select((e) => ['u.name as helper', isoTime(e.ref('h.since')).as('since')])
    .where('h.user_id', '=', v.userId)
    .where((e) => notBlocked(v.userId, e.ref('h.helper_id')))
    .orderBy('h.since'),
);
const helpedRows = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_helpers as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select((e) => ['u.name as member', isoTime(e.ref('h.since')).as('since')])
    .where('h.helper_id', '=', v.userId)
    .where((e) => notBlocked(v.userId, e.ref('h.user_id')))
    .orderBy('h.since'),
);

const shareRows = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_shares as s')
    .select((e) => [
      's.record_id as recordId',
      isoTime(e.ref('s.created_at')).as('since'),
      isoTime(e.ref('s.until')).as('until'),
      sql<string[]>`array${from
        .selectFrom('wellness_share_openings as o')
        .select((o) => isoTime(o.ref('o.at')).as('at'))
        .where((o) => sql<boolean>`${o.ref('o.share_id')} = ${e.ref('s.id')}`)
        .orderBy('o.id')}`.as('openedAt'),
    ])
    .where('s.user_id', '=', v.userId)
    .orderBy('s.id'),
);

const keyRows = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_keys as k')
    .select((e) => ['k.generation', 'k.mode', isoTime(e.ref('k.created_at')).as('since')])
    .where('k.user_id', '=', v.userId)
    .orderBy('k.generation'),
);

/** The link of a share would open it for everyone who gets hold of the copy. */
const withoutSecrets = (kind: string, content: object) => {
  if (kind !== 'share') return content;
  const { key: _key, token: _token, code: _code, ...said } = content as ShareContent;
  return said;
};

export const personalData: PersonalData = {
  columns: {
    'wellness_helpers.user_id': 'goes',
    'wellness_helpers.helper_id': 'goes',
    'wellness_share_openings.by_id': 'loses the person',
    'wellness_shares.recipient_id': 'goes',
    'wellness_shares.user_id': 'goes',
    'wellness_imports.user_id': 'goes',
    'wellness_imported.user_id': 'goes',
    'wellness_keys.user_id': 'goes',
    'wellness_records.user_id': 'goes',
    'wellness_records.by_id': 'loses the person',
    ...medicineColumns,
    ...appointmentColumns,
  },
  export: async ({ query, userId, config }) => {
    const diary = { query, config, userId, now: new Date(0) };
    const records = await openRows<object>(diary, await wholeDiary(diary));
    return [
      {
        name: 'wellness-diary',
        title: 'Your wellness diary',
        about: 'Everything in your diary. What you sealed with a passphrase is here sealed: only you can open it.',
        rows: records.map(({ row, opened }) => ({
          number: row.id,
          kind: row.kind,
          day: row.day,
          at: row.at,
          writtenBy: row.byName,
          private: row.isPrivate,
          shareWithHealthcare: row.shareWithHealthcare,
          ...('content' in opened ? withoutSecrets(row.kind, opened.content) : opened),
        })),
      },
      {
        name: 'wellness-keys',
        title: 'How your diary is kept',
        about: 'Whether we can open your diary for you, or only you can with your passphrase.',
        rows: await query(keyRows, { userId }),
      },
      {
        name: 'wellness-shares',
        title: 'What you share of your diary',
        about: 'Until when you share it, and when it was opened. Its name is in your diary.',
        rows: await query(shareRows, { userId }),
      },
      {
        name: 'wellness-helpers',
        title: 'Helpers with your diary',
        about: 'Your helpers, who may write in your diary, and the members whom you help.',
        rows: [...(await query(helperRows, { userId })), ...(await query(helpedRows, { userId }))],
      },
      ...(await medicineSections(query, userId)),
      ...(await appointmentSections(query, userId)),
    ];
  },
  erase: nothingMore,
};
