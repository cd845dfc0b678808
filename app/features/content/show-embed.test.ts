// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { showEmbed } from './show-embed';

const BOOKING = { url: 'https://booking.example/hanki', script: 'https://booking.example/resize.js' };

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Presses a link of a text. @returns whether it is shown in place, and the frame */
function press(href: string, booking: Parameters<typeof showEmbed>[1] = BOOKING) {
  document.body.innerHTML = `<p><a href="${href}"><b>How to wax</b> Show the video</a></p>`;
  const [link] = document.links;
  const isShown = showEmbed(link as HTMLAnchorElement, booking, 'Book a time');
  return { isShown, frame: document.querySelector('iframe') };
}

const loaded = () => [...document.scripts].map(({ src }) => src);

test('the booking calendar is shown by its link with its service’s resize script, which is loaded once', () => {
  const { isShown, frame } = press('https://booking.example/hanki/ski-service');
  expect([isShown, frame?.src, frame?.title]).toEqual([
    true,
    'https://booking.example/hanki/ski-service',
    'Book a time',
  ]);
  press('https://booking.example/hanki/bike-service');
  expect(loaded()).toEqual(['https://booking.example/resize.js']);
});

test('a video loads no resize script, nor does a calendar whose service has none', () => {
  expect(press('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ').frame?.title).toBe('How to wax');
  expect(press('https://booking.example/hanki/', { url: BOOKING.url, script: undefined }).isShown).toBe(true);
  expect(loaded()).toEqual([]);
});

test('any other address is followed as a link', () => {
  expect(press('https://evil.example/booking.example/hanki')).toEqual({ isShown: false, frame: null });
  expect(press('https://booking.example/hanki/', null)).toEqual({ isShown: false, frame: null });
});
