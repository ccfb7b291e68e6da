import { useEffect, useState } from 'react';
import { sanitiseCss } from '#platform/web/preferences/custom-css/sanitise.ts';
import { TextArea } from '#platform/web/ui/text-area.tsx';

export interface CustomCssFieldProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly onChange: (css: string) => void;
}

const most = 10_240;

/** Free text; what of it is not used is said beside it, as soon as typing pauses. */
export function CustomCssField({ label, help, value, onChange }: CustomCssFieldProps) {
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  // Reset to Defaults or an import changed it from outside.
  if (value !== given) {
    setGiven(value);
    setText(value);
  }
  useEffect(() => {
    const timer = setTimeout(() => setRemoved(sanitiseCss(text).removed), 300);
    return () => clearTimeout(timer);
  }, [text]);
  const type = (next: string) => {
    setText(next);
    if (next.length > most) return;
    setGiven(next);
    onChange(next);
  };
  return (
    <>
      <TextArea
        label={label}
        hint={`${help} Crisis, sign-in, and these settings pages always keep the usual look.`}
        className="css-text"
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        limit={most}
        value={text}
        error={text.length > most ? `Shorten your styles to ${most} characters.` : undefined}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {removed.length > 0 && (
        <div className="css-removed">
          <p>
            <strong>Not used, to keep you safe:</strong>
          </p>
          <ul>
            {removed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
