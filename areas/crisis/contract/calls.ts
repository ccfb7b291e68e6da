import { z } from 'zod';
import { CallSetup } from '#platform/contract/call.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { RequestId } from './requests.ts';

export const getCrisisCall = operation({
  name: 'getCrisisCall',
  method: 'GET',
  path: '/api/crisis-support/{id}/call',
  policy: 'crisis.call',
  lane: 'reserved',
  summary:
    'What a browser needs to join the call of a request. For its author and its supporter, while the request is open.',
  params: z.object({ id: RequestId }),
  output: json(CallSetup),
});

export const callsPart = contractPart({ operations: [getCrisisCall] });
