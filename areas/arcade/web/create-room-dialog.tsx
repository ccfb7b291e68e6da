import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox, CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import {
  featureWords,
  type GameKind,
  gameKinds,
  kindWords,
  playersOf,
  type RoomFeature,
  roomFeatures,
} from '../pure/kinds.ts';
import { limits } from '../pure/limits.ts';
import { useCreateRoom } from './data.ts';

interface Values {
  readonly name: string;
  readonly gameType: GameKind;
  readonly isPrivate: boolean;
  readonly accessibilityFeatures: RoomFeature[];
}

/** ARCADE-22 to -29. */
export function CreateRoomDialog({
  game,
  onClose,
}: {
  /** Chosen already, from its own entry. */
  readonly game: GameKind | undefined;
  readonly onClose: () => void;
}) {
  const id = useId();
  const create = useCreateRoom();
  const hostId = useSession().member?.id ?? 0;
  const initial: Values = { name: '', gameType: game ?? 'chess', isPrivate: false, accessibilityFeatures: [] };
  const form = useForm({
    initial,
    validate: ({ name }) => ({ name: name.trim() ? undefined : 'Please enter a room name.' }),
    submit: async (values) => {
      try {
        const room = await create.mutateAsync({ ...values, name: values.name.trim(), maxPlayers: 2, hostId });
        toast({ title: 'Game room created!', description: 'Your game room has been created successfully.' });
        onClose();
        navigate(`/arcade/room/${room.id}`);
      } catch (error) {
        toast({
          title: 'Error',
          description: 'Failed to create game room. Please try again.',
          variant: 'destructive',
        });
        throw error;
      }
    },
  });
  const { values } = form;
  return (
    <Dialog
      open
      size="m"
      title="Create Game Room"
      onClose={onClose}
      dirty={values.name.trim() !== ''}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" pending={form.submitting} pendingText="Creating…">
            Create Room
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.handleSubmit} className="create-room">
        <FormNotices form={form} />
        <TextField label="Room name" maxLength={limits.name} autoComplete="off" {...form.field('name')} />
        <RadioGroup
          legend="Game"
          look="list"
          options={gameKinds.map((kind) => ({
            value: kind,
            label: kindWords[kind].name,
            hint: `${kindWords[kind].difficulty}. ${kindWords[kind].about}`,
          }))}
          value={values.gameType}
          onChange={(value) => form.setValues({ gameType: value })}
        />
        <p>
          <strong>Players</strong> {playersOf(values.gameType)}. You are the first, and make the first move.
        </p>
        <Checkbox
          label="Private room"
          hint="Only people with your invite link find it. You can copy the link in the room."
          {...form.check('isPrivate')}
        />
        <CheckboxGroup
          legend="Accessibility"
          hint="They change the board for everyone in the room. Your own settings apply too."
          options={roomFeatures.map((feature) => ({
            value: feature,
            label: featureWords[feature].label,
            hint: featureWords[feature].effect,
          }))}
          {...form.group('accessibilityFeatures')}
        />
      </form>
    </Dialog>
  );
}
