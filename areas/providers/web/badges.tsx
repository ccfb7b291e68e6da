import { BadgeCheck, CircleSlash, Clock, Gem, ShieldCheck, TriangleAlert } from 'lucide-react';
import { Chip, type ChipTone } from '#platform/web/ui/chip.tsx';
import type { LucideIcon } from '#platform/web/ui/icon.tsx';
import type { ProviderCard } from '../contract.ts';
import type { ServiceType, ShownStatus } from '../pure/options.ts';
import { registrationText, statusWords, typeWords } from './words.ts';

const statusLooks: Readonly<Record<ShownStatus, { readonly tone: ChipTone; readonly icon?: LucideIcon }>> = {
  active: { tone: 'ok', icon: BadgeCheck },
  pending: { tone: 'warn', icon: Clock },
  suspended: { tone: 'danger', icon: TriangleAlert },
  expired: { tone: 'plain', icon: CircleSlash },
  unregistered: { tone: 'plain' },
};

/** PROVIDER-32: green, yellow, red; all others as plain outlined text. `alone`: nothing beside it says of what. */
export function StatusBadge({ status, alone = false }: { readonly status: ShownStatus; readonly alone?: boolean }) {
  const { tone, icon } = statusLooks[status];
  return (
    <Chip tone={tone} icon={icon}>
      {alone ? registrationText(status) : statusWords[status]}
    </Chip>
  );
}

type Badged = Pick<ProviderCard, 'isVerified' | 'isPremium' | 'complianceScore' | 'registrationStatus'>;

/** PROVIDER-06 to -09. Each follows from evidence, save for Premium, which says itself that it is paid for. */
export function Badges({ provider }: { readonly provider: Badged }) {
  const { isVerified, isPremium, complianceScore, registrationStatus } = provider;
  return (
    <>
      <StatusBadge status={registrationStatus} alone />
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
