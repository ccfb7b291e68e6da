import { takenDown } from '#platform/web/report/taken-down.ts';
import { useSession } from '#platform/web/session.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ModerationAction } from '../contract.ts';
import { actionWords } from '../pure/decision-words.ts';
import { useAgree, useModerationActions, useTakeDown } from './data-moderation.ts';
import { SeverityBadge } from './parts.tsx';

/** A suspension for good waits for a second moderator, who is not the first. */
function Agree({ action }: { readonly action: ModerationAction }) {
  const me = useSession().member?.id;
  const agree = useAgree({
    onDone: () => toast({ title: 'The suspension is now permanent' }),
    onFail: failed('Couldn’t save your agreement'),
  });
  if (action.forGood !== 'proposed' || !action.isActive) return null;
  if (action.moderatorId === me)
    return <p className="soft">Permanent suspension proposed. A second moderator has to agree.</p>;
  return (
    <div className="row">
      <Button pending={agree.pending} onClick={() => agree.mutate({ id: action.id })}>
        Agree to make it permanent<span className="vh">: {action.targetName}</span>
      </Button>
    </div>
  );
}

/** What the area of the thing offers besides. */
function TakenDown({ action }: { readonly action: ModerationAction }) {
  const takeDown = useTakeDown();
  const { actionType, contentType, severity, isActive, targetName } = action;
  const found = takenDown.now().find(({ kind }) => kind === contentType);
  if (actionType !== 'content_removed' || contentType === null || !isActive || !found) return null;
  const takeDownOf = async (userId: number, reason: string) => {
    const contentId = userId;
    await takeDown.mutateAsync({ targetUserId: userId, actionType, contentType, contentId, severity, reason });
  };
  return <found.Part name={targetName ?? 'a former member'} takeDownOf={takeDownOf} />;
}

function Item({ action }: { readonly action: ModerationAction }) {
  const { id, actionType, reason, severity, createdAt, expiresAt, isActive, status, moderatorName, targetName } =
    action;
  return (
    <li className="action-item" id={`action-${id}`}>
      <div className="row">
        <h3>
          {actionWords[actionType]}: {targetName ?? 'A former member'}
        </h3>
        <SeverityBadge severity={severity} />
        {status !== 'active' && <Chip>{status === 'lifted' ? 'Reversed' : 'Expired'}</Chip>}
      </div>
      <p>{reason || 'The reason is no longer kept.'}</p>
      <p className="soft small row">
        <span>
          By {moderatorName ?? 'a previous moderator'}, <Time value={createdAt} look="absolute" />
        </span>
        {isActive && expiresAt && (
          <span>
            Until <Time value={expiresAt} look="absolute" />
          </span>
        )}
        {isActive && action.forGood === 'agreed' && <span>Permanent</span>}
      </p>
      <Agree action={action} />
      <TakenDown action={action} />
    </li>
  );
}

/** MOD-15, MOD-32, MOD-35 */
export function ActionsTab() {
  const list = useModerationActions();
  return (
    <section aria-labelledby="actions-title">
      <h2 className="vh" id="actions-title">
        Actions by moderators
      </h2>
      <List
        list={list}
        shown={list.items.length}
        things={['action', 'actions']}
        prefix="action"
        failTitle={list.error?.message}
        level={3}
        empty={<p>No actions yet.</p>}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((action) => (
            <Item key={action.id} action={action} />
          ))}
        </ul>
      </List>
    </section>
  );
}
