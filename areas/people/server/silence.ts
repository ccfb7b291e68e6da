/** The smallest recording there is, for the authorization matrix and tests: silence as WAV, 8,000 samples a second. */
export function silence(seconds = 0.1, hidden = '') {
  const samples = Buffer.alloc(Math.round(seconds * 8000) * 2);
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data]);
  };
  const even = (text: string) => (text.length % 2 === 0 ? text : `${text} `);
  const format = Buffer.alloc(16);
  for (const [at, value] of [
    [0, 1],
    [2, 1],
    [12, 2],
    [14, 16],
  ] as const) {
    format.writeUInt16LE(value, at);
  }
  format.writeUInt32LE(8000, 4);
  format.writeUInt32LE(16_000, 8);
  const note =
    hidden === ''
      ? Buffer.alloc(0)
      : chunk('LIST', Buffer.concat([Buffer.from('INFO'), chunk('ICMT', Buffer.from(even(hidden)))]));
  const all = Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), note, chunk('data', samples)]);
  return { bytes: new Uint8Array(chunk('RIFF', all)), type: 'audio/wav' };
}
