import { Flag } from 'lucide-react';
import type { Person } from '#platform/contract/fields.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { Button } from '#platform/web/ui/button.tsx';

export const ReportTraveller = ({ person: { id, displayName } }: { readonly person: Person }) => (
  <Button
    variant="quiet"
    icon={Flag}
    data-safety=""
    onClick={() =>
      openReport({
        contentType: 'member',
        contentId: id,
        reportedUserId: id,
        reportedName: displayName,
        subject: displayName,
      })
    }
  >
    Report to moderators<span className="vh"> {displayName}</span>
  </Button>
);
