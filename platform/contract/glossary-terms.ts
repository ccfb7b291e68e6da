/** Words of the NDIS and of disability support, in plain English, and what their short forms stand for. */
export interface Term {
  /** The words as people write them; the first one is the name. */
  readonly words: readonly string[];
  readonly meaning: string;
}

const term = (meaning: string, ...words: string[]): Term => ({ words, meaning });

export const terms: readonly Term[] = [
  term(
    'The National Disability Insurance Scheme. It pays for supports for people with a permanent and significant disability.',
    'NDIS',
    'National Disability Insurance Scheme',
  ),
  term('The agency that runs the NDIS and decides about plans.', 'NDIA', 'National Disability Insurance Agency'),
  term(
    'The watchdog for NDIS providers. You can complain to it about a provider.',
    'NDIS Commission',
    'NDIS Quality and Safeguards Commission',
  ),
  term('A written list of your goals and the supports the NDIS will pay for.', 'NDIS plan'),
  term('A person who has an NDIS plan.', 'NDIS participant'),
  term('A meeting about what has changed and what your next plan needs.', 'plan review', 'plan reassessment'),
  term('A person or company that gives you supports.', 'service provider', 'NDIS provider'),
  term('A provider that the NDIS Commission has checked and listed.', 'registered provider'),
  term(
    'A provider that is not on the list of the NDIS Commission. People who manage their own plan may use most of them.',
    'unregistered provider',
  ),
  term(
    'The NDIA pays your providers for you. You can only use registered providers.',
    'NDIA-managed',
    'agency-managed',
    'Agency managed',
  ),
  term('A plan manager pays your providers and keeps the records for you.', 'plan-managed', 'plan managed'),
  term('A person or company that pays your providers and keeps your plan records.', 'plan manager'),
  term('You, or someone you choose, pay providers and keep the records.', 'self-managed', 'self managed'),
  term(
    'A support must suit your disability, help with your goals, and be value for money.',
    'reasonable and necessary',
  ),
  term(
    'Money for everyday supports, such as help at home or getting out.',
    'Core Supports',
    'core support',
    'core budget',
  ),
  term('Money for building skills, such as therapy or help to find work.', 'Capacity Building'),
  term('Money for costly things, such as a wheelchair or changes to your home.', 'Capital Supports', 'capital budget'),
  term(
    'A person who helps you understand your plan and find providers.',
    'support coordinator',
    'support coordination',
  ),
  term('A person from a local partner who helps you with the NDIS.', 'Local Area Coordinator', 'LAC'),
  term('A local partner that helps families of young children with a delay or disability.', 'early childhood partner'),
  term('A person you choose or a court chooses to act for you with the NDIS.', 'plan nominee', 'nominee'),
  term(
    'Home for people with very high needs, built or changed for them.',
    'Specialist Disability Accommodation',
    'SDA',
  ),
  term('Help with daily tasks where you live, often shared with others.', 'Supported Independent Living', 'SIL'),
  term('Money to set up the supports to live the way you choose.', 'Individualised Living Options', 'ILO'),
  term(
    'A short stay away from home, so that you and your carers get a break.',
    'respite',
    'Short Term Accommodation',
    'STA',
  ),
  term('A place to live for a short time while you wait for your home.', 'Medium Term Accommodation', 'MTA'),
  term(
    'Tools that make things easier, from a jar opener to a wheelchair.',
    'assistive technology',
    'AT',
    'assistive device',
  ),
  term('Changes to a home, such as a ramp or rails.', 'home modifications', 'home modification'),
  term('A health worker who helps you do everyday things in a way that works.', 'occupational therapist', 'OT'),
  term(
    'A health worker who helps with speaking, other ways to communicate, eating, and drinking.',
    'speech pathologist',
    'speech therapist',
  ),
  term('A health worker who helps you move, get stronger, and have less pain.', 'physiotherapist'),
  term(
    'A check of what you can do and where you need support.',
    'functional capacity assessment',
    'functional assessment',
  ),
  term(
    'Ways to communicate without speech, such as signs, pictures, or a device.',
    'augmentative and alternative communication',
    'AAC',
  ),
  term('The sign language of the Deaf community in Australia.', 'Auslan', 'Australian Sign Language'),
  term(
    'A service that passes on phone calls for people who are deaf, or who find speech hard.',
    'National Relay Service',
    'NRS',
  ),
  term('Writing with short sentences and pictures.', 'Easy Read'),
  term('Help to understand why behaviour happens and how to make life better.', 'positive behaviour support', 'PBS'),
  term(
    'A plan that says what causes behaviour of concern, and how supporters can help.',
    'behaviour support plan',
    'BSP',
  ),
  term(
    'Anything that limits what a person may do or where they may go, such as a locked door. Strict rules apply.',
    'restrictive practice',
    'restrictive practices',
  ),
  term('A person who speaks up with you or for you and is on your side.', 'disability advocate', 'advocate'),
  term('Help from other people with similar experience.', 'peer support'),
  term('Money and help from family and friends, not paid by a scheme.', 'informal support', 'informal supports'),
  term(
    'A payment from Services Australia for people who cannot work full time because of disability.',
    'Disability Support Pension',
    'DSP',
  ),
  term('A payment for people who give a lot of care to someone.', 'Carer Payment', 'Carer Allowance'),
  term('A free service with information about disability supports.', 'Disability Gateway'),
  term(
    'Doing something differently so that a person with disability can take part.',
    'reasonable adjustment',
    'reasonable adjustments',
  ),
  term('The law against unfair treatment because of disability.', 'Disability Discrimination Act', 'DDA'),
  term(
    'The body that protects human rights. You can complain to it about discrimination.',
    'Australian Human Rights Commission',
    'AHRC',
  ),
  term(
    'The rules for websites and apps that people with disability can use.',
    'Web Content Accessibility Guidelines',
    'WCAG',
  ),
  term('The number of 11 digits that a business has.', 'Australian Business Number', 'ABN'),
  term('The tribunal that can look again at NDIS decisions.', 'Administrative Review Tribunal', 'ART'),
  term('A written agreement about what a provider does for you and what it costs.', 'service agreement'),
  term(
    'A check that says whether a person may work with people with disability.',
    'worker screening',
    'NDIS Worker Screening Check',
  ),
];

/** Such as NDIS and OT. They are words in small letters too ("art"), so capitals count. */
export const isShortForm = (word: string): boolean => /^[A-Z]{2,5}$/.test(word) || word === 'Auslan';

/** A word of every day when a whole line is in capitals. It is read as a short form only where that can be judged. */
export const isEverydayWord = (word: string): boolean => word === 'AT';

/** NDIS: National Disability Insurance Scheme. A short form stands beside the words that it stands for. */
export const shortForms: ReadonlyMap<string, string> = new Map(
  terms.flatMap(({ words }) => {
    const at = words.findIndex(isShortForm);
    const long = words[at === 0 ? 1 : at - 1];
    return at >= 0 && long ? [[words[at] as string, long] as const] : [];
  }),
);
