import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '#platform/web/ui/cx.ts';
import { Hint } from '#platform/web/ui/hint.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { Kind } from '../../pure/symbols/words.ts';
import { placeAfter } from './moves.ts';
import { pictureOf } from './pictures.ts';

/** A word with its picture: the shape of its kind in the corner, the word below. */
export function Tile({
  word,
  symbol,
  kind,
  does,
  onPress,
}: {
  readonly word: string;
  readonly symbol: string;
  readonly kind: Kind | null;
  /** Where the word alone does not say what a press does: heard after it. */
  readonly does?: string | undefined;
  readonly onPress: () => void;
}) {
  const picture = pictureOf(symbol);
  return (
    <Hint description="a symbol">
      <button
        type="button"
        className={cx('sym-tile', kind && `sym-${kind}`, word.length > 6 && 'sym-long')}
        onClick={onPress}
      >
        {picture && <Icon icon={picture} />}
        <span className="sym-word">
          {word}
          {does && <span className="vh">, {does}</span>}
        </span>
      </button>
    </Hint>
  );
}

/** Tiles with one tab stop; arrows, Home and End go between them as they are seen. */
export function TileGroup({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const buttonsOf = () => [...(box.current?.querySelectorAll('button') ?? [])];
  useLayoutEffect(() => {
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const at = Math.min(stop, buttons.length - 1);
    for (const [place, button] of buttons.entries()) button.tabIndex = place === at ? 0 : -1;
  });
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const buttons = buttonsOf();
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const next = placeAfter(
      buttons.map((button) => button.getBoundingClientRect()),
      at,
      event.key,
    );
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      ref={box}
      role="group"
      aria-label={label}
      className={cx('sym-tiles', className)}
      onKeyDown={key}
      onFocus={(event) => {
        const at = buttonsOf().indexOf(event.target as unknown as HTMLButtonElement);
        if (at >= 0) setStop(at);
      }}
    >
      {children}
    </div>
  );
}
