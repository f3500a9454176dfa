import { expect, test } from 'vitest';
import { origins, pathOf } from './links';

const at = (url: string): URL => new URL(url);

test('from this very machine, links name the addresses others can reach', () => {
  expect(origins(['http://192.168.1.7:8765'], at('http://127.0.0.1:8765'))).toEqual(['http://192.168.1.7:8765']);
  expect(origins([], at('http://localhost:8765'))).toEqual([]);
});

test('from another machine, links name the address that brought us here', () => {
  expect(origins(['http://10.0.0.2:8765'], at('https://games.example'))).toEqual(['https://games.example']);
});

test('a pasted link leads to its table here, and a foreign one nowhere', () => {
  expect(pathOf(' http://192.168.1.7:8765/table/abc#invitation=xyz ')).toBe('/table/abc#invitation=xyz');
  expect(pathOf('/replay/abc')).toBe('/replay/abc');
  expect(pathOf('https://example.org/elsewhere')).toBe('');
  expect(pathOf('http://')).toBe('');
});
