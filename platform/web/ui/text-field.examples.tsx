import { useState } from 'react';
import type { Examples } from '../gallery/examples.ts';
import { FileButton } from './file-button.tsx';
import { SearchBox } from './search-box.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const Details = () => {
  const [text, setText] = useState(
    'The second comment tells Leilani she is making it up for sympathy. He has done this to her before.',
  );
  return (
    <TextArea
      label="Details"
      optional
      hint="What happened, and where? Please leave out anyone’s private information."
      limit={120}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
};

const Files = () => {
  const [names, setNames] = useState<string[]>([]);
  return (
    <div className="stack">
      <FileButton
        hint="JPEG, PNG or WebP, at most 10 MB."
        accept="image/*"
        multiple
        onFiles={(files) => setNames(files.map((file) => file.name))}
      >
        Choose pictures
      </FileButton>
      <p role="status">{names.length > 0 ? `Chosen: ${names.join(', ')}` : 'Nothing chosen yet.'}</p>
    </div>
  );
};

export const examples: Examples = [
  {
    title: 'One line',
    render: () => (
      <div className="stack">
        <TextField label="Your name" autoComplete="name" defaultValue="Bronwyn Tran" />
        <TextField
          label="Email"
          hint="We’ll send you a link that works for 30 minutes."
          type="email"
          autoComplete="email"
        />
        <SearchBox
          region="Gallery"
          label="Search by name or skill"
          what="mentors"
          limit={80}
          search=""
          onSearch={() => {}}
        />
      </div>
    ),
  },
  {
    title: 'With an error, and one that cannot be changed',
    render: () => (
      <div className="stack">
        <TextField
          id="gallery-email"
          label="Email address"
          error="Enter an email address, like name@example.com"
          defaultValue="bronwyn@"
          autoComplete="email"
        />
        <TextField label="Member number" readOnly value="DW-20417" />
        <TextField label="Plan manager" disabled value="Not set" readOnly />
      </div>
    ),
  },
  { title: 'Several lines with a live count', render: () => <Details /> },
  {
    title: 'Too long',
    render: () => <TextArea label="Short bio" limit={20} defaultValue="Basket weaver, bus critic, aunty of five." />,
  },
  {
    title: 'Choosing from a list',
    render: () => (
      <div className="stack">
        <Select
          label="State or territory"
          placeholder="Choose one"
          options={['NSW', 'Qld', 'SA', 'Tas', 'Vic', 'WA', 'ACT', 'NT'].map((value) => ({ value, label: value }))}
        />
        <Select
          label="Who can see this"
          optional
          error="Choose who can see this"
          options={[
            { value: 'all', label: 'Everyone' },
            { value: 'members', label: 'Members' },
          ]}
        />
      </div>
    ),
  },
  { title: 'Files', render: () => <Files /> },
];
