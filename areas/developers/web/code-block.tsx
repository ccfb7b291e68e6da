/// <reference types="vite/client" />
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import './developers.css';

/** APIDOCS-05: so long stands the tick. */
const tickMs = 2000;

interface CopyProps {
  /** What is copied, as the message names it: "JavaScript". */
  readonly label: string;
  readonly text: string;
}

/** APIDOCS-04 */
export function CopyButton({ label, text }: CopyProps) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied to clipboard', description: `${label} code copied successfully` });
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), tickMs);
    } catch {
      toast({
        title: 'Couldn’t copy it',
        description: 'Your browser didn’t allow it. Select the text and copy it by hand.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Button icon={isCopied ? Check : Copy} description="Copy code" onClick={() => void copy()}>
      {isCopied ? 'Copied' : 'Copy'}
      <VisuallyHidden> {label} code</VisuallyHidden>
    </Button>
  );
}

/** Code to read and to copy. Lines wrap, so that nothing has to be scrolled sideways. */
export const CodeBlock = ({ label, text }: CopyProps) => (
  <figure className="api-code">
    <figcaption className="api-code-head">
      <strong>{label}</strong>
      <CopyButton label={label} text={text} />
    </figcaption>
    <pre>
      <code>{text}</code>
    </pre>
  </figure>
);
