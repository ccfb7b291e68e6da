import type { Form } from '#platform/web/forms/form.ts';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Booking } from '../contract.ts';
import { type BookingFormat, formatWords } from '../pure/formats.ts';
import { limits } from '../pure/limits.ts';

export interface TermsValues {
  readonly format: string;
  readonly breaks: string;
  readonly supportPerson: boolean;
  readonly cameraOff: boolean;
  readonly place: string;
  readonly placeAccess: string;
  /** In person, at a place that they agree on later. */
  readonly placeLater: boolean;
}

export const emptyTerms = (formats: readonly BookingFormat[]): TermsValues => ({
  format: formats.length === 1 ? (formats[0] ?? '') : '',
  breaks: '',
  supportPerson: false,
  cameraOff: false,
  place: '',
  placeAccess: '',
  placeLater: false,
});

export const valuesOf = (terms: Booking['terms']): TermsValues => ({
  ...terms,
  placeLater: terms.format === 'inPerson' && terms.place === '',
});

export const checkTerms = ({ format, place, placeLater }: TermsValues) => ({
  format: format ? undefined : 'Choose how you want to meet.',
  place: format === 'inPerson' && !placeLater && place.trim() === '' ? 'Say where you would like to meet.' : undefined,
});

export const sentTerms = ({ format, place, placeAccess, placeLater, ...rest }: TermsValues): Booking['terms'] => {
  const isInPerson = format === 'inPerson' && !placeLater;
  return {
    ...rest,
    format: format as BookingFormat,
    place: isInPerson ? place.trim() : '',
    placeAccess: isInPerson ? placeAccess.trim() : '',
  };
};

interface TermsFieldsProps {
  readonly form: Form<TermsValues>;
  readonly formats: readonly BookingFormat[];
  /** For the labels: the host says what the guest brings. */
  readonly isHost?: boolean;
  /** What comes to the guest, such as support at home, has another place than a first meeting. */
  readonly comesToGuest?: boolean;
}

/** How two people meet, and what one of them needs for it. */
export function TermsFields({ form, formats, isHost = false, comesToGuest = false }: TermsFieldsProps) {
  const { format, placeLater } = form.values;
  return (
    <div className="stack">
      <RadioGroup
        legend="How do you want to meet?"
        options={formats.map((value) => ({ value, label: formatWords[value] }))}
        {...form.field('format')}
        value={format}
        onChange={(value: string) => form.setValues({ format: value })}
      />
      {format === 'inPerson' && (
        <>
          <Checkbox
            label="Agree on the place later"
            hint="Your address can wait until you have both said yes."
            {...form.check('placeLater')}
          />
          {!placeLater && (
            <>
              <TextField
                label="Place"
                hint={
                  comesToGuest
                    ? 'Where it takes place: your home, or where you meet.'
                    : 'A public place is safer for a first meeting.'
                }
                maxLength={limits.place}
                {...form.field('place')}
              />
              <TextArea
                label="Getting in and around"
                optional
                hint="Steps, lifts, toilets, noise, parking"
                rows={2}
                limit={limits.placeAccess}
                {...form.field('placeAccess')}
              />
            </>
          )}
        </>
      )}
      <TextField
        label="Breaks"
        optional
        hint="Such as: 5 minutes after each 20"
        maxLength={limits.breaks}
        {...form.field('breaks')}
      />
      <div>
        <Checkbox
          label={isHost ? 'A support person comes with the guest' : 'A support person comes with me'}
          {...form.check('supportPerson')}
        />
        <Checkbox label="Camera off is fine" {...form.check('cameraOff')} />
      </div>
    </div>
  );
}
