// 10,000 random games of each kind end legally and come back the same from their moves; the strongest level of the
// computer wins 100 of 100 against moves by chance, and never loses at tic-tac-toe. About an hour.
import { gameOf } from '#areas/arcade/pure/all.ts';
import type { Side } from '#areas/arcade/pure/game.ts';
import { gameKinds } from '#areas/arcade/pure/kinds.ts';
import { strongestAgainstChance } from '#areas/arcade/pure/opponent/testing.ts';
import { faultsByChance } from '#areas/arcade/pure/testing.ts';
import { seeded } from '#platform/contract/seeded.ts';

const fail = (words: string) => {
  console.error(words);
  process.exitCode = 1;
};

for (const kind of gameKinds) {
  const faults = faultsByChance(gameOf(kind), 10_000, seeded(1));
  console.log(`${kind}: 10,000 random games, ${faults} without a legal end or with another state`);
  if (faults > 0) fail(`${kind}: the rules are at fault`);
  const results = { won: 0, drawn: 0, lost: 0 };
  const chance = seeded(5);
  for (let n = 0; n < 100; n++) results[(await strongestAgainstChance(kind, (n % 2) as Side, chance)).outcome] += 1;
  console.log(`${kind}: the strongest level won ${results.won}, drew ${results.drawn}, lost ${results.lost}`);
  if (kind === 'tic_tac_toe' ? results.lost > 0 : results.won < 100) fail(`${kind}: the strongest level is too weak`);
}
