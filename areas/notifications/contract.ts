import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { browsersPart } from './contract/browsers.ts';
import { notificationsPart } from './contract/notifications.ts';
import { settingsPart } from './contract/settings.ts';
import { unsubscriptionPart } from './contract/unsubscription.ts';

export * from './contract/browsers.ts';
export * from './contract/notifications.ts';
export * from './contract/settings.ts';
export * from './contract/unsubscription.ts';

export const notificationsContract = areaContract({
  name: 'notifications',
  ...joinParts(browsersPart, notificationsPart, settingsPart, unsubscriptionPart),
});
