import type { Handler } from '#platform/server/area.ts';
import type { getProviderAgreement as contract } from '../../contract.ts';
import type { AgreementRow } from './agreement-rows.ts';
import { agreementView } from './agreement-view.ts';

export const getProviderAgreement: Handler<typeof contract, AgreementRow> = ({
  found,
  principal,
  query,
  now,
  services,
}) => agreementView({ query, config: services.config, now, viewer: principal.id }, found);
