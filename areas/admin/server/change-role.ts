import { changeRole } from '#areas/account/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { grantRole as grant, revokeRole as revoke } from '../contract.ts';
import { memberDetail } from './member-detail.ts';

export const grantRole: Handler<typeof grant> = async (useCase) => {
  await changeRole(useCase, useCase.input, 'given');
  return memberDetail(useCase.query, useCase.input.id);
};

export const revokeRole: Handler<typeof revoke> = async (useCase) => {
  await changeRole(useCase, useCase.input, 'taken');
  return memberDetail(useCase.query, useCase.input.id);
};
