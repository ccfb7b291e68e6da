import { Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { dayText } from '#platform/web/ui/date-text.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Provider, Vacancy } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { useEndVacancy, useRenew } from './own-data.ts';
import { closeToPart, PartHead } from './part-head.tsx';
import { VacancyDialog } from './vacancy-dialog.tsx';

export function VacanciesPart({ provider }: { readonly provider: Provider }) {
  const [adding, setAdding] = useState(false);
  const { vacancies } = provider;
  return (
    <>
      <PartHead
        title="Vacancies"
        text={`A vacancy drops after ${limits.vacancyDays} days unless you renew it. We tell you four days before.`}
        action={
          vacancies.length < limits.vacancies && (
            <Button icon={Plus} onClick={() => setAdding(true)}>
              Announce a vacancy
            </Button>
          )
        }
      />
      {vacancies.length === 0 ? (
        <EmptyState title="No vacancies">
          <p>Say where you have space, and people who search for it find you.</p>
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list provider-check-list" role="list">
          {vacancies.map((vacancy) => (
            <OwnVacancy key={vacancy.id} provider={provider} vacancy={vacancy} />
          ))}
        </ul>
      )}
      {adding && <VacancyDialog provider={provider} onClose={() => setAdding(false)} />}
    </>
  );
}

function OwnVacancy({ provider: { id }, vacancy }: { readonly provider: Provider; readonly vacancy: Vacancy }) {
  const { id: vacancyId, serviceName, words, postcodes, startsOn, endsOn } = vacancy;
  const [asking, setAsking] = useState(false);
  const renew = useRenew({
    onDone: ({ vacancies }) => {
      const now = vacancies.find((one) => one.id === vacancyId);
      toast({ title: 'Vacancy renewed', ...(now && { description: `It ends on ${dayText(now.endsOn)}.` }) });
    },
    onFail: failed('Couldn’t renew the vacancy'),
  });
  const end = useEndVacancy({
    onDone: () => {
      closeToPart(() => setAsking(false));
      toast({ title: 'Vacancy ended' });
    },
    onFail: failed('Couldn’t end the vacancy'),
  });
  return (
    <li className="sheet provider-check" id={`own-vacancy-${vacancyId}`}>
      <h3>{words}</h3>
      <p>
        {serviceName || 'All services'}
        {postcodes.length > 0 && `, ${postcodes.join(', ')}`}. From {dayText(startsOn)}. Shown until {dayText(endsOn)}.
      </p>
      <div className="row">
        <Button
          icon={RefreshCw}
          description="renew a vacancy"
          pending={renew.pending}
          onClick={() => renew.mutate({ id, vacancyId })}
        >
          Renew for {limits.vacancyDays} days<span className="vh">: {words}</span>
        </Button>
        <Button description="end a vacancy" onClick={() => setAsking(true)}>
          It’s filled<span className="vh">: {words}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`End “${words}”?`}
        confirmLabel="End the vacancy"
        pending={end.pending}
        onConfirm={() => end.mutate({ id, vacancyId })}
        onCancel={() => setAsking(false)}
      >
        No one sees it from then on. You can announce another one.
      </ConfirmDialog>
    </li>
  );
}
