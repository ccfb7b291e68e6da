import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ClosedDoor } from '#platform/web/ui/drawings.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';

/** PROFILE-08: never another person's data. */
export function UserMissing() {
  return (
    <>
      <PageTitle title="User not found" lead="There is no member here, or their profile is not open to you." />
      <div className="stack">
        <div data-part="decoration">
          <ClosedDoor />
        </div>
        <ButtonLink href="/">Go to Home</ButtonLink>
      </div>
    </>
  );
}
