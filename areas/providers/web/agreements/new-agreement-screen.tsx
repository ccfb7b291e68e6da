/// <reference types="vite/client" />
import { navigate } from '#platform/web/router/navigate.ts';
import { useSession } from '#platform/web/session.ts';
import { ById } from '#platform/web/ui/by-id.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Provider } from '../../contract.ts';
import { crumbs } from '../crumbs.ts';
import { useCreateAgreement, useProvider } from '../data.ts';
import { AgreementForm } from './agreement-form.tsx';
import { emptyValues } from './agreement-values.ts';
import '../providers.css';

const words = {
  thing: 'provider',
  title: 'New service agreement',
  missing: 'Provider not found',
  lead: 'The provider you want an agreement with doesn’t exist or has been removed.',
  way: { label: 'See all providers', href: '/ndis-providers' },
  crumbs,
};

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useProvider} words={words}>
    {(provider) => <NewAgreement provider={provider} />}
  </ById>
);

function NewAgreement({ provider }: { readonly provider: Provider }) {
  const { member } = useSession();
  const create = useCreateAgreement();
  const { id, businessName, services } = provider;
  return (
    <>
      <PageTitle
        title="New service agreement"
        lead={`With ${businessName}. Only you can see it until you share it. Fill in what you know: the rest can wait.`}
        crumbs={[...crumbs, { label: businessName, href: `/ndis-providers/${id}` }]}
      />
      <AgreementForm
        initial={emptyValues(member?.displayName ?? '')}
        draftKey={`provider-agreement:new:${id}`}
        services={services}
        label="Make the agreement"
        send={async (agreed) => {
          const made = await create.mutateAsync({ id, ...agreed });
          toast({ title: 'Agreement saved', description: 'Only you can see it.' });
          navigate(`/ndis-providers/agreements/${made.id}`);
        }}
      />
    </>
  );
}
