import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { FileRow } from './file-row.tsx';

it('a photo that cannot be shown falls back to the document icon and its name', () => {
  const file = { name: 'damaged.jpg', size: 4, status: 'received', progress: 1 } as const;
  draw(<FileRow file={{ ...file, previewUrl: 'blob:damaged' }} />);
  fireEvent.error(screen.getByRole('img', { name: /damaged\.jpg/ }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('damaged.jpg')).toBeDefined();
});
