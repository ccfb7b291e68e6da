import { moneyText } from '#platform/contract/money.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { AdAccount, AdSpending } from '../contract.ts';

/** Why nothing that costs money is shown, and what its owner can do about it. Nothing where all is well. */
export function Paused({ account, spending }: { readonly account: AdAccount; readonly spending: AdSpending }) {
  const { stopped, myRole } = account;
  const { spent, limit } = spending.month;
  const isOwner = myRole === 'owner';
  if (stopped === 'no-card') {
    return (
      <Notice tone="warn" title="No ads that cost money are shown">
        {isOwner ? (
          <p>
            There is no card to pay with. Add one under <Link href="/subscription">Subscription</Link>.
          </p>
        ) : (
          <p>There is no card to pay with. The owner of the account can add one.</p>
        )}
      </Notice>
    );
  }
  if (stopped === 'unpaid') {
    return (
      <Notice tone="warn" title="Ads are paused until a bill is paid">
        {isOwner ? (
          <p>
            A bill for ads could not be taken. Pay it under <Link href="/subscription?tab=billing">Subscription</Link>,
            and they continue.
          </p>
        ) : (
          <p>A bill for ads could not be taken. The owner of the account can pay it.</p>
        )}
      </Notice>
    );
  }
  if (limit && spent.minor >= limit.minor) {
    return (
      <Notice tone="warn" title="Ads are paused until next month">
        <p>
          The spend limit of {moneyText(limit)} a month is reached.
          {isOwner && (
            <>
              {' '}
              They continue next month, or with <Link href="/pricing">a bigger plan</Link>.
            </>
          )}
        </p>
      </Notice>
    );
  }
  return null;
}
