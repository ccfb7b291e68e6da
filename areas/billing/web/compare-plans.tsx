import { Section } from '#platform/web/ui/section.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import type { SubscriptionPlan } from '../contract.ts';
import { limitKinds, planFlags } from '../pure/plans.ts';
import { flagNames, limitNames, limitText } from './words.ts';

/** PRICING-06 */
export function ComparePlans({ plans }: { readonly plans: readonly SubscriptionPlan[] }) {
  const rows = [
    ...limitKinds.map((kind) => ({ name: limitNames[kind], of: (plan: SubscriptionPlan) => limitText(plan, kind) })),
    ...planFlags.map((flag) => ({
      name: flagNames[flag],
      of: (plan: SubscriptionPlan) => (plan.features[flag] ? 'Yes' : 'No'),
    })),
  ];
  return (
    <Section
      title="Compare the plans"
      region={false}
      intro="A limit of 1,000 or more is written with a K: 5K is 5,000."
      id="compare"
    >
      <TableOrList
        caption="What each plan holds"
        hideCaption
        columns={[
          { key: 'what', label: 'What', cell: ({ name }) => name },
          ...plans.map((plan) => ({
            key: plan.name,
            label: plan.displayName,
            cell: ({ of }: (typeof rows)[number]) => of(plan),
          })),
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </Section>
  );
}
