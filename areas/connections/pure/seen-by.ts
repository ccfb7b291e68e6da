/** When others learn a fact: on the profile, after a match, once its owner has pressed Share in a match, or never. */
export const stages = ['profile', 'match', 'share', 'never'] as const;
export type Stage = (typeof stages)[number];

/**
 * What somebody is to the owner of a fact. card: they came across the card. profile: the whole profile is open to them.
 * match: both said yes. shared: a match with whom the owner has shared this very fact.
 */
export const relations = ['card', 'profile', 'match', 'shared'] as const;
export type Relation = (typeof relations)[number];

const opens: Readonly<Record<Stage, readonly Relation[]>> = {
  profile: ['profile', 'match', 'shared'],
  match: ['match', 'shared'],
  share: ['shared'],
  never: [],
};

/** The one rule of disclosure: every card, answer and file asks it. */
export const seenBy = (stage: Stage, relation: Relation): boolean => opens[stage].includes(relation);

/** Facts that a member writes, and facts that are elsewhere on the profile: each has a stage of its own. */
export const writtenFacts = ['disability', 'accessNeeds', 'pronouns', 'socials'] as const;
export type WrittenFact = (typeof writtenFacts)[number];
export const facts = [...writtenFacts, 'suburb', 'photo', 'aboutMe', 'support'] as const;
export type Fact = (typeof facts)[number];
export type Stages = Readonly<Record<Fact, Stage>>;

/** What is most delicate begins behind “When I share it”. */
export const usualStages: Stages = {
  disability: 'share',
  accessNeeds: 'share',
  pronouns: 'profile',
  socials: 'share',
  suburb: 'match',
  photo: 'profile',
  aboutMe: 'profile',
  support: 'profile',
};

/** How much of a photo somebody sees. A wish for blur only ever takes away: before a match what could be seen is blurred. */
export type Sight = 'none' | 'blurred' | 'clear';

export function photoSight(stage: Stage, isBlurred: boolean, relation: Relation): Sight {
  if (!seenBy(stage, relation)) return 'none';
  return isBlurred && relation !== 'match' && relation !== 'shared' ? 'blurred' : 'clear';
}
