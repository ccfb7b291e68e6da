import { Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Examples } from '../gallery/examples.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { Notice, seriousIcon } from './notice.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextArea } from './text-area.tsx';
import { toast } from './toast.ts';

const Report = () => {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<string | null>('harassment');
  const [text, setText] = useState('');
  const close = () => {
    setOpen(false);
    setText('');
  };
  return (
    <>
      <Button icon={Flag} onClick={() => setOpen(true)}>
        Report this comment
      </Button>
      <Dialog
        open={open}
        onClose={close}
        dirty={text !== ''}
        title="Report this comment"
        description="By Rob K. on Leilani’s post. He won’t be told who reported it."
        footer={
          <>
            <Button
              variant="primary"
              onClick={() => {
                toast({ title: 'Report submitted', description: 'Thank you for helping keep our community safe.' });
                close();
              }}
            >
              Submit report
            </Button>
            <Button onClick={close}>Cancel</Button>
            <Button variant="quiet" onClick={() => toast({ title: 'Said inside the dialog' })}>
              Show a message
            </Button>
          </>
        }
      >
        <RadioGroup
          legend="What is wrong with it?"
          value={reason}
          onChange={setReason}
          options={[
            { value: 'harassment', label: 'Harassment or bullying' },
            { value: 'spam', label: 'Spam or unwanted content' },
            { value: 'false', label: 'Misinformation or false claims' },
            { value: 'other', label: 'Other violation' },
          ]}
        />
        <Notice tone="danger" icon={seriousIcon} title="Serious Violation.">
          The moderation team will prioritise this report.
        </Notice>
        <TextArea
          label="Details"
          optional
          limit={500}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div>
          <Menu label="Menu in a dialog" items={[{ label: 'First' }, { label: 'Second' }]} />
        </div>
      </Dialog>
    </>
  );
};

const Remove = () => {
  const [items, setItems] = useState(['First draft', 'Second draft', 'Third draft']);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      <ul className="plain-list list">
        {items.map((item) => (
          <li key={item} className="row">
            <span>{item}</span>
            <Button
              variant="quiet"
              icon={Trash2}
              className="push"
              aria-label={`Delete, ${item}`}
              onClick={() => setAsked(item)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={`Delete “${asked}”?`}
        confirmLabel="Delete draft"
        cancelLabel="Keep it"
        danger
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setItems(items.filter((item) => item !== asked));
          setAsked(null);
        }}
      >
        <p>It cannot be brought back.</p>
      </ConfirmDialog>
    </>
  );
};

export const examples: Examples = [
  { title: 'A form: type something, then try to leave', render: () => <Report /> },
  { title: 'A question: focus goes to the surviving neighbour', render: () => <Remove /> },
];
