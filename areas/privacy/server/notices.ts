import { type Notices, tells } from '#platform/server/notices.ts';
import { dataExportReady } from '../contract.ts';

export const notices: Notices = {
  kinds: [
    {
      kind: 'dataExportReady',
      when: tells(dataExportReady, ({ event: { userId: to, exportId: item } }) => [{ to, item }]),
      group: 'Your account',
      words: 'The copy of your data is ready',
      did: 'The copy of your data is ready to download',
      byHouse: true,
      why: 'You asked for it.',
      link: () => '/settings/privacy',
    },
  ],
};
