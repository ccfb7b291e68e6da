import type { MentoringGroup } from '../contract.ts';
import { useEndGroup } from './group-data.ts';
import { ThanksDialog } from './thanks-dialog.tsx';

interface GroupEndDialogProps {
  readonly group: MentoringGroup;
  readonly onClose: () => void;
}

export function GroupEndDialog({ group: { id, version }, onClose }: GroupEndDialogProps) {
  const end = useEndGroup();
  return (
    <ThanksDialog
      thing="group"
      description="Everyone in it will be told. Requests that wait are declined, and sessions to come are cancelled."
      whom="the group"
      end={(thanks) => end.mutateAsync({ id, version, thanks })}
      done={{ title: 'Group ended', description: 'Everyone in it is told.' }}
      onClose={onClose}
    />
  );
}
