import { expect, test } from 'vitest';
import { allowedMediaPath, mediaUrl } from './media-url';

test('our own picture is requested in its size', () => {
  expect(mediaUrl('/media/3fa9c1d2e4b5', '320x400')).toBe('/media/3fa9c1d2e4b5/320x400');
});

test("a foreign backend's picture passes unchanged", () => {
  expect(mediaUrl('https://img.example.com/a/b.jpg?v=2', '96')).toBe('https://img.example.com/a/b.jpg?v=2');
});

test('a foreign picture is accepted only from an allowed host', () => {
  expect(allowedMediaPath('https://img.example.com/a.jpg', ['img.example.com'])).toBe('https://img.example.com/a.jpg');
  expect(allowedMediaPath('https://img.example.com:8443/a.jpg', ['img.example.com'])).toBeUndefined();
  expect(allowedMediaPath('https://evil.example/a.jpg', ['img.example.com'])).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//evil.example/a.jpg',
  '/media/../etc/passwd',
  '/media/abc"onerror=x',
  'https://img.example.com@evil.example/a.jpg',
  '',
])('%s is no picture', (path) => {
  expect(mediaUrl(path, '96')).toBeUndefined();
  expect(allowedMediaPath(path, ['img.example.com', 'evil.example'])).toBeUndefined();
});
