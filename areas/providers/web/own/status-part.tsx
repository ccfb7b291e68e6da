import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { dayText } from '#platform/web/ui/date-text.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Provider } from '../../contract.ts';
import { checkWords } from '../words.ts';
import { useDeleteListing } from './own-data.ts';
import { type Paper, papersOf } from './papers.ts';
import { PartHead } from './part-head.tsx';

const stateWords: Readonly<Record<Paper['state'], string>> = {
  current: 'In order',
  soon: 'Ends soon',
  expired: 'Expired',
  refused: 'Couldn’t be confirmed',
  never: 'Not checked yet',
  outdated: 'To be checked again',
};

/** What is in order, and what administrators still have to check. */
export function StatusPart({ provider }: { readonly provider: Provider }) {
  const { id, businessName, isActive, myRole, storedStatus, whyNotBooked } = provider;
  const papers = papersOf(provider);
  const open = papers.filter(({ state }) => state !== 'current' && state !== 'soon');
  return (
    <>
      <PartHead
        title="Status"
        text="Badges come from what our administrators have seen, with its date. No one can set or buy one."
      />
      <Notice tone={isActive ? 'ok' : 'info'} title={isActive ? 'Everyone can find it' : 'Not published yet'}>
        {isActive
          ? whyNotBooked || 'People can find it, compare it and ask you.'
          : 'An administrator publishes it once the business was seen on the Australian Business Register.'}
      </Notice>
      {storedStatus === 'pending' && (
        <Notice title="Registration pending">
          It is active once we have seen it on the NDIS Commission’s register.
        </Notice>
      )}
      <h3>What administrators still have to check</h3>
      {open.length === 0 ? (
        <p>Nothing: all of it is in order.</p>
      ) : (
        <ul className="provider-points">
          {open.map(({ kind, state }) => (
            <li key={kind}>
              {checkWords[kind]}: {stateWords[state].toLowerCase()}
            </li>
          ))}
        </ul>
      )}
      <TableOrList
        caption="Papers, and how long they hold. You are told 60, 30 and 7 days before an end."
        columns={[
          { key: 'kind', label: 'Paper', cell: ({ kind }) => checkWords[kind] },
          {
            key: 'state',
            label: 'Status',
            cell: ({ state }) => (
              <Chip tone={state === 'current' ? 'ok' : state === 'soon' || state === 'never' ? 'warn' : 'danger'}>
                {stateWords[state]}
              </Chip>
            ),
          },
          { key: 'until', label: 'Holds until', cell: ({ until }) => (until ? dayText(until) : 'No date') },
        ]}
        rows={papers}
        rowKey={({ kind }) => kind}
      />
      {isActive && (
        <div className="row">
          <ButtonLink href={`/ndis-providers/${id}`} description="the profile of a provider">
            See the public profile
          </ButtonLink>
        </div>
      )}
      {myRole === 'owner' && <Delete id={id} businessName={businessName} />}
    </>
  );
}

function Delete({ id, businessName }: { readonly id: number; readonly businessName: string }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteListing({
    onDone: () => {
      toast({ title: 'Listing deleted' });
      navigate('/ndis-providers/mine', { replace: true });
    },
    onFail: (error) => {
      setAsking(false);
      failed('Couldn’t delete the listing')(error);
    },
  });
  return (
    <div className="row">
      <Button icon={Trash2} description="delete a listing" onClick={() => setAsking(true)}>
        Delete this listing
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${businessName} for good?`}
        confirmLabel="Delete the listing"
        danger
        pending={remove.pending}
        onConfirm={() => remove.mutate({ id })}
        onCancel={() => setAsking(false)}
      >
        Services, workers, vacancies and everything that was checked go with it. Open bookings are cancelled. It can’t
        be brought back.
      </ConfirmDialog>
    </div>
  );
}
