/// <reference types="vite/client" />
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../announce.ts';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { failed } from './failed.ts';
import './own-pictures.css';

export interface OwnPicture {
  readonly id: number;
  readonly src: string;
  /** What can be seen in it; '': no one has said so yet. */
  readonly description: string;
  /** "Photo 1, on your card" */
  readonly title: string;
  /** What else is to be known of it. */
  readonly note?: ReactNode;
}

interface OwnPicturesProps {
  /** Names the list. */
  readonly label: string;
  /** "photo" */
  readonly noun: string;
  readonly pictures: readonly OwnPicture[];
  /** Whose deletion is under way. */
  readonly deleting: boolean;
  readonly onDescribe: (id: number) => void;
  readonly onDelete: (id: number) => void;
  /** Resolves once the new order is stored; rejects with why not. Left out: they have no order. */
  readonly onOrder?: ((ids: number[]) => Promise<unknown>) | undefined;
}

type Way = 'earlier' | 'later';

/** Pictures that someone shows others, in their order. Each is described, moved by its buttons, and deleted. */
export function OwnPictures(props: OwnPicturesProps) {
  const { label, noun, pictures, deleting, onDescribe, onDelete, onOrder } = props;
  const moved = useRef<{ readonly id: number; readonly way: Way; readonly place: number }>(undefined);
  const moving = useRef(false);
  // Once the moved picture stands in its new place, its button may be gone there: the focus stays with the picture.
  useEffect(() => {
    if (!moved.current) return;
    const { id, way, place } = moved.current;
    if (pictures[place]?.id !== id) return;
    moved.current = undefined;
    const usable = way === 'earlier' ? place > 0 : place < pictures.length - 1;
    const other = way === 'earlier' ? 'later' : 'earlier';
    document.getElementById(`picture-${id}-${usable ? way : other}`)?.focus();
  }, [pictures]);
  const move = async (at: number, way: Way) => {
    const ids = pictures.map(({ id }) => id);
    const [id] = ids.splice(at, 1);
    if (id === undefined || !onOrder || moving.current) return;
    const place = way === 'earlier' ? at - 1 : at + 1;
    ids.splice(place, 0, id);
    moving.current = true;
    moved.current = { id, way, place };
    try {
      await onOrder(ids);
      announce(`${capital(noun)} moved to place ${place + 1} of ${pictures.length}`);
    } catch (error) {
      moved.current = undefined;
      failed(`Couldn’t move the ${noun}`)(error);
    } finally {
      moving.current = false;
    }
  };
  return (
    <ol className="plain-list own-pictures" aria-label={label}>
      {pictures.map((picture, at) => (
        <Item
          key={picture.id}
          picture={picture}
          named={<span className="vh">{` (${noun} ${at + 1})`}</span>}
          isFirst={!onOrder || at === 0}
          isLast={!onOrder || at === pictures.length - 1}
          deleting={deleting}
          onDescribe={() => onDescribe(picture.id)}
          onDelete={() => onDelete(picture.id)}
          onMove={(way) => void move(at, way)}
        />
      ))}
    </ol>
  );
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

interface ItemProps {
  readonly picture: OwnPicture;
  readonly named: ReactNode;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly deleting: boolean;
  readonly onDescribe: () => void;
  readonly onDelete: () => void;
  readonly onMove: (way: Way) => void;
}

const Item = ({ picture, named, isFirst, isLast, deleting, onDescribe, onDelete, onMove }: ItemProps) => (
  <li className="own-picture">
    <img src={picture.src} alt={picture.description || 'Not described yet'} decoding="async" />
    <div className="stack own-picture-words">
      <p>
        <strong>{picture.title}</strong>
      </p>
      {picture.description ? (
        <p>{picture.description}</p>
      ) : (
        <p>
          <Chip tone="warn">No description: no one sees it</Chip>
        </p>
      )}
      {picture.note}
      <div className="row">
        <Button icon={Pencil} description="words for one’s own picture" onClick={onDescribe}>
          {picture.description ? 'Change description' : 'Describe'}
          {named}
        </Button>
        {!isFirst && (
          <Button
            id={`picture-${picture.id}-earlier`}
            icon={ArrowUp}
            description="one’s own picture to an earlier place"
            onClick={() => onMove('earlier')}
          >
            Move up{named}
          </Button>
        )}
        {!isLast && (
          <Button
            id={`picture-${picture.id}-later`}
            icon={ArrowDown}
            description="one’s own picture to a later place"
            onClick={() => onMove('later')}
          >
            Move down{named}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={Trash2}
          description="delete one’s own picture"
          pending={deleting}
          onClick={onDelete}
        >
          Delete{named}
        </Button>
      </div>
    </div>
  </li>
);
