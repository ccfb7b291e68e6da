import type { ComponentType, ReactNode } from 'react';
import type { Role } from '#platform/contract/roles.ts';
import type { Descriptions } from './ui/described.ts';

/** Path parameters as they stand in the address: '/profile/:id' gives { id: '12' }. */
export type RouteParams = Readonly<Record<string, string>>;

/** What a lazily loaded screen file exports. A screen renders exactly one h1. */
export interface ScreenModule {
  // A method, so that a screen may ask for its own parameters: Screen({ params }: { params: { id: string } }).
  Screen(props: { params: RouteParams }): ReactNode;
}

export interface Page {
  /** Shown as "{title} – Doorways" and announced on arrival. A screen may say more with useTitle(). */
  readonly title: string | ((params: RouteParams) => string);
  readonly load: () => Promise<ScreenModule>;
}

export interface Route extends Page {
  /** regexparam pattern: '/profile/:id', '/settings/:tab?'. */
  readonly path: string;
  /** True when somebody without a session may see it; others are shown the page of `signedOut`. */
  readonly guests?: boolean;
  /**
   * True when a browser that was here keeps it, and opens it without a connection (web/offline.ts). It has no
   * parameters. Without `guests` its screen is also asked for while nobody can say who is here (`unknown` of the session).
   */
  readonly offline?: boolean;
}

/** SHELL-54 to 59, in the order of the menu. */
export const navGroups = [
  'Community',
  'AI & Accessibility',
  'Learning & Skills',
  'Connect & Play',
  'Business & Services',
  'Platform',
] as const;
export type NavGroup = (typeof navGroups)[number];

export interface NavEntry {
  readonly group: NavGroup;
  readonly label: string;
  readonly path: string;
  /** Place inside the group, rising. */
  readonly order: number;
  /** Shown to members with one of these roles only. */
  readonly roles?: readonly Role[];
  /** How much waits there, behind the label; live while the menu is open. */
  readonly badge?: ComponentType;
}

/** Something a member can do from anywhere: offered in the menu's actions and in the list of shortcuts. */
export interface Action {
  /** area.verbNoun: 'feed.newPost'. */
  readonly name: string;
  readonly label: string;
  readonly roles?: readonly Role[];
  /** Where it leads … */
  readonly path?: string;
  /** … or what it does. */
  readonly run?: () => void;
}

export interface FrameProps {
  /** The present screen, inside nothing: the frame puts it into <main id="main" tabIndex={-1}>. */
  readonly children: ReactNode;
}

/** Something that an area keeps in the browser. Unfinished texts (forms/drafts.ts) need no line of their own. */
export interface Kept {
  /** In indexedDB the key names a whole database. */
  readonly store: 'localStorage' | 'sessionStorage' | 'indexedDB';
  /** 'doorways:unsent:12'. */
  readonly key: (memberId: number) => string;
  /** It goes when the member signs out here, or stays for them until they delete their account. */
  readonly until: 'sign-out' | 'deletion';
  /** What a member loses with it who signs out now, in a sentence: they are asked before. Undefined: nothing. */
  readonly isLost?: (memberId: number) => string | undefined;
}

/** What an area puts into a place that another declares: `place.with(…)` makes it (place.ts). */
export interface Filling {
  readonly place: string;
}

export interface WebArea {
  readonly name: string;
  readonly routes: readonly Route[];
  /** What its controls do, for members who want longer descriptions. */
  readonly descriptions?: () => Promise<{ readonly descriptions: Descriptions }>;
  /** All that it keeps in the browser. */
  readonly kept?: readonly Kept[];
  readonly nav?: readonly NavEntry[];
  /** Work for when the first page has come to rest; nothing that a screen waits for. */
  readonly idle?: () => Promise<unknown>;
  readonly actions?: readonly Action[];
  /** What it brings to places of lower layers: a tab of profiles, the form that takes reports. */
  readonly fills?: readonly Filling[];
  /** One area draws the frame around every screen. */
  readonly frame?: ComponentType<FrameProps>;
  /** One area has the page for unknown paths. */
  readonly notFound?: Page;
  /** One area has the page that a guest sees in place of a members' screen. */
  readonly signedOut?: Page;
}

/** Declares the web side of an area; areas/web.ts lists it. */
export const webArea = (area: WebArea): WebArea => area;
