import { z } from 'zod';
import { id } from '#platform/contract/fields.ts';

export const byId = z.object({ id });
