import type { HelpChannel, HelpService } from '../contract.ts';
import type { Hours } from './hours.ts';

/** What somebody needs now, most pressing first. */
export const needs = ['danger', 'distress', 'violence', 'everyday'] as const;
export type Need = (typeof needs)[number];

/** A channel that keeps other hours than its service says so. */
export type ChannelFacts = HelpChannel & { readonly hours?: Hours };

/** A service as it is written down; openNow and opens follow from its hours. */
export interface ServiceFacts extends Omit<HelpService, 'channels' | 'hours' | 'openNow' | 'opens' | 'lastChecked'> {
  readonly channels: readonly ChannelFacts[];
  /** Needs that it is there for. */
  readonly needs: readonly Need[];
  readonly hours: Hours;
  /** The hours in words; empty: not known. */
  readonly hoursInWords: string;
}

const digits = (number: string) => number.replaceAll(/\D/g, '');

export const call = (number: string, note = ''): HelpChannel => ({
  kind: 'call',
  label: number,
  href: `tel:${digits(number)}`,
  note,
});
export const sms = (number: string, note = ''): HelpChannel => ({
  kind: 'text',
  label: `SMS ${number}`,
  href: `sms:${digits(number)}`,
  note,
});
/** A telephone for typing only: an ordinary phone must not dial it, so there is nothing to press. */
export const tty = (number: string, note = ''): HelpChannel => ({
  kind: 'tty',
  label: `TTY ${number}`,
  href: null,
  note,
});
/**
 * A service's own website, by its home page: addresses of single chats change. `openedOn`: the day on which a person
 * last opened it by hand.
 */
export const website = (kind: 'chat' | 'video' | 'web', what: string, site: string, note = ''): HelpChannel => ({
  kind,
  label: what,
  href: `https://www.${site}/`,
  note: [`Opens their own website, ${site}.`, note].filter(Boolean).join(' '),
  openedOn: null,
});
export const chat = (site: string) => website('chat', 'Web chat', site);
export const video = (site: string, note = '', hours?: Hours): ChannelFacts => ({
  ...website('video', 'Video call', site, note),
  ...(hours && { hours }),
});
export const form = (site: string) => website('web', 'Form', site);
export const relay = (number: string, label: string, note = ''): HelpChannel => ({
  kind: 'relay',
  label: `${label} ${number}`,
  href: `tel:${digits(number)}`,
  note,
});

export const always = { hours: { kind: 'always' }, hoursInWords: 'Every day, all day and night' } as const;
export const unknown = { hours: { kind: 'unknown' }, hoursInWords: '' } as const;
export const monToFri = [1, 2, 3, 4, 5] as const;
export const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;
/** Eastern time with daylight saving, as Sydney and Melbourne keep it. */
export const eastern = 'Australia/Sydney';
export const hour = 60;
