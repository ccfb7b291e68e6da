import type { CrisisHotline, Region } from '../contract.ts';
import { factsOf } from './services.ts';

/** The lines that can be called, in the form of the public call. */
export const hotlines = (region: Region): CrisisHotline[] =>
  factsOf[region]
    .filter(({ group }) => region === 'US' || group === 'crisis')
    .flatMap(({ id, name, purpose, audience, channels, hoursInWords }) => {
      const phone = channels.find(({ kind }) => kind === 'call');
      const sms = channels.find(({ kind }) => kind === 'text');
      if (!phone) return [];
      return {
        id,
        name,
        description: purpose,
        phoneNumber: phone.label,
        ...(sms && { textNumber: sms.label.replace('SMS ', '') }),
        availability: hoursInWords || 'Hours not known',
        specialties: audience ? [audience] : [],
      };
    });
