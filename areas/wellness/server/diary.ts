import type { UseCase } from '#platform/server/area.ts';
import type { Diary } from './records.ts';

/** The diary of the member who asks. */
export const diaryOf = ({
  query,
  services,
  principal,
  now,
}: Pick<UseCase<unknown>, 'query' | 'services' | 'principal' | 'now'>): Diary => ({
  query,
  config: services.config,
  userId: principal.id,
  now,
});
