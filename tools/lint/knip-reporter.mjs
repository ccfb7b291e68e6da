// Prints how many files knip read, besides what it found: { processed, total, lines }.
/** @param {import('knip').ReporterOptions} options */
const report = ({ issues, counters, report: wanted }) => {
  const lines = [];
  for (const [kind, byFile] of Object.entries(issues)) {
    if (kind === '_files' || !wanted[kind]) continue;
    if (kind === 'files') {
      for (const found of [...(byFile instanceof Set ? byFile : Object.keys(byFile))])
        lines.push(`unused file: ${found}`);
      continue;
    }
    for (const [file, found] of Object.entries(byFile)) {
      for (const name of Object.keys(found)) lines.push(`${kind}: ${file}: ${name}`);
    }
  }
  process.stdout.write(JSON.stringify({ processed: counters.processed, total: counters.total, lines }));
};

// biome-ignore lint/style/noDefaultExport: knip loads a reporter by its default export
export { report as default };
