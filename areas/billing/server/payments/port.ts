import type { Currency } from '#platform/contract/money.ts';
import type { Signed } from '#platform/contract/operation.ts';

/** A card by what may be known of it. */
export interface Card {
  readonly customerRef: string;
  readonly methodRef: string;
  readonly brand: string;
  readonly last4: string;
  /** 2028-08 */
  readonly expires: string;
}

export interface Charge {
  /** The same for each attempt at one payment: it is taken once, however often it is asked for. */
  readonly key: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly customerRef: string;
  readonly methodRef: string;
  /** When it was written down, so that one which was asked for long ago is looked for before it is asked for again. */
  readonly begun: Date;
  readonly now: Date;
}
export interface Refund {
  readonly key: string;
  /** Of the payment. */
  readonly ref: string;
  readonly amount: number;
  readonly begun: Date;
  readonly now: Date;
}
export type Outcome =
  | { readonly paid: true; readonly ref: string }
  /** A sentence for whoever pays. */
  | { readonly paid: false; readonly reason: string };

/** A refusal that is none: whoever pays can confirm it at a checkout. */
export const bankAsks = 'Your bank wants you to confirm this payment.';

/** Whether it was done is not known. It is asked for again, with the same key. */
export class NoAnswer extends Error {
  /** The service is not there for anyone; else it has answered, and its answer is of no use here. */
  readonly isDown: boolean;

  constructor(message: string, isDown = false) {
    super(message);
    this.isDown = isDown;
    this.name = 'NoAnswer';
  }
}

export interface CheckoutAsked {
  readonly key: string;
  /** Of the purchase. */
  readonly token: string;
  /** What is paid for, in words; nothing is paid where only a card is stored. */
  readonly title: string;
  readonly due: number;
  readonly currency: Currency;
  readonly customerRef: string | null;
  readonly email: string;
  /** Where the browser goes when it is done, and when it is given up. */
  readonly doneUrl: string;
  readonly leftUrl: string;
}
interface Checkout {
  /** Null: it needs none, because it is ours. */
  readonly ref: string | null;
  readonly url: string;
}
export type CheckoutState =
  | { readonly state: 'open'; readonly token: string }
  | { readonly state: 'expired'; readonly token: string }
  | {
      readonly state: 'done';
      readonly token: string;
      readonly card: Card;
      /** Null where a card was stored and nothing paid. */
      readonly paid: { readonly ref: string; readonly amount: number; readonly currency: Currency } | null;
    };

/** asked: a bank asks, and has taken nothing. open: it has taken the money until it decides. */
export type DisputeState = 'asked' | 'open' | 'won' | 'lost';

/** What a payment service tells us, in words of ours. Facts may come twice, late, and in any order. */
export type Fact =
  | { readonly kind: 'checkout'; readonly ref: string }
  | { readonly kind: 'charge'; readonly key: string; readonly outcome: Outcome }
  | {
      readonly kind: 'refund';
      readonly ref: string;
      readonly paymentRef: string;
      /** Ours; null where someone has paid it back at the payment service itself. */
      readonly key: string | null;
      readonly amount: number;
      readonly done: boolean;
    }
  | {
      readonly kind: 'dispute';
      readonly ref: string;
      readonly paymentRef: string;
      readonly amount: number;
      readonly reason: string;
      readonly state: DisputeState;
      readonly respondBy: string | null;
      readonly openedAt: string;
    };

interface PaymentEvent {
  /** Of the payment service: the same each time it says it. */
  readonly id: string;
  /** Undefined: it is none of our business. */
  readonly fact: Fact | undefined;
}

/** Someone who takes money. No number of a card comes past here: cards are known by references. */
export interface Payments {
  /** No money moves. */
  readonly isTest: boolean;
  /** Where a purchase is paid and a card is stored: an address. */
  readonly checkout: (asked: CheckoutAsked) => Promise<Checkout>;
  readonly charge: (charge: Charge) => Promise<Outcome>;
  readonly refund: (refund: Refund) => Promise<Outcome>;
  /** Absent where everything happens here. */
  readonly outside?: OutsidePayments;
}

/** What a service on another server knows, and we do not until we ask or are told. */
export interface OutsidePayments {
  readonly readCheckout: (ref: string) => Promise<CheckoutState>;
  /** What came of a charge that may have been asked for, and is not asked for again; undefined: it never was. */
  readonly findCharge: (charge: Omit<Charge, 'methodRef'>) => Promise<Outcome | undefined>;
  /** No one can pay there any more. One that is over already stays as it is. */
  readonly closeCheckout: (ref: string) => Promise<void>;
  /** Removes a member who has left, with their cards; one that is gone already stays gone. */
  readonly forgetCustomer: (ref: string) => Promise<void>;
  /** Removes a card that another one has replaced; one that is gone already stays gone. */
  readonly forgetCard: (methodRef: string) => Promise<void>;
  /** Undefined: it was not signed by the service, or too long ago. */
  readonly readEvent: (signed: Signed, now: Date) => Promise<PaymentEvent | undefined>;
}
