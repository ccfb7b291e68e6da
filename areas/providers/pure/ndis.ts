import type { PlanManagement, ServiceType, ShownStatus } from './options.ts';

/**
 * Names of registration groups that were seen together with their codes on the Commission’s or providers’ own pages.
 * A code without a confirmed name is shown as its code alone.
 */
export const groupNames: Readonly<Record<string, string>> = {
  '0104': 'High Intensity Daily Personal Activities',
  '0106': 'Life Stages, Transitions and Supports',
  '0107': 'Daily Personal Activities',
  '0108': 'Travel and Transport Arrangements',
  '0110': 'Specialist Positive Behaviour Support',
  '0114': 'Community Nursing Care',
  '0115': 'Daily Life Tasks in Group or Shared Living',
  '0116': 'Innovative Community Participation',
  '0117': 'Development of Daily Care and Life Skills',
  '0118': 'Early Intervention for Early Childhood',
  '0120': 'Household Tasks',
  '0125': 'Community, Social and Civic Participation',
  '0126': 'Exercise Physiology and Personal Wellbeing',
  '0128': 'Therapeutic Supports',
  '0129': 'Specialised Driver Training',
  '0132': 'Specialised Support Coordination',
  '0136': 'Group and Centre Based Activities',
  '0138': 'Supported Independent Living',
};

const lastGroup = 138;
/** The form of a registration group: 0101 to 0138. */
export const isGroup = (code: string): boolean =>
  /^01\d\d$/.test(code) && Number(code) > 100 && Number(code) <= lastGroup;

/** Groups whose supports only registered providers may give, whoever looks after the plan’s money. */
export const registeredOnly = ['0110', '0127', '0131', '0138'] as const;

export const categoryNames: Readonly<Record<string, string>> = {
  '01': 'Daily Life',
  '02': 'Transport',
  '03': 'Consumables',
  '04': 'Social, Economic and Community Participation',
  '05': 'Assistive Technology',
  '06': 'Home Modifications',
  '07': 'Support Coordination and Recovery Coaches',
  '08': 'Improved Living Arrangements',
  '09': 'Increased Social and Community Participation',
  '10': 'Finding and Keeping a Job',
  '11': 'Relationships',
  '12': 'Health and Wellbeing',
  '13': 'Lifelong Learning',
  '14': 'Choice and Control',
  '15': 'Improved Daily Living',
  '16': 'Home and Living',
  '17': 'Specialist Disability Accommodation',
  '18': 'Recurring Transport',
  '19': 'Assistive Technology Maintenance, Repair and Rental',
  '20': 'Behaviour Support',
  '21': 'Young People in Residential Aged Care',
};

export interface SupportItem {
  readonly category: string;
  readonly group: string;
  readonly type: ServiceType;
}

const purposes: readonly ServiceType[] = ['core', 'capital', 'capacity_building'];

/** Category_sequence_registration group_domain_purpose: 01_011_0107_1_1. Undefined: not of that form. */
export function readSupportItem(text: string): SupportItem | undefined {
  const [, category = '', group = '', purpose] = /^(\d{2})_\d{3}_(\d{4})_[1-8]_([1-3])$/.exec(text.trim()) ?? [];
  const type = purposes[Number(purpose) - 1];
  return type && category in categoryNames && isGroup(group) ? { category, group, type } : undefined;
}

/**
 * A provider’s number with the Commission: ten digits that begin with 4050, in any grouping, or the newer form
 * 4-XXXX-XXXX. Undefined: neither.
 */
export function readNdisNumber(text: string): string | undefined {
  const digits = text.replaceAll(' ', '');
  if (/^4050\d{6}$/.test(digits)) return digits;
  const newer = text.trim().toUpperCase();
  return /^4-[A-Z0-9]{4}-?[A-Z0-9]{3,4}$/.test(newer) ? newer : undefined;
}
export const ndisNumberText = (number: string): string => number.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');

/** What of a provider says who may use it. */
export interface Usable {
  /** The status as it holds today. */
  readonly status: ShownStatus;
  /** It has something that an unregistered provider may give. */
  readonly hasFreeService: boolean;
}

/**
 * Who can use a provider: the NDIA pays registered ones only; all others may use any, save for supports that only
 * registered providers may give.
 */
export function usableBy({ status, hasFreeService }: Usable): PlanManagement[] {
  if (status === 'active') return ['agency', 'plan', 'self'];
  return hasFreeService ? ['plan', 'self'] : [];
}
