import moai from 'icon:moai';
import { expect, test } from 'vitest';
import { pathOf } from './icons';

test('an imported icon is its path', () => {
  expect(moai).toMatch(/^M[\d\s.a-zA-Z,-]+$/);
});

test('an icon that does not exist is named', async () => {
  await expect(pathOf('no-such-icon')).rejects.toThrow('"no-such-icon"');
});
