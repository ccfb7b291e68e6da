import type { ReactNode } from 'react';
import { ById, Missing } from '#platform/web/ui/by-id.tsx';
import type { User } from '../contract.ts';
import { useUser } from './data.ts';

const words = {
  thing: 'profile',
  title: 'Profile',
  missing: 'User not found',
  lead: 'This member doesn’t exist, or their profile isn’t open to you.',
  way: { label: 'Go to Home', href: '/' },
};

/** PROFILE-08: never another person's data. */
export const UserMissing = () => <Missing {...words} />;

interface WithUserProps {
  readonly id: string;
  readonly children: (user: User) => ReactNode;
}

/** The member of an address. */
export const WithUser = ({ id, children }: WithUserProps) => (
  <ById id={id} use={useUser} words={words}>
    {children}
  </ById>
);
