import { Building2 } from 'lucide-react';
import { Icon } from '#platform/web/ui/icon.tsx';

/** PROVIDER-03: the logo, or an icon where there is none. The name is beside it, so it is silent. */
export const ProviderMark = ({ logoUrl }: { readonly logoUrl: string }) => (
  <div className="provider-mark" aria-hidden="true">
    {logoUrl ? <img src={logoUrl} alt="" /> : <Icon icon={Building2} size="l" />}
  </div>
);
