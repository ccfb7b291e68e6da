import type { Handler } from '#platform/server/area.ts';
import { moment, once } from '#platform/server/statement.ts';
import { type addProviderStaff as contract, providerEdited } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { from } from './from.ts';
import type { OwnProvider } from './policy.ts';
import { readProvider } from './read-provider.ts';
import { refresh } from './refresh.ts';
import { assertRoom } from './room.ts';

const unique = (words: readonly string[]) => [...new Set(words)];

export const addProviderStaff: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, query, emit, now, principal } = ask;
  const { id } = input;
  await assertRoom(query, id, 'provider_staff', limits.staff);
  const at = moment(now.toISOString());
  const values = {
    provider_id: id,
    first_name: input.firstName,
    last_name: input.lastName,
    position: input.position,
    qualifications: unique(input.qualifications),
    certifications: unique(input.certifications),
    specializations: unique(input.specializations),
    years_experience: input.yearsExperience,
    languages: unique(input.languagesSpoken),
    gender: input.gender,
    // A clearance is checked on the national register, not here: its number would only be something to lose.
    screening_ending: input.workerScreeningNumber.slice(-3),
    bio: input.bio,
    is_active: input.isActive,
    is_bookable: input.isAvailableForBooking,
    created_at: at,
    updated_at: at,
  };
  await query(once(from.insertInto('provider_staff').values(values)));
  await refresh(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
