import type { Mentorship } from '../contract.ts';
import { useEnd } from './data.ts';
import { ThanksDialog } from './thanks-dialog.tsx';
import { otherName } from './words.ts';

interface EndDialogProps {
  readonly mentorship: Mentorship;
  readonly onClose: () => void;
}

export function EndDialog({ mentorship, onClose }: EndDialogProps) {
  const { id, version } = mentorship;
  const name = otherName(mentorship);
  const end = useEnd();
  return (
    <ThanksDialog
      thing="mentorship"
      description={`${name} will be told. Goals and notes remain for you both.`}
      whom={name}
      end={(thanks) => end.mutateAsync({ id, version, thanks })}
      done={{ title: 'Mentorship ended', description: `You and ${name} can now write a review.` }}
      onClose={onClose}
    />
  );
}
