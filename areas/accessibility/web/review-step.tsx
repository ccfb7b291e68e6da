import { type Field, fields, recordInWords } from '#platform/contract/preferences.ts';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { Draft } from './draft.ts';
import { type Step, stepOf } from './quick-setup-steps.ts';
import { stepHref } from './steps.ts';

/** The last look: what changes first, then every answer with the way back to it. */
export function ReviewStep({ draft, steps }: { readonly draft: Draft; readonly steps: readonly Step[] }) {
  const changed = fields.filter(({ name }) => draft.changed.includes(name));
  const same = fields.filter(({ name }) => !draft.changed.includes(name));
  // Speed of motion has no step while nothing moves.
  const asked = (field: Field) => steps.some((step) => step.fields.includes(field));
  const back = (field: Field) =>
    asked(field) && (
      <Link href={stepHref(stepOf(field.name, steps))}>
        Change<span className="vh"> {field.label}</span>
      </Link>
    );
  return (
    <>
      <FromFile draft={draft} />
      <div>
        <h3>{changed.length === 0 ? 'Nothing will change' : 'What will change'}</h3>
        {changed.length === 0 && <p className="soft">Your saved settings stay as they are.</p>}
        <dl className="list answers">
          {changed.map((field) => (
            <div key={field.name}>
              <dt className="answer-name">{field.label}</dt>
              <dd>
                <span className="vh">from </span>
                <span className="answer-before">{recordInWords(draft.base, field.name)}</span>
                <span aria-hidden="true"> → </span>
                <span className="vh"> to </span>
                <strong>{recordInWords(draft.record, field.name)}</strong>
              </dd>
              <dd className="answer-change">{back(field)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {same.length > 0 && (
        <div>
          <h3>What stays</h3>
          <dl className="list answers">
            {same.map((field) => (
              <div key={field.name}>
                <dt className="answer-name">{field.label}</dt>
                <dd>{recordInWords(draft.record, field.name)}</dd>
                <dd className="answer-change">{back(field)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}

/** What an imported file could not bring, and what it brings only when asked. */
function FromFile({ draft }: { readonly draft: Draft }) {
  const { imported } = draft;
  if (!imported) return null;
  const { problems, customCss } = imported;
  return (
    <>
      {problems.length > 0 && (
        <Notice tone="warn" title="Some values of the file were not used">
          <ul>
            {problems.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {customCss !== null && (
        <Checkbox
          label="Use the own styles (CSS) of the file too"
          hint="Tick this only if you know where the file comes from."
          checked={draft.record.customCss === customCss}
          onChange={(event) => {
            if (event.currentTarget.checked) draft.set('customCss', customCss);
            else draft.revert('customCss');
          }}
        />
      )}
    </>
  );
}
