import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/** Several moves can be meant: which one? */
export function ChooseMove({
  title,
  options,
  onChoose,
  onClose,
}: {
  readonly title: string;
  readonly options: readonly { readonly move: string; readonly label: string }[];
  readonly onChoose: (move: string) => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open size="s" title={title} onClose={onClose}>
      <div className="board-choose">
        {options.map(({ move, label }) => (
          <Button key={move} wide onClick={() => onChoose(move)}>
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
