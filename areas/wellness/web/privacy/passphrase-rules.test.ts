import { expect, test } from 'vitest';
import { checkPassphrase } from './passphrase-rules.ts';

test('a passphrase is long and has different characters', () => {
  expect(checkPassphrase('short')).toBe('Use at least 14 characters. Four unrelated words work well.');
  expect(checkPassphrase(`thirteen char${' '.repeat(9)}`)).toBe(
    'Use at least 14 characters. Four unrelated words work well.',
  );
  expect(checkPassphrase('aaaabbbbAAAABBBB')).toBe('Use more different characters. Four unrelated words work well.');
  expect(checkPassphrase('magpie ladder velvet')).toBeUndefined();
});
