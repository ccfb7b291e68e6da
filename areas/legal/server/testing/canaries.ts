import { type Canaries, chosen, fileKey, ours } from '#platform/server/testing/canaries.ts';

const ofLaw = 'Words of an administrator about what the law asks for; the record stays, without the member’s number.';

export const canaries: Canaries = {
  wordless: {
    'legal_requests.agency': ofLaw,
    'legal_requests.reference': ofLaw,
    'legal_requests.basis': ofLaw,
    'legal_requests.reason': ofLaw,
    'legal_requests.silent_reason': ofLaw,
    'legal_requests.parts': ours,
    'legal_requests.state': chosen,
    'legal_requests.copy': chosen,
    'legal_requests.file_key': fileKey,
    'legal_requests.sha256': ours,
  },
};
