import { ruleOf } from '../rule.ts';

/** Asks for money, a loan, or that a bill is paid. */
export const asksMoney = ruleOf('money', {
  sets: {
    sum: '$|money|cash|funds|dollars|bucks|loan',
    give: 'send|lend|loan|wire|transfer|spot|give|deposit|donate',
    after: 'until|till|for|to|so|and|i|if|please|today|now|tomorrow|by|in|on|first|from|straight',
  },
  signs: {
    4: `
      <give> me|us ~4 <sum>
      send|lend|loan|wire|spot me|us #
      send|lend|loan|wire|spot me|us ~2 # <after>
      lend|loan|borrow ~3 #
      borrow ~4 <sum>
      ^ ?please|just|so|ok|now <give> ~3 money|cash|funds|$
      you ~2 <give> ~5 <sum>
      you ~1 send|transfer|wire|lend ~1 # <after>
      please ~2 <give> ~3 money|cash|funds|$
      ^ ?just $ ~2 <after>
      you ~2 pay|cover ~3 my|me
      you ~2 pay|cover ~2 for me|us
      help me ~1 pay|buy
      help me ~2 out ~2 <sum>
      help me ~2 with ~2 money|cash|$|funds
      help with ~2 money|cash|$|funds
      i|we ~2 need ~3 money|cash|funds|loan|bucks ~1 for|to|please|until|today|now|so
      i|we ~2 need ~2 loan
      i|we need $ ?please
      i ~1 need|want ~2 your help ~3 money
      only|just need #
      need ~3 help with ~2 money|cash
      transfer ~2 rent|bill|deposit for me
      spot me
      small|little|quick|short loan
      have|got a spare <sum>|#|ten|twenty|thirty|forty|fifty|hundred|thousand
      even <sum>|#|ten|twenty|thirty|forty|fifty|hundred would|will|can
      even ~1 $|# ~1 would|will
      you ~2 chip in
      fundraiser|collection|gofundme|fund for my ~8 you|donate|give|put
      you ~2 donate to|for my
      from your bank to|so
      $|dollar ~2 from your bank
      receive|accept|take ~2 money|transfer|payment|payments ~2 for me
      beg|begging you
      lending me ~3 <sum>
      mind lending ~2 <sum>
      even $|# ~2 help|helps
      put ~2 money ~2 on|in|into my
      cash ~2 cheque|check ?for
      cheque|check ~6 keep ~6 rest
      you ~3 cashapp
      pay ~2 deposit first
      top up my phone|mobile|credit
      western union
      moneygram
      send what|whatever|anything you can
      collect|fetch ~2 cash|money
      move|transfer ~2 your|the savings|money ~5 account
      your money|savings is|are not safe
      you ~2 move your savings|money
      keep ~2 percent ~3 yourself
      ask|asking you for ~3 <sum>
    `,
    3: `
      i ~2 need # for|first|today|now
      must|have ~1 pay ~3 $|#
      they want|ask ~2 $ before|to|or
    `,
    2: `
      pay|give|send|get you ~2 back
      repay|refund you
      help me ~2 with ~2 rent|bill|bills|fine
      short of|on ~1 money|cash|funds
      anything helps
      cant|couldnt|cannot|could afford ~2 fare|ticket|bus|train|flight|petrol
      until|unless|without|if ~2 pay|paying
      evict|evicted me|us
      throw|kick|throwing|kicking me|us ~3 out
      on payday
      deposit ~1 today|now|tonight
      no money ~4 food|medicine|rent
    `,
  },
  unless: `
    i|ill|we|id|he|she|they ?will|can|could|would|might|to ?only|just send|transfer|pay|give|lend|owe you ~3 <sum>
    did|do|does|how you ~1 pay|paid
    how much
    i|we ?have lent|sent|paid|gave
    that|this|your book|ramp|notes
    lend me an ear
    apply|applying ~2 for
    grant|plan|funding
  `,
});
