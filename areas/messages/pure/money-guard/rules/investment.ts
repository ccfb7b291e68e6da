import { ruleOf } from '../rule.ts';

/** Offers profits, or to show how they are made. */
export const investment = ruleOf('invest', {
  adds: true,
  sets: { num: '$|#|ten|twenty|thirty|forty|fifty|hundred|thousand' },
  signs: {
    4: `
      <num> in ~2 <num> ?hundred|thousand out
      fund|scheme|cousin|uncle|friend ~6 pays ~1 # percent
      pays ~1 15|10|12|20|25|30|40|50 percent
      guaranteed|guarantee ~3 returns|return|profit|profits|income
      returns|profit|profits ~3 guaranteed
      double|triple|doubles|doubled ~1 your|my|the money|deposit|investment|savings
      invest ~1 with me|us
      invest ~1 in my
      turned $ into $
      show|teach you how ~1 earn|trade|invest
      show|teach you how ~1 make ~2 $|money|profit|#
      percent ~3 profit|profits|return|returns
      your first trade|investment
      pay you $ ~6 receive|forward|collect ~2 parcels|packages|transfers|payments
    `,
    3: `
      i|we made|earned|make|earn $ ~6 week|day|home|days|hours
      passive income
      small investment
      great|big|huge|daily|weekly|high|quick profit|profits|returns
      percent ~2 week|month|day|daily|weekly|monthly
      my ~2 fund|scheme pays
      put in $|#
      you put in
    `,
    2: `
      risk free
      no|without risk
      forex
      trading app|firm|platform|account|group|signals
      investment mentor|group|platform|adviser|opportunity
      made|make a fortune
      trade gold|stocks|forex|coins
      my broker ~1 does|doubles|makes
      thought of|about investing|trading
      platform where|with|that
    `,
    1: `
      change your life
      i ~1 can|will|could teach|show|introduce you
      let me show you
      can introduce you
      join my team
      put ~2 you|name in|down
    `,
  },
  unless: `
    investment in a
    i invested
  `,
});
