import type { Finding, Rule } from './finding.ts';
import { pairsOf, phraseFinder } from './phrases.ts';
import { replaceWords } from './replace-words.ts';

/** Sayings with what they mean, in words that fit in their place. */
const replaced = `
a piece of cake > easy
at the end of the day > in the end
in a nutshell > in short
once in a blue moon > hardly ever
the ball is in your court > it is your turn to decide
the ball is in their court > it is their turn to decide
hit the nail on the head > got it exactly right
jump through hoops, jumping through hoops > do a lot of extra work, doing a lot of extra work
on the same page > in agreement
on the fence > undecided
under the weather > unwell
the tip of the iceberg > a small part of it
a ballpark figure > a rough number
back to square one > back to the start
touch base with > talk to
touch base > talk
think outside the box, thinking outside the box > think of new ideas, thinking of new ideas
out of the blue > suddenly
cut corners, cutting corners > do a poor job to save time, doing a poor job to save time
a level playing field > a fair chance for everyone
the low-hanging fruit, low-hanging fruit > the easy part
get the ball rolling > start
hit the ground running > start quickly
up in the air > undecided
down the track > later
fell on deaf ears > were ignored
fall on deaf ears > are ignored
turn a blind eye to, turned a blind eye to, turning a blind eye to > ignore, ignored, ignoring
the blind leading the blind > people without knowledge leading each other
cost an arm and a leg, costs an arm and a leg > cost a lot, costs a lot
over the moon > very happy
in the loop > informed
a blessing in disguise > good in the end
the last straw > one thing too many
by the skin of my teeth, by the skin of their teeth > only just
a rule of thumb > a rough guide
rule of thumb > rough guide
across the board > for everyone
the bottom line > the main point
a steep learning curve > hard to learn
spill the beans, spilled the beans, spilt the beans > tell the secret, told the secret, told the secret
bite the bullet > do it anyway
pull your socks up > try harder
call it a day, called it a day > stop, stopped
fair dinkum > true
she'll be right > it will be fine
a long shot > unlikely
hard yakka > hard work
spit the dummy, spat the dummy > get angry, got angry
`;
const find = phraseFinder(pairsOf(replaced));

/** Words whose meaning is not what they say. */
export const sayings: Rule = ({ blocks }) =>
  blocks.flatMap((block) =>
    block.quoted
      ? []
      : find(block).map((found): Finding => {
          const words = block.text.slice(found.from, found.to);
          return {
            kind: 'saying',
            key: `saying:${words}`,
            title: `“${words}” is a saying`,
            reason: 'Some people take the words as they are, or learnt English later in life.',
            suggestion: `Say what you mean, such as “${found.value}”.`,
            quote: words,
            place: { path: block.path, from: found.from, to: found.to },
            fix: replaceWords(block, found, found.value),
          };
        }),
  );
