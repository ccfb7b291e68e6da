import { ImageUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { mostBytes, type PictureFinding, pictureFindings, sizeInWords } from '../analysis/picture.ts';
import { AnalyseButton } from './analyse-button.tsx';
import { sayComplete } from './use-findings.ts';

interface Chosen {
  readonly name: string;
  readonly bytes: number;
  readonly type: string;
  readonly url: string;
}
const longestDescription = 1000;

/** A picture that stays on this device: the browser reads it, and it is sent nowhere. */
export function PictureCheck() {
  const [chosen, setChosen] = useState<Chosen>();
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  const [error, setError] = useState('');
  const [alt, setAlt] = useState('');
  const [findings, setFindings] = useState<readonly PictureFinding[]>();
  const shown = useRef('');
  useEffect(() => () => URL.revokeObjectURL(shown.current), []);

  const forget = (reason: string) => {
    setChosen(undefined);
    setError(reason);
  };
  const choose = ([file]: File[]) => {
    if (!file) return;
    URL.revokeObjectURL(shown.current);
    setSize(undefined);
    setFindings(undefined);
    if (!file.type.startsWith('image/')) return forget('This file is no picture. Choose a picture.');
    if (file.size > mostBytes)
      return forget(`This picture has more than ${sizeInWords(mostBytes)}. Choose a smaller one.`);
    shown.current = URL.createObjectURL(file);
    setError('');
    setChosen({ name: file.name, bytes: file.size, type: file.type, url: shown.current });
  };
  const analyse = () => {
    if (!chosen || !size) return;
    const found = pictureFindings({ alt, ...size, ...chosen });
    setFindings(found);
    sayComplete(found.length);
  };
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
          {chosen && (
            <img
              className="analyzer-picture"
              src={chosen.url}
              alt={alt.trim() || 'Your picture, without a description so far'}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setSize({ width: naturalWidth, height: naturalHeight })
              }
              onError={() => forget('This browser cannot read that picture. Choose another one.')}
            />
          )}
          {chosen && size && (
            <Facts
              items={[
                { label: 'File', value: chosen.name },
                { label: 'Size', value: `${size.width} by ${size.height} pixels, ${sizeInWords(chosen.bytes)}` },
              ]}
            />
          )}
          <TextArea
            label="Its description"
            hint="The words that people hear instead of the picture."
            rows={3}
            limit={longestDescription}
            value={alt}
            onChange={(event) => {
              setAlt(event.currentTarget.value);
              setFindings(undefined);
            }}
          />
          <AnalyseButton unusable={!chosen || !size || alt.length > longestDescription} onClick={analyse} />
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
                  <h3>
                    {at + 1}. {title}
                  </h3>
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
