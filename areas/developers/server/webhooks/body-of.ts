import type { pingEvent, WebhookEvent } from '../../pure/options.ts';

/** What is sent: it names things by their numbers, and whoever may read them reads them with a key. */
interface Told {
  readonly type: WebhookEvent | typeof pingEvent;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, number | string>>;
}

export const bodyOf = (told: Told): string => JSON.stringify(told);
