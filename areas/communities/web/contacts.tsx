import { Phone } from 'lucide-react';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import type { EmergencyContact } from '../contract.ts';

export function Contacts({ contacts }: { readonly contacts: readonly EmergencyContact[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="list community-contacts" role="list">
      {contacts.map(({ name, phone, note }) => (
        <li key={`${name} ${phone}`}>
          <div>
            <strong>{name}</strong>
            {note && <p className="soft">{note}</p>}
          </div>
          <ButtonLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} icon={Phone}>
            Call {phone}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
