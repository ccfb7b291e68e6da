import { useId } from 'react';
import { cx } from '#platform/web/ui/cx.ts';
import { tablesOf } from '../../pure/large-print.ts';
import type { Summary, SummaryBlock, SummaryTable } from '../../pure/summary.ts';

const keyed = (texts: readonly string[]) => texts.map((text, at) => ({ text, key: `${at} ${text}` }));

// biome-ignore-start lint/a11y/noRedundantRoles: browsers drop a table’s meaning when its display changes on a phone
function Figures({ table, title }: { readonly table: SummaryTable; readonly title: string }) {
  const [rowsName, ...heads] = table.heads;
  const row = (cells: readonly string[], nth?: number) => {
    const [name, ...figures] = cells;
    return (
      <tr key={name} role="row">
        <th scope="row" role="rowheader">
          {name}
        </th>
        {keyed(figures).map(({ text, key }, at) => (
          <td key={key} role="cell">
            <span className="visit-label" aria-hidden="true">
              {heads[at]}
            </span>
            {nth !== undefined && heads[at] === table.bars?.head && <Bar share={table.bars?.shares[nth] ?? null} />}
            <span>{text}</span>
          </td>
        ))}
      </tr>
    );
  };
  return (
    <div className="visit-figures">
      <table role="table">
        <caption className="vh">{title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {rowsName}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" role="columnheader">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {table.rows.length > 0 && <tbody role="rowgroup">{table.rows.map((cells, nth) => row(cells, nth))}</tbody>}
        {table.whole && <tfoot role="rowgroup">{row(table.whole)}</tfoot>}
      </table>
    </div>
  );
}

// biome-ignore-end lint/a11y/noRedundantRoles: see above

/** Only draws what the figure beside it says. */
const Bar = ({ share }: { readonly share: number | null }) =>
  share !== null && (
    <span className="visit-bar" aria-hidden="true">
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );

function Block({ block, isLarge }: { readonly block: SummaryBlock; readonly isLarge: boolean }) {
  const { part, title, list, words } = block;
  const List = list?.numbered ? 'ol' : 'ul';
  return (
    <section className="visit-block" data-part={part}>
      <h3>{title}</h3>
      {tablesOf(block, isLarge).map((table, at, all) => (
        <Figures key={table.heads.join()} table={table} title={all.length > 1 ? `${title}, part ${at + 1}` : title} />
      ))}
      {list && (
        <List>
          {keyed(list.items).map(({ text, key }) => (
            <li key={key}>{text}</li>
          ))}
        </List>
      )}
      {words.length > 0 && <p>{words.join(' ')}</p>}
    </section>
  );
}

/** The page as it will print. */
export function PageView({ summary, isLarge }: { readonly summary: Summary; readonly isLarge: boolean }) {
  const { title, visit, period, written, blocks, foot } = summary;
  const id = useId();
  return (
    <div className="visit-desk">
      <article className={cx('visit-page', isLarge && 'visit-large')} aria-labelledby={id}>
        <header className="visit-head">
          <div>
            <h2 id={id}>{title}</h2>
            {visit && <p>{visit}</p>}
          </div>
          <p>
            From my own diary
            <br />
            <strong>{period}</strong>
            <br />
            {written}
          </p>
        </header>
        {blocks.map((block) => (
          <Block key={block.part} block={block} isLarge={isLarge} />
        ))}
        <p className="visit-foot">{foot}</p>
      </article>
    </div>
  );
}
