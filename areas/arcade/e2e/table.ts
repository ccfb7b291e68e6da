import type { Page } from '@playwright/test';
import { announcements } from '#platform/web/testing/announcements.ts';
import { expect, settled } from '#platform/web/testing/journey.ts';
import type { GameRoom } from '../contract.ts';
import type { GameKind } from '../pure/kinds.ts';

/** Whole games that are short, each won by the side that is named. */
export const games: readonly {
  readonly kind: GameKind;
  readonly moves: readonly string[];
  readonly winner: 0 | 1;
  readonly why: string;
}[] = [
  { kind: 'tic_tac_toe', moves: ['1', '5', '2', '9', '3'], winner: 0, why: 'A full line.' },
  { kind: 'connect_four', moves: ['4', '4', '3', '3', '5', '5', '2'], winner: 0, why: 'A full line.' },
  { kind: 'chess', moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'], winner: 1, why: 'Checkmate.' },
  {
    kind: 'reversi',
    moves: ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5'],
    winner: 0,
    why: 'No one can move.',
  },
  {
    kind: 'checkers',
    moves: (
      '11-15 23-19 12-16 19x12 7-11 27-23 3-7 12x3 10-14 3x10x17 4-8 23-18 2-7 17-13 9-14 18x9x2 1-6 2x9 5x14 13-17 ' +
      '11-16 17x10x19x12x3x10'
    ).split(' '),
    winner: 1,
    why: 'The other side can’t move.',
  },
];

async function call<Body>(page: Page, path: string, data: object): Promise<Body> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as Body;
}

export const openRoom = (page: Page, data: object): Promise<GameRoom> => call(page, '/api/game-rooms', data);
export const join = (page: Page, id: number) => call<GameRoom>(page, `/api/game-rooms/${id}/join`, {});
export const play = (page: Page, id: number, move: string, seq: number) =>
  call(page, `/api/game-rooms/${id}/moves`, { move, seq });

/** Both in one room, with its board on their screens: the host moves first. */
export async function sitDown(host: Page, guest: Page, data: object): Promise<number> {
  const { id } = await openRoom(host, { name: 'A game of two', ...data });
  await join(guest, id);
  for (const page of [host, guest]) {
    await page.goto(`/arcade/room/${id}`);
    await expect(page.getByRole('grid')).toBeVisible();
    await settled(page);
  }
  return id;
}

declare global {
  interface Window {
    /** When each part of the page was marked last. */
    markedAt?: WeakMap<Element, number>;
  }
}

/**
 * Presses the one switch in the first half second of this being marked. The page looks for itself, as it draws: a test that
 * asks it now and then would press when the mark is about to move on, or has. What stays marked is the only choice.
 */
export async function pressOnce(page: Page, marked: string) {
  await page.evaluate((selector) => {
    const longest = 1500;
    if (!window.markedAt) {
      const at = new WeakMap<Element, number>();
      window.markedAt = at;
      const note = ({ target }: { readonly target: Node }) =>
        target instanceof Element && target.matches('[data-scanned]') && at.set(target, performance.now());
      new MutationObserver((all) => all.forEach(note)).observe(document, {
        subtree: true,
        attributeFilter: ['data-scanned'],
      });
    }
    const at = window.markedAt;
    return new Promise<void>((done) => {
      let since: number | undefined;
      const look = (): void => {
        const now = performance.now();
        const found = document.querySelector(selector);
        since = found ? (since ?? now) : undefined;
        const isNew = found !== null && now - (at.get(found) ?? Number.NEGATIVE_INFINITY) < 500;
        if (isNew || (since !== undefined && now - since > longest)) done();
        else requestAnimationFrame(look);
      };
      look();
    });
  }, marked);
  await page.keyboard.press('Space');
}

/** Waits until the page has said a text since the last look, and answers the whole announcement. */
export async function hears(page: Page, text: string | RegExp): Promise<string> {
  const found = async () =>
    (await announcements(page)).find(({ text: said }) =>
      typeof text === 'string' ? said.includes(text) : text.test(said),
    )?.text;
  await expect.poll(found, { message: `“${text}” is said` }).toBeDefined();
  return (await found()) ?? '';
}
