import { PageTitle } from '#platform/web/ui/page-title.tsx';

export const Screen = () => <PageTitle title="Communities" />;
