import { EasyLines } from '#platform/web/ui/easy-lines.tsx';
import type { ProviderAgreement } from '../../contract.ts';
import { easyLines } from '../../pure/agreement-lines.ts';

export const EasyAgreement = ({ agreement }: { readonly agreement: ProviderAgreement }) => (
  <EasyLines lines={easyLines(agreement).map((text) => ({ text }))} />
);
