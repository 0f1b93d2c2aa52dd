import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

it('lets the browser choose among the sizes that the server stores', () => {
  const { container } = render(<Picture src="/api/pictures/p-1/960.webp" alt="The wharf" sizes="50vw" />);
  const [lightest] = container.querySelectorAll('source');
  expect(lightest?.getAttribute('type')).toBe('image/avif');
  expect(lightest?.getAttribute('sizes')).toBe('50vw');
  expect(screen.getByAltText('The wharf').getAttribute('src')).toBe('/api/pictures/p-1/960.webp');
});

it('shows any other picture as it is', () => {
  const { container } = render(<Picture src="/media/wharf.svg" alt="The wharf" sizes="50vw" />);
  expect(container.querySelectorAll('source')).toHaveLength(0);
});
