import { ruleOf } from '../rule.ts';

/** Something good is on its way, and only a fee is missing: parcels, visas, prizes, inheritances. */
export const fees = ruleOf('fee', {
  adds: true,
  sets: {
    fee: 'fee|fees|charge|charges|tax|duty|duties|cost|costs|payment',
    what: 'customs|clearance|delivery|release|processing|courier|shipping|import|visa|handling|transfer',
  },
  signs: {
    4: `
      please ~2 pay|settle|cover ~3 <fee>
      you ~6 pay|settle|cover ~3 <fee>
      help ~3 with|pay ~4 <what> <fee>
      customs|courier|airline want|wants|needs|asks ~4 <fee>
      won ~8 pay|cover|claim
      beneficiary of
      you ~2 pay|paid|cover|buy ~3 my flight|ticket|fare|visa
      help me buy ~2 ticket|flight
      you ~2 pay|cover the shipping|delivery|courier
      million dollars|usd|pounds ~8 receive|share|claim
      visit|come ~5 if you paid|pay
    `,
    2: `
      <what> <fee>
      parcel|package|box|gift|present ~6 held|stuck|customs
      <fee> to pay
      <fee> of|so
      <fee> to release
      must|have ~1 pay ~3 <fee>|fine
      you ~2 won ~4 prize|lottery|million
      inheritance ~2 released
      release my inheritance|fund|funds
      held until i pay
      i pay the fine
      million dollars|usd|pounds
      cover the shipping
      parcel|package|box|gift|crate|container|shipment ~5 port|airport|depot|customs
      until|unless|without ~2 pay|paying ~3 #|$
    `,
  },
  unless: `
    they charged
    fee was
    did|do you pay
  `,
});
