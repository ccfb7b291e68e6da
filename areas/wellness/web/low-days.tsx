import { useSafetyPlan } from '#areas/crisis/web/public.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { DiaryEntry } from '../pure/entry.ts';
import { lowDays } from '../pure/low-days.ts';
import type { Here } from './zone.ts';

/** After several low days in a row: what could help. No one is told, and it can be turned off. */
export function LowDays({ entries, here }: { readonly entries: readonly DiaryEntry[]; readonly here: Here }) {
  const days = lowDays(entries, here.now, here.zone);
  // Sealed with a passphrase of its own: only that it is there is known here.
  const plan = useSafetyPlan(days.length > 0);
  if (days.length === 0) return null;
  const hasPlan = typeof plan.data?.sealed === 'string';
  return (
    <Notice
      title={`Your mood was low on the last ${days.length} days you wrote about`}
      action={
        <>
          {hasPlan && <ButtonLink href="/crisis-support/plan">My safety plan</ButtonLink>}
          <ButtonLink href="/crisis-support">Ways to get help</ButtonLink>
          <ButtonLink variant="quiet" href="/wellness-tracking/settings#low-days">
            Change this offer
          </ButtonLink>
        </>
      }
    >
      {hasPlan
        ? 'Your safety plan says in your own words what helps you. Talking with someone can help, too.'
        : 'Talking with someone can help.'}{' '}
      Only you see this.
    </Notice>
  );
}
