import type { Descriptions } from '#platform/web/ui/described.ts';

export const descriptions: Descriptions = {
  'Record a request': 'Opens a form for what the police or a court asks for. Saving it keeps a copy.',
  'Keep a copy': 'Records the request and keeps a copy of what it names. Another administrator has to approve it.',
  'Approve this request': 'Asks for your reason. The copy can then be downloaded for 14 days.',
  'Refuse this request': 'Asks for your reason. The copy is deleted.',
  'Withdraw this request': 'Asks for your reason. The copy is deleted.',
  'Download the copy …':
    'Saves the file on this device, which is recorded. The member is told, unless a law forbids it.',
};
