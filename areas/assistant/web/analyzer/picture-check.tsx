import { ImageUp } from 'lucide-react';
import { counted, inFigures } from '#platform/contract/counted.ts';
import { fileSize } from '#platform/contract/file-size.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { canBeShown } from '../analysis/picture.ts';
import { AnalyseButton } from './analyse-button.tsx';
import type { PictureAnalysis } from './use-picture.ts';

const longestDescription = 1000;

/** A picture that stays on this device: the browser reads it, and it is sent nowhere. */
export function PictureCheck({ picture }: { readonly picture: PictureAnalysis }) {
  const { chosen, error, alt, findings, choose, describe, analyse } = picture;
  return (
    <div className="duo duo-even">
      <Section
        title="Check a picture"
        intro="The picture stays on this device. It is not stored, and not sent anywhere."
      >
        <div className="analyzer-text">
          <FileButton
            accept="image/*"
            icon={ImageUp}
            error={error || null}
            description="Shows the picture here. It is not sent anywhere."
            onFiles={choose}
          >
            {chosen ? 'Choose another picture' : 'Choose a picture'}
          </FileButton>
          {chosen && canBeShown(chosen) && (
            <img
              className="analyzer-picture"
              src={chosen.url}
              alt={alt.trim() || 'Your picture, without a description so far'}
            />
          )}
          {chosen && (
            <Facts
              items={[
                { label: 'File', value: chosen.name },
                {
                  label: 'Size',
                  value: `${inFigures(chosen.width)} by ${inFigures(chosen.height)} pixels, ${fileSize(chosen.bytes)}`,
                },
              ]}
            />
          )}
          {chosen && !canBeShown(chosen) && (
            <p className="hint">It is too large to be shown here. It can still be analysed.</p>
          )}
          <TextArea
            label="Its description"
            hint="The words that people hear instead of the picture."
            rows={3}
            limit={longestDescription}
            value={alt}
            onChange={(event) => describe(event.currentTarget.value)}
          />
          <AnalyseButton unusable={!chosen || alt.length > longestDescription} onClick={analyse} />
        </div>
      </Section>
      <div className="analyzer-results">
        <Section title={findings ? counted(findings.length, 'suggestion') : 'Suggestions'}>
          {!findings && <p className="soft">Choose a picture, write its description, and press Analyze.</p>}
          {findings?.length === 0 && (
            <EmptyState title="Nothing left to suggest">
              <p>No rule knows what a picture shows. Read your description aloud, and look at the picture once more.</p>
            </EmptyState>
          )}
          {findings && findings.length > 0 && (
            <ol className="analyzer-list plain-list">
              {findings.map(({ title, reason, suggestion }, at) => (
                <li key={title} className="analyzer-finding">
                  <h3>{`${at + 1}. ${title}`}</h3>
                  <p>{reason}</p>
                  <p className="analyzer-try">{suggestion}</p>
                </li>
              ))}
            </ol>
          )}
        </Section>
      </div>
    </div>
  );
}
