import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { idIn } from '#platform/web/ui/by-id.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Provider, ProviderService } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { useWriteToProvider } from './data.ts';
import { crumbsOf, WithProvider } from './with-provider.tsx';
import { replyText } from './words.ts';

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <WithProvider id={params.id}>{(provider) => <Ask provider={provider} />}</WithProvider>
);

/** PROVIDER-13, -22: about the service in the address, or about none. */
function Ask({ provider }: { readonly provider: Provider }) {
  const [query] = useQueryParams();
  const { businessName, services, whyNotAsked, replyMinutes } = provider;
  const service = services.find(({ id }) => id === idIn(query.get('service') ?? ''));
  const title = service ? `Ask Questions: ${service.serviceName}` : `Send Message to ${businessName}`;
  useTitle(title);
  return (
    <div className="provider-page">
      <PageTitle
        title={title}
        lead={`${businessName} reads it and answers in your messages. They see your name.`}
        crumbs={crumbsOf(provider)}
      />
      {replyMinutes !== null && <p>{replyText(replyMinutes)}</p>}
      {whyNotAsked ? (
        <Notice title={whyNotAsked} />
      ) : (
        <AskForm key={service?.id} provider={provider} service={service} />
      )}
    </div>
  );
}

interface AskFormProps {
  readonly provider: Provider;
  readonly service: ProviderService | undefined;
}

function AskForm({ provider: { id, businessName }, service }: AskFormProps) {
  const write = useWriteToProvider();
  const form = useForm({
    initial: { text: '' },
    draftKey: `provider-message:${id}:${service?.id ?? 0}`,
    validate: ({ text }) => ({ text: text.trim() ? undefined : 'Write something first.' }),
    submit: async ({ text }) => {
      const { conversationId } = await write.mutateAsync({
        id,
        content: text.trim(),
        serviceId: service?.id ?? null,
      });
      toast({ title: 'Message sent', description: `${businessName} can answer you here.` });
      navigate(`/messages/${conversationId}#conversation`);
    },
  });
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit} aria-label={`Message to ${businessName}`}>
      <FormNotices form={form} />
      <TextArea
        label={service ? `Your question about ${service.serviceName}` : `Your message to ${businessName}`}
        hint="Leave out what they don’t need to know yet, such as your address or NDIS number."
        rows={6}
        limit={limits.question}
        {...form.field('text')}
      />
      <div className="row">
        <Button
          type="submit"
          variant="primary"
          size="l"
          description="a message to a provider"
          pending={form.submitting}
          pendingText="Sending…"
        >
          Send Message
        </Button>
        <ButtonLink href={`/ndis-providers/${id}`} variant="quiet" description="the profile of a provider">
          Back to {businessName}
        </ButtonLink>
      </div>
    </form>
  );
}
