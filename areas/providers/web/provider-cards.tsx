import type { ProviderCard } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { ProviderItem } from './provider-card.tsx';

interface Props {
  readonly items: readonly ProviderCard[];
  /** Numbers of those that are chosen to be compared. */
  readonly compared: readonly number[];
  readonly choose: (id: number, on: boolean) => void;
}

export const ProviderCards = ({ items, compared, choose }: Props) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
  <ul className="plain-list provider-cards" role="list">
    {items.map((provider) => (
      <ProviderItem
        key={provider.id}
        provider={provider}
        compare={{
          on: compared.includes(provider.id),
          full: compared.length >= limits.compared,
          onChange: (on) => choose(provider.id, on),
        }}
      />
    ))}
  </ul>
);
