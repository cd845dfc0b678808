import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { joinedChecksum, shiftOf } from './joined-checksum';

test('the checksum of joined texts is that of the whole text', () => {
  const parts = ['', 'a', 'Hyvää päivää', 'x'.repeat(70_001), '', '\0\0\0', '12'].map((text) => Buffer.from(text));
  let sum = 0;
  for (const [index, part] of parts.entries()) {
    sum = joinedChecksum(sum, crc32(part), shiftOf(part.length));
    expect(sum).toBe(crc32(Buffer.concat(parts.slice(0, index + 1))));
  }
});
