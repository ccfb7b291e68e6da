import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { moneyText } from '#platform/contract/money.ts';
import { unitWords } from '#platform/contract/price-units.ts';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Provider, ProviderService } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { deliveryText } from '../words.ts';
import { useEditService, useRemoveService } from './own-data.ts';
import { closeToPart, PartHead } from './part-head.tsx';
import { ServiceDialog, serviceContent } from './service-dialog.tsx';

export function ServicesPart({ provider }: { readonly provider: Provider }) {
  const [editing, setEditing] = useState<ProviderService | 'new'>();
  const { services } = provider;
  return (
    <>
      <PartHead
        title="Services"
        text={`${services.length} of at most ${limits.services}. A closed service stays here, and no one else sees it.`}
        action={
          services.length < limits.services && (
            <Button icon={Plus} onClick={() => setEditing('new')}>
              Add a service
            </Button>
          )
        }
      />
      {services.length === 0 ? (
        <EmptyState title="No services yet">
          <p>People search by what you offer. Add your first service.</p>
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list provider-check-list" role="list">
          {services.map((service) => (
            <OwnService key={service.id} provider={provider} service={service} onEdit={() => setEditing(service)} />
          ))}
        </ul>
      )}
      {editing && (
        <ServiceDialog
          provider={provider}
          service={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

interface OwnServiceProps {
  readonly provider: Provider;
  readonly service: ProviderService;
  readonly onEdit: () => void;
}

function OwnService({ provider: { id }, service, onEdit }: OwnServiceProps) {
  const { id: serviceId, serviceName, isActive, unitPrice, unitType, version } = service;
  const [asking, setAsking] = useState(false);
  const edit = useEditService();
  const remove = useRemoveService({
    onDone: () => {
      closeToPart(() => setAsking(false));
      toast({ title: 'Service removed' });
    },
    onFail: failed('Couldn’t remove the service'),
  });
  const turn = async () => {
    try {
      await edit.mutateAsync({ id, serviceId, ...serviceContent(service, !isActive), version });
      announce(isActive ? `${serviceName} is closed` : `${serviceName} is open`);
    } catch (error) {
      failed('That didn’t work')(error as Error);
    }
  };
  return (
    <li className="sheet provider-check" id={`own-service-${serviceId}`}>
      <h3>{serviceName}</h3>
      <div className="row">
        <Chip tone={isActive ? 'ok' : 'warn'}>{isActive ? 'Open' : 'Closed'}</Chip>
        <span>
          {moneyText(unitPrice)} {unitWords[unitType]}
        </span>
        <span>{deliveryText(service)}</span>
      </div>
      <div className="row">
        <Button icon={Pencil} description="edit a part of a listing" onClick={onEdit}>
          Edit<span className="vh"> {serviceName}</span>
        </Button>
        <Button description="close or open a service" pending={edit.pending} onClick={() => void turn()}>
          {isActive ? 'Close' : 'Open again'}
          <span className="vh"> {serviceName}</span>
        </Button>
        <Button icon={Trash2} description="remove a part of a listing" onClick={() => setAsking(true)}>
          Remove<span className="vh"> {serviceName}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Remove ${serviceName}?`}
        confirmLabel="Remove the service"
        danger
        pending={remove.pending}
        onConfirm={() => remove.mutate({ id, serviceId })}
        onCancel={() => setAsking(false)}
      >
        It can’t be brought back. Its vacancies go with it, and its open bookings are cancelled. To keep it for later,
        close it instead.
      </ConfirmDialog>
    </li>
  );
}
