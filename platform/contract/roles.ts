import { z } from 'zod';

/** A member may hold several; guest is the absence of a session. */
export const roles = [
  'member',
  'moderator',
  'supporter',
  'provider',
  'advertiser',
  'developer',
  'duty',
  'admin',
] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const plans = ['free', 'starter', 'professional', 'enterprise'] as const;
export const Plan = z.enum(plans);
export type Plan = z.infer<typeof Plan>;

/** C-25: any paid plan reads "Premium Member". */
export const planLabel = (plan: Plan) => (plan === 'free' ? 'Free Member' : 'Premium Member');
