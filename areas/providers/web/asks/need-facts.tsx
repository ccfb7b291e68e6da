import { Facts } from '#platform/web/ui/facts.tsx';
import type { Need } from '../../contract.ts';
import { planWords } from '../words.ts';

export const NeedFacts = ({ need }: { readonly need: Need }) => (
  <Facts
    items={[
      { label: 'What', value: need.what },
      ...(need.where ? [{ label: 'Where', value: need.where }] : []),
      ...(need.when ? [{ label: 'When', value: need.when }] : []),
      ...(need.howOften ? [{ label: 'How often', value: need.howOften }] : []),
      ...(need.planManagement ? [{ label: 'Plan', value: planWords[need.planManagement] }] : []),
      ...(need.access ? [{ label: 'To take part', value: need.access }] : []),
    ]}
  />
);
