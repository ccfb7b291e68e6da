import type { Currency } from '#platform/contract/money.ts';

export interface Charge {
  /** The same for each attempt at one payment: it is taken once, however often it is asked for. */
  readonly key: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly customerRef: string;
  readonly methodRef: string;
}
export type Outcome =
  | { readonly paid: true; readonly ref: string }
  /** A sentence for whoever pays. */
  | { readonly paid: false; readonly reason: string };

/** Someone who takes money. No number of a card comes past here: cards are known by references. */
export interface Payments {
  readonly isTest: boolean;
  /** Where a purchase is paid and a card is stored: an address. */
  readonly checkout: (purchase: { readonly token: string }) => Promise<string>;
  readonly charge: (charge: Charge) => Promise<Outcome>;
  readonly refund: (refund: {
    readonly key: string;
    readonly ref: string;
    readonly amount: number;
  }) => Promise<Outcome>;
}
