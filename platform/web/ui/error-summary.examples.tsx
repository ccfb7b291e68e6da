import { useState } from 'react';
import type { Examples } from '../gallery/examples.ts';
import { Button } from './button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

const Form = () => {
  const [attempt, setAttempt] = useState(0);
  const [name, setName] = useState('');
  const error = attempt > 0 && !name.trim() ? 'Enter the name of the group' : null;
  return (
    <form
      noValidate
      aria-label="New group"
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <ErrorSummary errors={error ? [{ field: 'gallery-group', message: error }] : []} attempt={attempt} />
      <div className="stack">
        <TextField
          id="gallery-group"
          label="Name of the group"
          error={error}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          Start the group
        </Button>
      </div>
    </form>
  );
};

export const examples: Examples = [{ title: 'Send it empty to see the summary take focus', render: () => <Form /> }];
