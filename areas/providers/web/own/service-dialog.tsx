import { parseMoney } from '#platform/contract/money.ts';
import type { Input } from '#platform/contract/operation.ts';
import { type PriceUnit, priceUnits, unitWords } from '#platform/contract/price-units.ts';
import type { Form } from '#platform/web/forms/form.ts';
import { TextFields } from '#platform/web/forms/text-fields.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Checkbox, CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { addProviderService, Provider, ProviderService } from '../../contract.ts';
import { categoryNames, isGroup, readSupportItem } from '../../pure/ndis.ts';
import { type AccessFeature, accessFeatures, limits, type ServiceType, serviceTypes } from '../../pure/options.ts';
import { featureWords, typeWords } from '../words.ts';
import { readListing, useAddService, useEditService } from './own-data.ts';
import { PartDialog } from './part-dialog.tsx';

type Content = Omit<Input<typeof addProviderService>, 'id'>;

interface Values {
  readonly serviceName: string;
  readonly serviceDescription: string;
  readonly supportItem: string;
  readonly serviceType: ServiceType;
  readonly categoryCode: string;
  readonly registrationGroup: string;
  /** In dollars. */
  readonly unitPrice: string;
  readonly unitType: PriceUnit;
  readonly minBookingHours: string;
  readonly maxBookingHours: string;
  readonly isInPersonAvailable: boolean;
  readonly isOnlineAvailable: boolean;
  readonly requiresTransport: boolean;
  readonly accessibilityFeatures: AccessFeature[];
}

const nothing: Values = {
  serviceName: '',
  serviceDescription: '',
  supportItem: '',
  serviceType: 'core',
  categoryCode: '',
  registrationGroup: '',
  unitPrice: '',
  unitType: 'hour',
  minBookingHours: '1',
  maxBookingHours: '8',
  isInPersonAvailable: true,
  isOnlineAvailable: false,
  requiresTransport: false,
  accessibilityFeatures: [],
};

const valuesOf = (service: ProviderService): Values => ({
  serviceName: service.serviceName,
  serviceDescription: service.serviceDescription,
  supportItem: service.supportItem,
  serviceType: service.serviceType,
  categoryCode: service.categoryCode,
  registrationGroup: service.registrationGroup,
  unitPrice: (service.unitPrice.minor / 100).toFixed(2),
  unitType: service.unitType,
  minBookingHours: String(service.minBookingHours),
  maxBookingHours: String(service.maxBookingHours),
  isInPersonAvailable: service.isInPersonAvailable,
  isOnlineAvailable: service.isOnlineAvailable,
  requiresTransport: service.requiresTransport,
  accessibilityFeatures: [...service.accessibilityFeatures],
});

const hoursError = (text: string) => {
  const hours = Number(text);
  return text.trim() && hours >= 0.25 && hours <= limits.bookingHours && Number.isInteger(hours * 4)
    ? undefined
    : `Write quarter hours between 0.25 and ${limits.bookingHours}.`;
};

function check(values: Values) {
  const { supportItem, registrationGroup, minBookingHours, maxBookingHours } = values;
  const item = readSupportItem(supportItem);
  return {
    serviceName: values.serviceName.trim() ? undefined : 'Write what the service is called.',
    supportItem: supportItem.trim() && !item ? 'A support item number has the form 01_011_0107_1_1.' : undefined,
    categoryCode: item || values.categoryCode ? undefined : 'Choose a support category.',
    registrationGroup:
      !item && registrationGroup.trim() && !isGroup(registrationGroup.trim()) ? 'Groups are 0101 to 0138.' : undefined,
    unitPrice: parseMoney(values.unitPrice, 'AUD') ? undefined : 'Write an amount, such as 70.23.',
    minBookingHours: hoursError(minBookingHours),
    maxBookingHours:
      hoursError(maxBookingHours) ??
      (Number(maxBookingHours) < Number(minBookingHours) ? 'The most hours can’t be fewer than the least.' : undefined),
    isInPersonAvailable:
      values.isInPersonAvailable || values.isOnlineAvailable ? undefined : 'Choose in person, online or both.',
  };
}

const contentOf = (values: Values, isActive: boolean): Content => ({
  ...values,
  serviceName: values.serviceName.trim(),
  serviceDescription: values.serviceDescription.trim(),
  supportItem: values.supportItem.trim(),
  // With a support item it follows from that, and the server puts it right.
  categoryCode: values.categoryCode || (readSupportItem(values.supportItem)?.category ?? ''),
  registrationGroup: values.registrationGroup.trim(),
  unitPrice: { minor: parseMoney(values.unitPrice, 'AUD')?.minor ?? 0, currency: 'AUD' },
  minBookingHours: Number(values.minBookingHours),
  maxBookingHours: Number(values.maxBookingHours),
  isActive,
});

