/** Words that hashtags of this community are made of, to find them again in #onelongword. */
export const tagWords: ReadonlySet<string> = new Set(
  `a able ableism about access accessibility accessible accommodation activism adaptive adhd advocacy advocate aged aid aids all and anxiety app art arts asd assist assistance assistive at auslan australia australian autism autistic awareness aware
  bed beds blind blindness braille brain bus by can cane captions care carer carers chair chronic city clothing communication community conference consumer cooking council cp crip day days deaf deafblind dementia depression design diabetes digital disability disabled disabilities discrimination diversity dog dogs drive driver dyslexia
  easy education employment endometriosis energy english equality equipment equity escape everyone everyday event events exercise eye family fatigue fibromyalgia fitness food for free friendly friends funding fun
  game gamer gaming garden gardening good group guide hair hand health hearing help hidden history holiday home hope hospital house housing human idea ideas illness in inclusion inclusive independence independent injury invisible is issues
  job jobs join joy justice kid kids kitchen language law learning life light living local long love low make map matters me medical melbourne mental mentor mind mobility money more mother multiple music my
  national ndis neuro neurodivergent neurodiversity neurodiverse new news nothing of on online open our out pain paralympics parent parents park parking people physical plain plan plans play post power pride provider providers public
  queer question questions rail raised ramp rare reading rehab research respect rest review rights road room royal safe safety school sclerosis screen reader self sensory service services sex sharing sight sign social society space spinal spoon spoonie spoons sport sports staff state stories story stroke student students study sunday support supports survivor swimming sydney
  talk tax taxi team tech technology text the therapy thing things this time tip tips to toilet toilets together train training trains tram trams transport travel travels tuesday us users vision visual voice voices volunteer vote walk walking water way we week wellbeing what wheel wheelchair wheelchairs wheels with without women work workplace world write writing year yoga you young your youth`
    .split(/\s+/)
    .filter(Boolean),
);
