import type { Handler } from '#platform/server/area.ts';
import type { getProviderFile as contract } from '../../contract.ts';
import { providerFile } from './provider-file.ts';

export const getProviderFile: Handler<typeof contract> = (ask) => providerFile(ask, ask.input.id);
