import type { ComponentProps } from 'react';
import { Select } from '#platform/web/ui/select.tsx';
import { fieldAudiences } from './edit-fields.ts';

/** Stands right behind its field and is no louder than it must be. */
export const AudienceSelect = ({
  what,
  ...field
}: { readonly what: string } & Omit<ComponentProps<typeof Select>, 'label' | 'options'>) => (
  <div className="audience-select">
    <Select
      label={
        <>
          Who sees it<span className="vh">: {what}</span>
        </>
      }
      options={fieldAudiences}
      {...field}
    />
  </div>
);
