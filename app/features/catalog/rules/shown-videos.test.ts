import { expect, test } from 'vitest';
import { shownVideos } from './shown-videos';

test('only players of the known video services are shown, each once', () => {
  const good = 'https://www.youtube-nocookie.com/embed/tUn84rInneA';
  const given = [
    good,
    good,
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://www.youtube.com/watch?v=tUn84rInneA',
    'http://www.youtube.com/embed/x',
    'https://www.youtube.com.evil.example/embed/x',
    'https://www.youtube.com/embed/../watch',
    'https://www.youtube.com/embed/',
    'javascript:alert(1)',
    '//player.vimeo.com/video/1',
    '',
  ];
  expect(shownVideos(given)).toEqual([good, 'https://player.vimeo.com/video/76979871?h=8272103f6e']);
});
