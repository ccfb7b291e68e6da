import { type Attacker, inputs, type Tally } from './inputs.ts';

/** What this process, which is the attackers' own, is asked for. */
export interface Order {
  readonly names: readonly string[];
  readonly seconds: number;
  readonly about: Omit<Attacker, 'over' | 'bomb' | 'document'> & { readonly bomb: string; readonly document: string };
}
export type Tallies = Record<string, Tally>;

process.on('message', async ({ names, seconds, about }: Order) => {
  const until = Date.now() + seconds * 1000;
  const attacker: Attacker = {
    ...about,
    bomb: Buffer.from(about.bomb, 'base64'),
    document: Buffer.from(about.document, 'base64'),
    over: () => Date.now() >= until,
  };
  const tallies: Tallies = {};
  await Promise.all(
    names.map(async (name) => {
      tallies[name] = (await inputs[name]?.(attacker)) ?? {};
    }),
  );
  process.send?.(tallies);
});
