import { useEffect } from 'react';
import { navigate } from '#platform/web/router/navigate.ts';
import { useSession } from '#platform/web/session.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';

/** C-45: /profile goes to one's own. */
export function Screen() {
  const id = useSession().member?.id;
  useEffect(() => {
    if (id) navigate(`/profile/${id}`, { replace: true });
  }, [id]);
  return (
    <>
      <PageTitle title="My profile" />
      <Skeleton count={1} label="Opening your profile" />
    </>
  );
}
