import { BadgeCheck, CircleSlash, Clock, Gem, ShieldCheck, TriangleAlert } from 'lucide-react';
import { Chip, type ChipTone } from '#platform/web/ui/chip.tsx';
import type { LucideIcon } from '#platform/web/ui/icon.tsx';
import type { Provider, ProviderCard } from '../contract.ts';
import type { ServiceType, ShownStatus } from '../pure/options.ts';
import { statusWords, typeWords } from './words.ts';

/** PROVIDER-32: green, yellow, red; all others as plain outlined text. */
const statusLooks: Readonly<Record<ShownStatus, { readonly tone: ChipTone; readonly icon?: LucideIcon }>> = {
  active: { tone: 'ok', icon: BadgeCheck },
  pending: { tone: 'warn', icon: Clock },
  suspended: { tone: 'danger', icon: TriangleAlert },
  expired: { tone: 'plain', icon: CircleSlash },
  unregistered: { tone: 'plain' },
};

export function StatusBadge({ status }: { readonly status: ShownStatus }) {
  const { tone, icon } = statusLooks[status];
  return (
    <Chip tone={tone} icon={icon}>
      {status !== 'unregistered' && <span className="vh">Registration: </span>}
      {statusWords[status]}
    </Chip>
  );
}

type Badged = Pick<ProviderCard, 'isVerified' | 'isPremium' | 'complianceScore' | 'registrationStatus'>;

/** PROVIDER-06 to -09. Each follows from evidence, save for Premium, which says itself that it is paid for. */
export function Badges({ provider }: { readonly provider: Badged }) {
  const { isVerified, isPremium, complianceScore, registrationStatus } = provider;
  return (
    <>
      <StatusBadge status={registrationStatus} />
      {isVerified && (
        <Chip tone="ok" icon={BadgeCheck}>
          Verified Provider
        </Chip>
      )}
      {isPremium && <Chip icon={Gem}>Premium Provider</Chip>}
      {complianceScore !== null && <Chip icon={ShieldCheck}>{complianceScore}% Compliance Score</Chip>}
    </>
  );
}

/** PROVIDER-23: blue, purple, green, and the word. */
export const TypeBadge = ({ type }: { readonly type: ServiceType }) => (
  <span className="provider-type" data-type={type}>
    <Chip>{typeWords[type]}</Chip>
  </span>
);

/** Premium is money and no merit: whoever reads a list with one is told. */
export const hasPremium = (providers: readonly Pick<Provider, 'isPremium'>[]): boolean =>
  providers.some(({ isPremium }) => isPremium);
