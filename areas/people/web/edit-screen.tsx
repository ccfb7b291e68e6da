import { useSession } from '#platform/web/session.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { AvatarField } from './avatar-field.tsx';
import { BannerField } from './banner-field.tsx';
import { EditForm } from './edit-form.tsx';
import { NameField } from './name-field.tsx';
import { WebsiteCheck } from './website-check.tsx';
import { UserMissing, WithUser } from './with-user.tsx';
import './people.css';

/** One's own profile alone; at anybody else's address there is nothing to edit. */
export function Screen({ params }: { params: { id: string } }) {
  const { member } = useSession();
  if (String(member?.id) !== params.id) return <UserMissing />;
  return (
    <WithUser id={params.id}>
      {(user) => (
        <>
          <PageTitle
            title="Edit Profile"
            lead="Members can see what you write here. Guests can’t."
            crumbs={[{ label: 'My profile', href: `/profile/${user.id}` }]}
          />
          <div className="profile-edit stack">
            <AvatarField user={user} />
            <BannerField user={user} />
            <NameField user={user} />
            <EditForm user={user} />
            {user.website && <WebsiteCheck key={user.website} user={user} />}
            <p>
              <Link href={`/profile/${user.id}/blocked`}>Members you have blocked</Link>
            </p>
            <p>
              <Link href="/settings/muted">Muted members, words and tags</Link>
            </p>
            <p>
              <Link href="/settings/security">Sign-in and security</Link>: your password, email address and devices
            </p>
            <p>
              <Link href="/settings/privacy">Your data and privacy</Link>: a copy of your data, consents, deleting your
              account
            </p>
          </div>
        </>
      )}
    </WithUser>
  );
}
