import { Clock, Lock, Users } from 'lucide-react';
import { JoinButton, LeaveButton, useSpace } from '#areas/spaces/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { Group } from '../contract.ts';
import { Gate } from './gate.tsx';
import { groupLabels } from './labels.ts';

/** GROUPS-11 to 14 */
export function GroupCard({ id, mine }: { readonly id: number; readonly mine: boolean }) {
  const group = useSpace<Group>(id);
  if (!group) return null;
  const { name, description, memberCount, recentActivity, guidelines, isPrivate, visibility, category, me } = group;
  return (
    <li className="group-card" id={`group-${id}`}>
      <Gate category={category} closed={isPrivate} />
      <div className="group-card-in">
        <div className="row">
          <h3>
            <Link href={`/support-groups/${id}`}>{name}</Link>
          </h3>
          {isPrivate && <Chip icon={Lock}>{visibility === 'hidden' ? 'Hidden' : 'Private'}</Chip>}
          {group.status === 'archived' && <Chip>Archived</Chip>}
        </div>
        <p className="group-text">{description}</p>
        <p className="group-meta small">
          <span>
            <Icon icon={Users} />
            {counted(memberCount, 'member')}
          </span>
          <span>
            <Icon icon={Clock} />
            <span>
              Active <Time midSentence value={recentActivity} />
            </span>
          </span>
        </p>
        <p className="group-norm small">
          <strong>Guidelines.</strong> {guidelines}
        </p>
        <JoinButton space={group} labels={groupLabels} />
        {mine && me.state === 'member' && <LeaveButton space={group} labels={groupLabels} />}
      </div>
    </li>
  );
}
