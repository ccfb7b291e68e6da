import { urlOf } from '#platform/web/client/address.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { ProviderFile, StatedPaper } from '../../contract.ts';
import { checkWords } from '../words.ts';
import { paperFacts } from './paper-facts.ts';

/** “Worker screening of Hanh Tran” */
export const titleOf = ({ kind, staffName }: StatedPaper) =>
  staffName ? `${checkWords[kind]} of ${staffName}` : checkWords[kind];

interface ToCheckProps {
  readonly file: ProviderFile;
  readonly onCheck: (paper: StatedPaper) => void;
}

/** What the provider states and shows, for administrators. */
export function ToCheck({ file: { provider, papers }, onCheck }: ToCheckProps) {
  if (papers.length === 0) return null;
  return (
    <Section title="Stated by the provider" intro="Nothing of it counts before you record what you saw.">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list provider-check-list" role="list">
        {papers.map((paper) => (
          <li key={paper.id} className="sheet provider-check">
            <h3>{titleOf(paper)}</h3>
            <p>{paperFacts(paper)}</p>
            <p className="soft small">
              Stated <Time value={paper.statedAt} look="absolute" />
            </p>
            {paper.hasPicture && (
              <img
                className="provider-paper"
                src={`${urlOf('readPaperPicture', { id: provider.id, paperId: paper.id })}?v=${paper.version}`}
                alt={`What the provider shows for: ${titleOf(paper)}`}
                decoding="async"
              />
            )}
            <div className="row">
              <Button description="check a paper" onClick={() => onCheck(paper)}>
                Check it<span className="vh">: {titleOf(paper)}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