/** As it is, to be sent again with another answer to whether it is open. */
export const serviceContent = (service: ProviderService, isActive: boolean): Content =>
  contentOf(valuesOf(service), isActive);

interface ServiceDialogProps {
  readonly provider: Provider;
  /** Left out: a new one. */
  readonly service?: ProviderService | undefined;
  readonly onClose: () => void;
}

export function ServiceDialog({ provider: { id }, service, onClose }: ServiceDialogProps) {
  const add = useAddService();
  const edit = useEditService();
  const initial = service ? valuesOf(service) : nothing;
  const readNow = async () => (await readListing(id)).services.find((one) => one.id === service?.id);
  const form = useForm<Values>({
    initial,
    ...(service && { version: service.version }),
    validate: check,
    submit: async (values, { version }) => {
      if (service) {
        // Whether it is open isn’t asked here: whoever goes on from another version leaves that as it is there.
        const { isActive } = version === service.version ? service : ((await readNow()) ?? service);
        await edit.mutateAsync({ id, serviceId: service.id, ...contentOf(values, isActive), version });
      } else await add.mutateAsync({ id, ...contentOf(values, true) });
      onClose();
      toast({ title: service ? 'Service saved' : 'Service added' });
    },
    readCurrent: async () => {
      const now = await readNow();
      return now && { ...valuesOf(now), version: now.version };
    },
  });
  return (
    <PartDialog
      title={service ? `Edit ${service.serviceName}` : 'Add a service'}
      form={form}
      initial={initial}
      submitLabel={service ? 'Save the service' : 'Add the service'}
      onClose={onClose}
    >
      <Fields form={form} />
    </PartDialog>
  );
}

function Fields({ form }: { readonly form: Form<Values> }) {
  const item = readSupportItem(form.values.supportItem);
  return (
    <>
      <TextFields
        form={form}
        fields={[
          { name: 'serviceName', label: 'Name of the service', maxLength: limits.serviceName },
          {
            name: 'serviceDescription',
            label: 'Description',
            optional: true,
            limit: limits.serviceDescription,
            rows: 3,
          },
          {
            name: 'supportItem',
            label: 'Support item number',
            optional: true,
            hint: 'Of the NDIS price guide: 01_011_0107_1_1. Type, category and group follow from it.',
            maxLength: 20,
          },
        ]}
      />
      {item ? (
        <p className="soft small">
          {typeWords[item.type]}, {categoryNames[item.category]}, group {item.group}.
        </p>
      ) : (
        <>
          <Select
            label="Type"
            options={serviceTypes.map((value) => ({ value, label: typeWords[value] }))}
            {...form.field('serviceType')}
          />
          <Select
            label="Support category"
            placeholder="Choose one"
            options={Object.entries(categoryNames)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([value, name]) => ({ value, label: `${value} ${name}` }))}
            {...form.field('categoryCode')}
          />
          <TextField
            label="Registration group"
            optional
            hint="Four digits, such as 0107."
            maxLength={4}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('registrationGroup')}
          />
        </>
      )}
      <TextField
        label="Price in dollars"
        inputMode="decimal"
        maxLength={14}
        autoComplete="off"
        {...form.field('unitPrice')}
      />
      <Select
        label="The price is for"
        options={priceUnits.map((value) => ({ value, label: unitWords[value] }))}
        {...form.field('unitType')}
      />
      <TextFields
        form={form}
        fields={[
          { name: 'minBookingHours', label: 'Least hours of a booking', inputMode: 'decimal', maxLength: 5 },
          { name: 'maxBookingHours', label: 'Most hours of a booking', inputMode: 'decimal', maxLength: 5 },
        ]}
      />
      <Checkbox label="In person" {...form.check('isInPersonAvailable')} />
      <Checkbox label="Online" {...form.check('isOnlineAvailable')} />
      <Checkbox label="Transport required" {...form.check('requiresTransport')} />
      <CheckboxGroup
        legend="Access"
        optional
        hint="Tick only what you can promise."
        options={accessFeatures.map((value) => ({ value, label: featureWords[value] }))}
        {...form.group('accessibilityFeatures')}
      />
    </>
  );
}
